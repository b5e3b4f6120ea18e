import { expect, it } from "vitest";
import type { Card, Piece } from "../messages";
import { keywords, power, sentence } from "./marks";

const card: Card = {
  id: "a-card",
  name: "Somebody",
  subtitle: "Of the Street",
  type: "Unit",
  colour: "Blue",
  ram: 2,
  cost: 3,
  power: "4",
  sell_tag: false,
  tags: ["MERC"],
  text: ["BLOCKER", "Give a friendly Unit QUICK this turn."],
  reminders: [],
};
const piece: Piece = {
  id: 1,
  card: "a-card",
  title: "Somebody",
  ready: false,
  face_up: true,
  lag: true,
  solo: false,
  known: true,
  power: 6,
  parts: [],
  keywords: ["QUICK"],
  changes: [],
  gear: [],
  attacking: false,
  attacked: false,
};

it("reads keywords from print, or from the piece on the table", () => {
  expect(keywords(card)).toEqual(["BLOCKER"]);
  expect(keywords(card, piece)).toEqual(["QUICK"]);
});

it("tells power that has changed from power as printed", () => {
  expect(power(card)).toEqual({ words: "4", change: "" });
  expect(power(card, piece)).toEqual({ words: "6", change: "more" });
  expect(power(card, { ...piece, power: 1 })).toEqual({ words: "1", change: "less" });
  expect(power({ ...card, power: "" })).toBeNull();
});

it("says a card in a sentence", () => {
  expect(sentence(card, 2, piece, false)).toBe(
    "Somebody: Of the Street. Blue Unit, cost 2, power 6 (printed 4), QUICK, spent, Lag",
  );
});
