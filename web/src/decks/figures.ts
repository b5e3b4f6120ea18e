import type { Card } from "../messages";
import { known } from "./legality";
import { sizeOf, type Deck, type Lookup } from "./deck";

export const TYPES = ["Unit", "Gear", "Program"] as const;
export type MainType = (typeof TYPES)[number];

/** A group of cards by something that they share. */
export interface Share {
  name: string;
  count: number;
}

/** The cards of one cost, by type. */
export interface CostColumn {
  cost: number;
  total: number;
  types: Record<MainType, number>;
}

export interface Figures {
  size: number;
  curve: CostColumn[];
  /** Cards without a cost. */
  free: number;
  averageCost: number;
  types: Share[];
  colours: Share[];
  tags: Share[];
  sellTags: number;
}

const HIGHEST = 7;

/** What can be counted of a deck. */
export function figures(deck: Deck, lookup: Lookup): Figures {
  const main = Object.entries(deck.cards).map(([id, count]) => ({ card: known(lookup, id), count }));
  const sum = (fits: (card: Card) => boolean): number =>
    main.reduce((all, { card, count }) => all + (fits(card) ? count : 0), 0);
  const shares = (names: readonly string[], has: (card: Card, name: string) => boolean): Share[] =>
    names.map((name) => ({ name, count: sum((card) => has(card, name)) })).filter(({ count }) => count > 0);
  const costed = main.filter(({ card }) => card.cost !== null);
  const total = costed.reduce((all, { count }) => all + count, 0);
  const spent = costed.reduce((all, { card, count }) => all + (card.cost ?? 0) * count, 0);
  const last = Math.max(HIGHEST, ...costed.map(({ card }) => card.cost ?? 0));
  return {
    size: sizeOf(deck),
    curve: Array.from({ length: last }, (_, at) => column(at + 1, sum)),
    free: sum((card) => card.cost === null),
    averageCost: total === 0 ? 0 : spent / total,
    types: shares(TYPES, (card, name) => card.type === name),
    colours: shares(["Red", "Green", "Blue", "Yellow"], (card, name) => card.colour === name),
    tags: shares([...new Set(main.flatMap(({ card }) => card.tags))], (card, name) => card.tags.includes(name)).sort(
      (one, other) => other.count - one.count || one.name.localeCompare(other.name),
    ),
    sellTags: sum((card) => card.sell_tag),
  };
}

function column(cost: number, sum: (fits: (card: Card) => boolean) => number): CostColumn {
  const of = (type: MainType): number => sum((card) => card.cost === cost && card.type === type);
  const types = { Unit: of("Unit"), Gear: of("Gear"), Program: of("Program") };
  return { cost, total: types.Unit + types.Gear + types.Program, types };
}

/** Cards that are looked for together. */
export interface Wish {
  id: string;
  words: string;
  /** How many of them the deck has. */
  count: number;
}

/** Everything that a deck may be asked the chance of: groups first, then every card. */
export function wishes(deck: Deck, lookup: Lookup, counted = figures(deck, lookup)): Wish[] {
  const { types, colours, tags, sellTags, curve } = counted;
  const cheap = curve.filter(({ cost }) => cost <= 2).reduce((all, { total }) => all + total, 0);
  const groups: Wish[] = [
    { id: "sell", words: "Cards with a Sell Tag", count: sellTags },
    { id: "cheap", words: "Cards that cost 2 or less", count: cheap },
    ...types.map(({ name, count }) => ({ id: `type ${name}`, words: `${name}s`.replace("Gears", "Gear"), count })),
    ...colours.map(({ name, count }) => ({ id: `colour ${name}`, words: `${name} cards`, count })),
    ...tags.map(({ name, count }) => ({ id: `tag ${name}`, words: `Tag ${name}`, count })),
  ];
  const cards = Object.entries(deck.cards).map(([id, count]) => {
    const { name, subtitle } = known(lookup, id);
    return { id, words: subtitle === null ? name : `${name}: ${subtitle}`, count };
  });
  return [
    ...groups.filter(({ count }) => count > 0),
    ...cards.sort((one, other) => one.words.localeCompare(other.words)),
  ];
}
