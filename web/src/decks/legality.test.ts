import { expect, it } from "vitest";
import type { Card, DeckList, DeckRules } from "../messages";
import { whole } from "./deck";
import { breaches, budgets } from "./legality";
import told from "./legality.cases.json";

const cards = told.cards as unknown as Record<string, Card>;
const lookup = (id: string): Card | null => cards[id] ?? null;
const rules = told.rules as unknown as DeckRules;
const cases = told.cases as unknown as { deck: DeckList; breaches: string[] }[];

it.each(cases.map(({ deck, breaches }) => [deck.name, deck, breaches] as const))(
  "says of %s what the server says",
  (_, deck, expected) => expect(breaches(whole(deck), rules, lookup)).toEqual(expected),
);

it("has legal decks and every kind of breach among them", () => {
  const all = cases.flatMap((one) => one.breaches).join("\n");
  expect(cases.filter((one) => one.breaches.length === 0).length).toBeGreaterThan(10);
  for (const words of ["A deck has", "short", "over", "different names", "no Legend", "is a Legend", "copies", "RAM"])
    expect(all).toContain(words);
});

it("says which cards break the budget of a colour, and by how much", () => {
  for (const { deck, breaches: found } of cases) {
    const over = budgets(whole(deck), lookup).flatMap((one) =>
      one.over.map(({ card, by }) => [card, by, one] as const),
    );
    const main = over.filter(([card]) => card.type !== "Legend");
    const said = found.filter((words) => words.includes("RAM; these Legends give"));
    if (!rules.fixed.some(({ name }) => name === deck.name)) expect(said).toHaveLength(main.length);
    for (const [card, by, { limit }] of main) expect(card.ram).toBe(limit + by);
  }
});

it("has no budget for a colour that the deck has nothing of", () => {
  const heist = cases.find(({ deck }) => deck.name === "The Heist");
  expect(budgets(whole(heist?.deck ?? { name: "", legends: [], cards: {} }), lookup)).toEqual([
    { colour: "Blue", limit: 4, needed: 3, over: [] },
    { colour: "Yellow", limit: 2, needed: 2, over: [] },
  ]);
});
