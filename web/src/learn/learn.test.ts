import { expect, test } from "vitest";
import type { Piece, Table } from "../messages";
import { nextOf } from "./next";
import { placesOf } from "./places";

const piece = (id: number, card: string | null, known = false): Piece => ({ id, card, known }) as Piece;

function table(kind: string | null): Table {
  const mine = { field: [piece(1, "octant")], legends: [piece(2, null), piece(3, null, true)] };
  const theirs = { field: [piece(4, "octant")], legends: [] };
  return { seat: 0, sides: [mine, theirs], prompt: kind === null ? null : { kind } } as unknown as Table;
}

test("what comes next is the next one that is not done, else the next one", () => {
  const list = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(nextOf(list, "a", new Set())).toBe("b");
  expect(nextOf(list, "a", new Set(["b"]))).toBe("c");
  expect(nextOf(list, "a", new Set(["b", "c"]))).toBe("b");
  expect(nextOf(list, "c", new Set())).toBeNull();
});

test("a lesson points at cards of either side, at the hand, and at areas", () => {
  const at = ["mine:octant", "rival:octant", "hand:floor-it", "area:rival gigs"];
  expect(placesOf(table("main"), at)).toEqual([
    '[data-spot="piece:1"]',
    '[data-spot="piece:4"]',
    '[data-area="hand"] [data-spot="card:floor-it"]',
    '[data-gigs="rival"]',
  ]);
});

test("a Legend that lies face-down is the one that its owner has seen; what is gone is not pointed at", () => {
  expect(placesOf(table("main"), ["mine:v-corporate-exile"])).toEqual(['[data-spot="piece:3"]']);
  expect(placesOf(table("main"), ["rival:psycho-squad"])).toEqual([]);
});

test("details are chosen among the answers, and nothing is pointed at while others decide", () => {
  expect(placesOf(table("steal"), ["mine:octant"])).toEqual([".prompt"]);
  expect(placesOf(table(null), ["mine:octant"])).toEqual([]);
});
