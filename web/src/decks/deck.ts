import type { Card, DeckList } from "../messages";

/** A deck as it is built, legal or not. */
export type Deck = Required<DeckList>;
/** Where cards are looked up by their ids. */
export type Lookup = (id: string) => Card | null;

export const EMPTY: Deck = { name: "", legends: [], cards: {}, notes: "" };

export const whole = (told: DeckList): Deck => ({ ...told, notes: told.notes ?? "" });

export const sizeOf = (deck: Deck): number => Object.values(deck.cards).reduce((sum, count) => sum + count, 0);

export const copiesOf = (deck: Deck, id: string): number => (deck.legends.includes(id) ? 1 : (deck.cards[id] ?? 0));

/** The deck with so many copies of a card; one that is new to it comes last. */
export function withCopies(deck: Deck, card: Pick<Card, "id" | "type">, count: number): Deck {
  if (card.type === "Legend") {
    const others = deck.legends.filter((id) => id !== card.id);
    if (count > 0) return deck.legends.includes(card.id) ? deck : { ...deck, legends: [...deck.legends, card.id] };
    return { ...deck, legends: others };
  }
  if (count > 0) return { ...deck, cards: { ...deck.cards, [card.id]: count } };
  return { ...deck, cards: Object.fromEntries(Object.entries(deck.cards).filter(([id]) => id !== card.id)) };
}

/** The deck with copies of a card swapped for another, which lies where the old one lay. */
export function swapped(deck: Deck, out: Card, copies: number, into: Card): Deck {
  if (out.type === "Legend") return { ...deck, legends: deck.legends.map((id) => (id === out.id ? into.id : id)) };
  const left = Math.max(0, (deck.cards[out.id] ?? 0) - copies);
  const moved = Math.min(copies, deck.cards[out.id] ?? 0);
  const cards = Object.entries(deck.cards).flatMap(([id, count]): [string, number][] => {
    if (id !== out.id) return [[id, count]];
    const there = deck.cards[into.id] === undefined ? ([[into.id, 0]] as [string, number][]) : [];
    return left > 0 ? [[id, left], ...there] : there;
  });
  const found = Object.fromEntries(cards);
  return { ...deck, cards: { ...found, [into.id]: (found[into.id] ?? 0) + moved } };
}

/** Whether both have the same cards, in whatever order. */
export function sameCards(one: Deck, other: Deck): boolean {
  return differences(one, other).length === 0;
}

/** Whether both say the same in every way, but for the order of the cards. */
export const same = (one: Deck, other: Deck): boolean =>
  one.name === other.name && one.notes === other.notes && sameCards(one, other);

/** A card of which two decks have different numbers. */
export interface Difference {
  id: string;
  here: number;
  there: number;
}

export function differences(here: Deck, there: Deck): Difference[] {
  const ids = [...here.legends, ...Object.keys(here.cards), ...there.legends, ...Object.keys(there.cards)];
  return [...new Set(ids)]
    .map((id) => ({ id, here: countOf(here, id), there: countOf(there, id) }))
    .filter(({ here, there }) => here !== there);
}

/** Legends may stand twice in a deck that is not legal. */
const countOf = (deck: Deck, id: string): number =>
  deck.legends.filter((legend) => legend === id).length + (deck.cards[id] ?? 0);
