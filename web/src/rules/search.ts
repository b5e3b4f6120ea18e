import type { BookRule, BookRuling, SceneTold } from "../messages";
import type { RuleBook } from "./book";

export interface Hits {
  rules: BookRule[];
  rulings: BookRuling[];
  scenes: SceneTold[];
}

interface Entry {
  rule: BookRule;
  /** What it says itself, as one text with a space before every word, */
  own: string;
  /** and all that tells what it is about. */
  all: string;
}

const words = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}€$]+/gu) ?? [];

const said = (text: string): string => ` ${words(text).join(" ")}`;

const LOOKS_LIKE_A_NUMBER = /^\d{1,2}(\.\d{1,2})*\.?$/;

/** Finds rules by their numbers or by the beginnings of words in them, in their headings, and in rules above them. */
export class Search {
  readonly #book: RuleBook;
  readonly #entries: Entry[];
  readonly #rulings: { ruling: BookRuling; all: string }[];
  readonly #scenes: { scene: SceneTold; all: string }[];

  constructor(book: RuleBook, titleOf: (card: string) => string) {
    this.#book = book;
    this.#entries = book.rules.map((rule) => {
      const above = book.above(rule.number).map((outer) => outer.words);
      const all = said([rule.words, ...above, rule.chapter, rule.section].join(" "));
      return { rule, own: said(rule.words), all };
    });
    this.#rulings = book.rulings.map((ruling) => ({
      ruling,
      all: said(`${ruling.id} ${ruling.words} ${ruling.card ? titleOf(ruling.card) : ""}`),
    }));
    this.#scenes = book.scenes.map((scene) => ({ scene, all: said(`${scene.title} ${scene.words}`) }));
  }

  find(asked: string): Hits {
    const number = asked.trim();
    if (LOOKS_LIKE_A_NUMBER.test(number)) return this.#numbered(number.replace(/\.$/, ""));
    const wanted = words(asked);
    if (wanted.length === 0) return { rules: [], rulings: [], scenes: [] };
    const ranked = this.#entries
      .filter(({ all }) => count(wanted, all) === wanted.length)
      .map(({ rule, own }) => ({ rule, own: count(wanted, own) }))
      .sort((a, b) => b.own - a.own || a.rule.words.length - b.rule.words.length);
    return {
      rules: ranked.map(({ rule }) => rule),
      rulings: this.#rulings.filter(({ all }) => count(wanted, all) === wanted.length).map(({ ruling }) => ruling),
      scenes: this.#scenes.filter(({ all }) => count(wanted, all) === wanted.length).map(({ scene }) => scene),
    };
  }

  #numbered(number: string): Hits {
    const rules = this.#book.rules.filter((rule) => rule.number.startsWith(number));
    const exact = this.#book.evidence(number);
    return { rules, rulings: exact.rulings, scenes: exact.scenes };
  }
}

/** How many of the wanted words some word begins with. */
const count = (wanted: string[], present: string): number =>
  wanted.filter((start) => present.includes(` ${start}`)).length;

export interface Bit {
  words: string;
  marked: boolean;
}

/** Cut a text where words begin that were asked for. */
export function marked(text: string, asked: string): Bit[] {
  const wanted = words(asked);
  if (wanted.length === 0) return [{ words: text, marked: false }];
  const bits: Bit[] = [];
  for (const piece of text.split(/([\p{L}\p{N}€$]+)/u)) {
    if (piece === "") continue;
    const [said] = words(piece);
    const start = said === undefined ? undefined : wanted.find((one) => said.startsWith(one));
    if (start === undefined) bits.push({ words: piece, marked: false });
    else {
      bits.push({ words: piece.slice(0, start.length), marked: true });
      if (piece.length > start.length) bits.push({ words: piece.slice(start.length), marked: false });
    }
  }
  return bits;
}
