import { expect, it } from "vitest";
import type { Card } from "../messages";
import { differences, EMPTY, same, sameCards, sizeOf, swapped, withCopies, type Deck } from "./deck";
import { figures, wishes } from "./figures";
import { fits, sought } from "./finding";
import { deal, drawOne, mulligan } from "./hands";
import { meant, named, without } from "./pasted";
import { addressWith, viewOf } from "./views";

const card = (id: string, rest: Partial<Card> = {}): Card => ({
  id,
  name: id,
  subtitle: null,
  type: "Unit",
  colour: "Blue",
  ram: 1,
  cost: 2,
  power: "1",
  sell_tag: false,
  tags: [],
  text: [],
  reminders: [],
  ...rest,
});
const CARDS: Record<string, Card> = Object.fromEntries(
  [
    card("boss", { type: "Legend", ram: 3, cost: null, name: "Álvaro", subtitle: "Boss" }),
    card("chief", { type: "Legend", colour: "Red", ram: 1 }),
    card("blades", { type: "Gear", cost: 1, sell_tag: true, tags: ["CYBERWARE"] }),
    card("cab", { cost: 4, ram: 4, tags: ["VEHICLE"] }),
    card("psycho", { colour: "Red", cost: 2, ram: 1, sell_tag: true, text: ["Draw a card."] }),
    card("free", { type: "Program", cost: null, colour: "Green" }),
  ].map((one) => [one.id, one]),
);
const at = (id: string): Card => CARDS[id] ?? card(id);
const lookup = (id: string): Card | null => CARDS[id] ?? null;
const DECK: Deck = { name: "d", notes: "", legends: ["boss"], cards: { blades: 3, cab: 2, psycho: 1 } };

it("adds and takes out cards", () => {
  expect(withCopies(DECK, at("free"), 1).cards).toEqual({ blades: 3, cab: 2, psycho: 1, free: 1 });
  expect(withCopies(DECK, at("cab"), 0).cards).toEqual({ blades: 3, psycho: 1 });
  expect(withCopies(DECK, at("chief"), 1).legends).toEqual(["boss", "chief"]);
  expect(withCopies(DECK, at("boss"), 0).legends).toEqual([]);
  expect(withCopies(DECK, at("boss"), 2)).toBe(DECK);
  expect(sizeOf(DECK)).toBe(6);
});

it("swaps cards where they lie", () => {
  expect(Object.entries(swapped(DECK, at("blades"), 3, at("free")).cards)).toEqual([
    ["free", 3],
    ["cab", 2],
    ["psycho", 1],
  ]);
  expect(swapped(DECK, at("blades"), 2, at("psycho")).cards).toEqual({ blades: 1, cab: 2, psycho: 3 });
  expect(swapped(DECK, at("cab"), 9, at("free")).cards).toEqual({ blades: 3, free: 2, psycho: 1 });
  expect(swapped(DECK, at("boss"), 1, at("chief")).legends).toEqual(["chief"]);
});

it("tells what is different", () => {
  const other: Deck = { ...DECK, legends: ["chief"], cards: { psycho: 1, blades: 1, free: 2, cab: 2 } };
  expect(differences(DECK, other)).toEqual([
    { id: "boss", here: 1, there: 0 },
    { id: "blades", here: 3, there: 1 },
    { id: "chief", here: 0, there: 1 },
    { id: "free", here: 0, there: 2 },
  ]);
  expect(sameCards(DECK, { ...DECK, cards: { psycho: 1, cab: 2, blades: 3 } })).toBe(true);
  expect(same(DECK, { ...DECK, notes: "new" })).toBe(false);
});

it("counts costs, types, colours, tags and Sell Tags", () => {
  const all = figures(withCopies(DECK, at("free"), 2), lookup);
  expect(all.curve.map(({ total }) => total)).toEqual([3, 1, 0, 2, 0, 0, 0]);
  expect([all.size, all.free, all.sellTags, all.averageCost]).toEqual([8, 2, 4, (3 + 2 + 8) / 6]);
  expect(all.types).toEqual([
    { name: "Unit", count: 3 },
    { name: "Gear", count: 3 },
    { name: "Program", count: 2 },
  ]);
  expect(all.tags.map(({ name }) => name)).toEqual(["CYBERWARE", "VEHICLE"]);
  expect(figures(EMPTY, lookup).size).toBe(0);
  expect(wishes(DECK, lookup).find(({ id }) => id === "cheap")?.count).toBe(4);
});

it("finds cards by words, types, colours and RAM", () => {
  const all = Object.values(CARDS);
  const nothing = { words: "", types: [], colours: [], fitting: false };
  const none = { legends: [], most: 3 };
  const ids = (found: Card[]): string[] => found.map(({ id }) => id);
  expect(ids(sought(all, { ...nothing, words: "alvaro boss" }, none))).toEqual(["boss"]);
  expect(ids(sought(all, { ...nothing, words: "draw unit" }, none))).toEqual(["psycho"]);
  expect(ids(sought(all, { ...nothing, types: ["Gear", "Program"] }, none))).toEqual(["free", "blades"]);
  expect(ids(sought(all, { ...nothing, colours: ["Red"] }, none))).toEqual(["chief", "psycho"]);
  const room = { legends: [at("boss")], most: 1 };
  expect(fits(at("cab"), room)).toBe(false);
  expect(ids(sought(all, { ...nothing, fitting: true }, room))).toEqual(["blades", "chief", "boss"]);
  expect(ids(sought(all, nothing, room)).slice(0, 1)).toEqual(["blades"]);
});

it("deals the same hand for the same number, with all cards of the deck", () => {
  const deck = { ...EMPTY, cards: { a: 20, b: 10, c: 10 } };
  const hand = deal(deck, 7, 6);
  expect(hand).toEqual(deal({ ...EMPTY, cards: { c: 10, b: 10, a: 20 } }, 7, 6));
  expect([...hand.held, ...hand.rest].sort()).toEqual([..."a".repeat(20), ..."b".repeat(10), ..."c".repeat(10)]);
  const again = mulligan(hand);
  expect([...again.held, ...again.rest].sort()).toEqual([...hand.held, ...hand.rest].sort());
  expect(again.held).toHaveLength(6);
  expect(drawOne(again).drawn).toEqual([again.rest[0]]);
  expect(drawOne({ ...hand, rest: [] }).drawn).toEqual([]);
});

it("deals fairly", () => {
  const deck = { ...EMPTY, cards: { a: 1, b: 39 } };
  const first = Array.from({ length: 4000 }, (_, seed) => deal(deck, seed, 6)).filter(({ held }) => held.includes("a"));
  expect(first.length / 4000).toBeGreaterThan(0.13);
  expect(first.length / 4000).toBeLessThan(0.17);
  const second = Array.from({ length: 4000 }, (_, seed) => mulligan(deal(deck, seed, 6)));
  expect(second.filter(({ held }) => held.includes("a")).length / 4000).toBeCloseTo(0.15, 1);
});

it("puts lines right without losing any", () => {
  const text = "My deck\r\n3x Mantis Blads\nSomething";
  expect(meant(text, { line: 2, count: 3 }, "Mantis Blades")).toBe("My deck\n3 Mantis Blades\nSomething");
  expect(named(text, { line: 1, count: 1 })).toBe("name: My deck\n3x Mantis Blads\nSomething");
  expect(without(text, { line: 3, count: 1 })).toBe("My deck\n3x Mantis Blads\n# Something");
});

it("keeps what is shown in the address", () => {
  const here = { path: "/decks/x", query: new URLSearchParams("with=y"), hash: "1.abc" };
  expect(addressWith(here, "view", "hands")).toBe("/decks/x?with=y&view=hands#1.abc");
  expect([viewOf("hands"), viewOf("nothing"), viewOf(null)]).toEqual(["hands", "cards", "cards"]);
});
