import { expect, it } from "vitest";
import { dieLabel, heldLabel, pieceLabel } from "./label";
import { byTurn, continued, takenBack } from "./log";
import { dwell } from "./pace";
import { die, line, piece, table } from "./testing";
import { bits, counted } from "./words";

const [one, two, three] = [line({ words: "one" }), line({ words: "two", turn: 2 }), line({ words: "three", turn: 2 })];

it("the log goes on, goes back, and tells when lines are missing", () => {
  expect(continued([one], table({ lines: 1, log: [two] }))).toEqual([one, two]);
  expect(continued([one, two], table({ lines: 1, log: [three] }))).toEqual([one, three]);
  expect(continued([one], table({ lines: 3, log: [] }))).toBeNull();
});

it("lines are grouped by turn", () => {
  expect(byTurn([one, two, three])).toEqual([
    { turn: 1, lines: [one] },
    { turn: 2, lines: [two, three] },
  ]);
});

it("what can be taken back is named by the first line that came of it, the latest first", () => {
  const now = table({
    undo_to: [
      [3, 0],
      [4, 0],
      [7, 2],
      [8, 3],
    ],
  });
  expect(takenBack(now, [one, two, three])).toEqual([
    { number: 8, line: null },
    { number: 7, line: three },
    { number: 3, line: one },
  ]);
});

it("a sentence is cut where it names cards, longer titles first", () => {
  const titles = new Map([
    ["v", "V"],
    ["v-exile", "V: Corporate Exile"],
  ]);
  expect(bits("You call V: Corporate Exile.", titles)).toEqual([
    { words: "You call ", card: null },
    { words: "V: Corporate Exile", card: "v-exile" },
    { words: ".", card: null },
  ]);
  expect(bits("Nothing.", titles)).toEqual([{ words: "Nothing.", card: null }]);
});

it("a table stays the longer, the more has happened", () => {
  const little = table({ log: [line({ kind: "drew", words: "Rival draws a card." })] });
  const much = table({ log: [line({ kind: "attacked", words: "Rival's Psycho Squad (6) attacks your Gig area." })] });
  expect(dwell(table(), "normal")).toBe(0);
  expect(dwell(much, "normal")).toBeGreaterThan(dwell(little, "normal"));
  expect(dwell(much, "quick")).toBeLessThan(dwell(much, "slow"));
});

it("things are named for those who do not see them", () => {
  expect(pieceLabel(piece({ ready: false, lag: true, keywords: ["BLOCKER"] }), "your", null)).toBe(
    "your Psycho Squad, power 6, spent, Lag, BLOCKER",
  );
  expect(heldLabel({ card: "x", title: "Floor It", cost: 2 }, null)).toBe("Floor It, cost 2");
  expect(dieLabel(die({ sides: 8, value: 3 }), "rival")).toBe("the Rival's d8, Gig 3");
  expect(counted(1, "card")).toBe("1 card");
  expect(counted(2, "card")).toBe("2 cards");
});
