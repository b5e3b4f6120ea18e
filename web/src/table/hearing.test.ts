import { expect, it } from "vitest";
import { line, table } from "../game/testing";
import { heardOf } from "./hearing";

it("each sound is heard once, in the order of the log", () => {
  const log = ["turn", "drew", "drew", "rolled", "looked"].map((kind) => line({ kind }));
  expect(heardOf(table({ log }))).toEqual(["turn", "draw", "roll"]);
});

it("the end of a game sounds for who hears it", () => {
  expect(heardOf(table({ seat: 0, result: { winner: 0, words: "" } }))).toEqual(["win"]);
  expect(heardOf(table({ seat: 0, result: { winner: 1, words: "" } }))).toEqual(["lose"]);
});
