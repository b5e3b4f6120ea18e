import type { Book, BookDecision, BookRule, BookRuling, SceneTold } from "../messages";

/** The rule that an address names, or the beginning of one: a chapter, a rule, a part of a rule. */
export const NUMBER = /(?<![\d.])\d{1,2}(?:\.\d{1,2})+(?![\d.]*\d)/g;

export interface Section {
  title: string;
  rules: BookRule[];
}

export interface Chapter {
  number: string;
  title: string;
  sections: Section[];
}

/** What shows a rule. */
export interface Evidence {
  scenes: SceneTold[];
  rulings: BookRuling[];
  decisions: BookDecision[];
}

/** The rule book, with the ways through it. */
export class RuleBook {
  readonly version: string;
  readonly chapters: Chapter[] = [];
  readonly scenes: SceneTold[];
  readonly rulings: BookRuling[];
  readonly rules: BookRule[];
  readonly #byNumber = new Map<string, BookRule>();
  readonly #evidence = new Map<string, Evidence>();

  constructor(book: Book) {
    this.version = book.version;
    this.rules = book.rules;
    this.scenes = book.scenes;
    this.rulings = book.rulings;
    for (const rule of book.rules) this.#add(rule);
    for (const scene of book.scenes) for (const number of scene.rules) this.#of(number).scenes.push(scene);
    for (const ruling of book.rulings) for (const number of ruling.rules) this.#of(number).rulings.push(ruling);
    for (const decision of book.decisions)
      for (const number of decision.rules) this.#of(number).decisions.push(decision);
  }

  rule(number: string): BookRule | undefined {
    return this.#byNumber.get(number);
  }

  /** The chapter of a number, which may be its own or that of a rule in it. */
  chapter(number: string): Chapter | undefined {
    return this.chapters.find((chapter) => chapter.number === number.split(".")[0]);
  }

  evidence(number: string): Evidence {
    return this.#evidence.get(number) ?? { scenes: [], rulings: [], decisions: [] };
  }

  /** The rules that a rule belongs to, the outermost first. */
  above(number: string): BookRule[] {
    const parts = number.split(".");
    const numbers = parts.map((_, at) => parts.slice(0, at).join(".")).slice(2);
    return numbers.flatMap((outer) => this.rule(outer) ?? []);
  }

  #of(number: string): Evidence {
    const found = this.#evidence.get(number) ?? { scenes: [], rulings: [], decisions: [] };
    this.#evidence.set(number, found);
    return found;
  }

  #add(rule: BookRule): void {
    this.#byNumber.set(rule.number, rule);
    const number = rule.number.split(".")[0] ?? "";
    let chapter = this.chapters.at(-1);
    if (chapter?.number !== number) this.chapters.push((chapter = { number, title: rule.chapter, sections: [] }));
    const section = chapter.sections.at(-1);
    if (section?.title === rule.section) section.rules.push(rule);
    else chapter.sections.push({ title: rule.section, rules: [rule] });
  }
}

/** How deep a rule lies: 0 for 9.17, 1 for 9.17.1. */
export const depth = (number: string): number => number.split(".").length - 2;

export interface Part {
  words: string;
  /** The rule that the words name. */
  number: string | null;
}

/** Cut a text where it names rules that there are. */
export function parts(text: string, known: (number: string) => boolean): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!known(match[0])) continue;
    if (match.index > at) found.push({ words: text.slice(at, match.index), number: null });
    found.push({ words: match[0], number: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ words: text.slice(at), number: null });
  return found;
}
