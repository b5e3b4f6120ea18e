import { expect, it } from "vitest";
import type { RecordGame, RecordTally } from "../messages";
import { gigs, lengths, meaning, median } from "./counts";

const game = (turns: number, outcome: RecordGame["outcome"] = "won"): RecordGame => ({
  id: "",
  played: "",
  outcome,
  turns,
  gigs: [7, turns % 3],
});
const tally = (games: number, low: number, high: number): RecordTally => ({
  name: "",
  games,
  won: 0,
  lost: 0,
  tied: 0,
  share: 0.5,
  low,
  high,
});

it("says that few games are few, and nothing that an interval does not say", () => {
  expect(meaning(tally(1, 0.2, 1))).toBe("One game is few: in the long run anything from 20 % to 100 % fits.");
  expect(meaning(tally(19, 0.6, 0.9))).toMatch(/^19 games are few/);
  expect(meaning(tally(40, 0.55, 0.8))).toMatch(/^More wins/);
  expect(meaning(tally(40, 0.2, 0.45))).toMatch(/^More losses/);
  expect(meaning(tally(40, 0.45, 0.7))).toMatch(/^It may as well be even/);
});

it("puts games into bins by length, without leaving one out between", () => {
  const bins = lengths([game(9), game(10, "lost"), game(14, "tied"), game(13)]);
  expect(bins.map(({ words, won, lost, tied }) => [words, won, lost, tied])).toEqual([
    ["9–10", 1, 1, 0],
    ["11–12", 0, 0, 0],
    ["13–14", 1, 0, 1],
  ]);
  expect(lengths([])).toEqual([]);
});

it("gives the middle one of some numbers", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([5])]).toEqual([2, 2.5, 5]);
});

it("counts games by their Gigs", () => {
  expect([...gigs([game(9), game(12), game(10)])]).toEqual([
    ["7:0", 2],
    ["7:1", 1],
  ]);
});
