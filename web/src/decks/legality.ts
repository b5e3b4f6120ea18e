import { titleOf } from "../cards.svelte";
import type { Card, DeckRules } from "../messages";
import { sameCards, sizeOf, whole, type Deck, type Lookup } from "./deck";

/** A sentence for each way in which a deck may not be played, as the server says it; none for a legal deck. */
export function breaches(deck: Deck, rules: DeckRules, lookup: Lookup): string[] {
  if (rules.fixed.some((fixed) => sameCards(deck, whole(fixed)))) return [];
  const main = Object.entries(deck.cards).map(([id, count]) => ({ card: known(lookup, id), count }));
  const legends = deck.legends.map((id) => known(lookup, id));
  return [
    ...ofLegends(legends, rules),
    ...ofSize(sizeOf(deck), rules),
    ...main
      .filter(({ card }) => card.type === "Legend")
      .map(({ card }) => `${titleOf(card)} is a Legend and can't be in the main deck.`),
    ...main
      .filter(({ count }) => count > rules.copies)
      .map(
        ({ card, count }) =>
          `A main deck has at most ${rules.copies} copies of a card; this one has ${count} of ${titleOf(card)}.`,
      ),
    ...main.flatMap(({ card }) => {
      const limit = limitOf(legends, card.colour);
      if (card.type === "Legend" || card.ram <= limit) return [];
      return [`${titleOf(card)} needs ${card.ram} ${card.colour} RAM; these Legends give ${limit}.`];
    }),
  ];
}

function ofLegends(legends: Card[], rules: DeckRules): string[] {
  const found: string[] = [];
  if (legends.length !== rules.legends)
    found.push(`A deck has ${rules.legends} Legends; this one has ${legends.length}.`);
  found.push(
    ...legends
      .filter((card) => card.type !== "Legend")
      .map((card) => `${titleOf(card)} is no Legend, but stands among them.`),
  );
  for (const name of new Set(legends.map((card) => card.name))) {
    const count = legends.filter((card) => card.name === name).length;
    if (count > 1) found.push(`Its Legends must have different names; ${count} of them are named ${name}.`);
  }
  return found;
}

function ofSize(size: number, { fewest, most }: DeckRules): string[] {
  const wrong = `A main deck has ${fewest} to ${most} cards; this one has ${size}, which is`;
  if (size < fewest) return [`${wrong} ${fewest - size} short.`];
  return size > most ? [`${wrong} ${size - most} over.`] : [];
}

/** The RAM that Legends give in a colour. */
export const limitOf = (legends: readonly Card[], colour: Card["colour"]): number =>
  legends.reduce((sum, card) => sum + (card.colour === colour ? card.ram : 0), 0);

export const legendsOf = (deck: Deck, lookup: Lookup): Card[] => deck.legends.map((id) => known(lookup, id));

export const COLOURS = ["Red", "Green", "Blue", "Yellow"] as const;

/** The RAM of a colour: what the Legends give, what the cards need at most, and which of them need more. */
export interface Budget {
  colour: Card["colour"];
  limit: number;
  needed: number;
  over: { card: Card; by: number }[];
}

/** The budget of every colour that the deck has anything of. */
export function budgets(deck: Deck, lookup: Lookup): Budget[] {
  const legends = legendsOf(deck, lookup);
  const main = Object.keys(deck.cards).map((id) => known(lookup, id));
  return COLOURS.map((colour) => {
    const limit = limitOf(legends, colour);
    const cards = main.filter((card) => card.colour === colour);
    const over = cards.filter((card) => card.ram > limit).map((card) => ({ card, by: card.ram - limit }));
    return { colour, limit, needed: Math.max(0, ...cards.map((card) => card.ram)), over };
  }).filter(({ limit, needed }) => limit > 0 || needed > 0);
}

export function known(lookup: Lookup, id: string): Card {
  const card = lookup(id);
  if (card === null) throw new Error(`No card has the id ${id}.`);
  return card;
}
