import { titleOf } from "../cards.svelte";
import type { Card } from "../messages";
import { COLOURS, limitOf } from "./legality";

/** What is looked for among all cards. */
export interface Sought {
  words: string;
  types: Card["type"][];
  colours: Card["colour"][];
  /** Only what the Legends have RAM for. */
  fitting: boolean;
}

const ORDER: Card["type"][] = ["Legend", "Unit", "Gear", "Program"];

const plain = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase();

const textOf = (card: Card): string =>
  plain([titleOf(card), card.type, card.colour, ...card.tags, ...card.text].join(" "));

/** What a deck still has room for. */
export interface Room {
  legends: readonly Card[];
  /** How many Legends it may have. */
  most: number;
}

export const fits = (card: Card, { legends }: Room): boolean =>
  card.type === "Legend" || card.ram <= limitOf(legends, card.colour);

/**
 * The cards that were sought. Names that begin with the words come first; then Legends, while there is room for them;
 * then what these have RAM for; then by colour, cost and name.
 */
export function sought(all: readonly Card[], { words, types, colours, fitting }: Sought, room: Room): Card[] {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  const begins = (card: Card): boolean => parts.length > 0 && plain(card.name).startsWith(parts.join(" "));
  const legendsFirst = room.legends.length < room.most;
  const rank = (card: Card): number[] => [
    Number(!begins(card)),
    Number((card.type === "Legend") !== legendsFirst),
    Number(!fits(card, room)),
    COLOURS.indexOf(card.colour),
    card.cost ?? 99,
    ORDER.indexOf(card.type),
  ];
  return all
    .filter(
      (card) =>
        (types.length === 0 || types.includes(card.type)) &&
        (colours.length === 0 || colours.includes(card.colour)) &&
        (!fitting || fits(card, room)) &&
        (parts.length === 0 || has(card, parts)),
    )
    .map((card) => ({ card, ranks: rank(card), title: titleOf(card) }))
    .sort(
      (one, other) =>
        one.ranks.map((rank, at) => rank - (other.ranks[at] ?? 0)).find((difference) => difference !== 0) ??
        one.title.localeCompare(other.title),
    )
    .map(({ card }) => card);
}

function has(card: Card, parts: readonly string[]): boolean {
  const text = textOf(card);
  return parts.every((part) => text.includes(part));
}
