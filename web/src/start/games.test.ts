import { expect, it } from "vitest";
import type { GameSummary } from "../messages";
import { ago, mine, outcome, rivalOf, sorted } from "./games";

function game(changes: Partial<GameSummary> = {}): GameSummary {
  return {
    id: "one",
    seats: ["person", "street"],
    mine: [0],
    decks: ["the-heist", "embracing-power"],
    turn: 3,
    number: 20,
    gigs: [1, 2],
    begun: "2026-08-01T10:00:00+00:00",
    played: "2026-08-01T12:00:00+00:00",
    result: null,
    ...changes,
  };
}
const won = (winner: number): Partial<GameSummary> => ({ result: { winner, reason: "", words: "" } as GameSummary["result"] }); // prettier-ignore

it("shows unfinished games first, and of both kinds the latest first", () => {
  const early = game({ id: "early" });
  const late = game({ id: "late", played: "2026-08-02T12:00:00+00:00" });
  const done = game({ id: "done", ...won(0) });
  const { open, over } = sorted([early, done, late]);
  expect(open).toEqual([late, early]);
  expect(over).toEqual([done]);
});

it("says against whom it is, from one's own seat", () => {
  expect(rivalOf(game())).toBe("Street");
  const second = game({ seats: ["legend", "person"], mine: [1] });
  expect([mine(second), rivalOf(second)]).toEqual([1, "Legend"]);
  expect(rivalOf(game({ seats: ["person", "person"], mine: [0, 1] }))).toBe("Hot seat");
});

it("says how it ended, from one's own seat", () => {
  expect(outcome(game(won(0)))).toBe("Won");
  expect(outcome(game(won(1)))).toBe("Lost");
  expect(outcome(game({ ...won(1), mine: [1] }))).toBe("Won");
  expect(outcome(game(won(-1)))).toBe("Tie");
  expect(outcome(game({ ...won(1), mine: [0, 1] }))).toBe("Second player won");
});

it("says how long ago that was", () => {
  const now = Date.parse("2026-08-10T12:00:00+00:00");
  const before = (seconds: number): string => ago(new Date(now - seconds * 1000).toISOString(), now);
  expect(before(20)).toBe("just now");
  expect(before(-5)).toBe("just now");
  expect(before(60)).toBe("1 minute ago");
  expect(before(3 * 3600 + 100)).toBe("3 hours ago");
  expect(before(86_400)).toBe("yesterday");
  expect(before(8 * 86_400)).toBe("Aug 2, 2026");
});
