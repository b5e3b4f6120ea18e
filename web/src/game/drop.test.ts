import { expect, it } from "vitest";
import { meant } from "./drop";
import { option } from "./testing";

const play = option({ key: [20, 7, 0], verb: "play", card: "x" });
const sell = option({ key: [18, 7, 0], verb: "sell", card: "x" });
const attack = option({ key: [24, 3, 9], verb: "attack", piece: 3, target: 9 });
const roll = option({ key: [3, 2, 0], verb: "gig", die: 2 });

it("a card is played on the field or on a Unit, and sold on the Eddies", () => {
  expect(meant([play, sell], "field")).toEqual([play]);
  expect(meant([play, sell], "piece:3")).toEqual([play]);
  expect(meant([play, sell], "eddies")).toEqual([sell]);
});

it("a Unit attacks what it is dragged to, and nothing else", () => {
  expect(meant([attack], "piece:9")).toEqual([attack]);
  expect(meant([attack], "piece:8")).toEqual([]);
  expect(meant([attack], "gigs")).toEqual([]);
});

it("a die is rolled into the own Gig area", () => {
  expect(meant([roll], "own gigs")).toEqual([roll]);
});
