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

/** The cards that fit: Legends first, then by colour, cost and name. Names that begin with the words come before all. */
export function sought(
  all: readonly Card[],
  { words, types, colours, fitting }: Sought,
  legends: readonly Card[],
): Card[] {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  const named = (card: Card): number => (parts.length > 0 && plain(card.name).startsWith(parts.join(" ")) ? 0 : 1);
  return all
    .filter(
      (card) =>
        (types.length === 0 || types.includes(card.type)) &&
        (colours.length === 0 || colours.includes(card.colour)) &&
        (!fitting || card.type === "Legend" || card.ram <= limitOf(legends, card.colour)) &&
        parts.every((part) => textOf(card).includes(part)),
    )
    .sort(
      (one, other) =>
        named(one) - named(other) ||
        Number(one.type !== "Legend") - Number(other.type !== "Legend") ||
        COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour) ||
        (one.cost ?? 99) - (other.cost ?? 99) ||
        ORDER.indexOf(one.type) - ORDER.indexOf(other.type) ||
        titleOf(one).localeCompare(titleOf(other)),
    );
}
