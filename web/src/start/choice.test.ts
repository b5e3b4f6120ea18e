import { expect, it, vi } from "vitest";
import type { BotSummary, DeckSummary } from "../messages";
import { players } from "./players";
import { HOT_SEAT, ME, nameOf, rivals } from "./rivals";

vi.mock("../route.svelte", () => ({ route: {} }));
const { fitting } = await import("./begin");

const bots: BotSummary[] = ["random", "greedy", "rookie", "street", "solo", "legend"].map((id) => ({ id, words: "" }));
const decks = ["the-heist", "embracing-power", "samurai-on-tour"].map((id) => ({ id }) as DeckSummary);

it("offers the bots for players, from the weakest to the strongest", () => {
  expect(rivals(bots).map(({ id, strength, die }) => [id, strength, die])).toEqual([
    ["rookie", 1, 4],
    ["street", 2, 8],
    ["solo", 3, 12],
    ["legend", 4, 20],
  ]);
});

it("names rivals and players", () => {
  expect([nameOf("solo"), nameOf(HOT_SEAT)]).toEqual(["Solo", "Hot seat"]);
  expect(players({ rival: "solo" }).map(({ name }) => name)).toEqual(["You", "Your Rival"]);
  expect(players({ rival: HOT_SEAT }).map(({ name }) => name)).toEqual(["First player", "Second player"]);
});

it("keeps a choice that can be had, and gives what is usual for what has gone", () => {
  const good = { decks: ["samurai-on-tour", "the-heist"] as [string, string], rival: "legend", me: "solo" };
  expect(fitting(good, decks, bots)).toEqual(good);
  expect(fitting({ ...good, rival: HOT_SEAT }, decks, bots)).toEqual({ ...good, rival: HOT_SEAT, me: ME });
  expect(fitting({ decks: ["gone", "the-heist"], rival: "nobody", me: "nobody" }, decks, bots)).toEqual({
    decks: ["the-heist", "the-heist"],
    rival: "street",
    me: ME,
  });
});
