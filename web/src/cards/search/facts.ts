import type { Card, Listed } from "../../messages";

/** What a card says of itself, as a search sees it. */
export interface Facts {
  id: string;
  /** Cards stand in the order of these. */
  number: number;
  /** With the subtitle. */
  name: string;
  type: string;
  color: string;
  ram: number;
  cost: number | null;
  /** Null where none is printed. */
  power: number | null;
  sell: boolean;
  tags: readonly string[];
  keywords: readonly string[];
  /** The names of the sets in which it is printed. */
  sets: readonly string[];
  text: string;
}

/** Facts with their words in small letters. */
export interface Prepared extends Facts {
  plainName: string;
  plainText: string;
  plainSets: readonly string[];
  /** All words. */
  said: string;
}

export function factsOf(card: Card, listed: Listed, number: number): Facts {
  return {
    id: card.id,
    number,
    name: card.subtitle === null ? card.name : `${card.name}: ${card.subtitle}`,
    type: card.type,
    color: card.colour,
    ram: card.ram,
    cost: card.cost,
    power: card.power === "" ? null : Number.parseInt(card.power, 10),
    sell: card.sell_tag,
    tags: card.tags,
    keywords: listed.keywords,
    sets: listed.sets,
    text: card.text.join(" "),
  };
}

export function prepared(facts: Facts): Prepared {
  const { name, type, color, tags, keywords, text } = facts;
  return {
    ...facts,
    plainName: plain(name),
    plainText: plain(text),
    plainSets: facts.sets.map(plain),
    said: plain([name, type, color, ...tags, ...keywords, text].join(" | ")),
  };
}

/** Words in small letters without accents, so that they are found however they are typed. */
export function plain(words: string): string {
  return words.replaceAll("’", "'").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
