import { plain, type Prepared } from "./facts";
import { either, fieldNamed, test, unknown, Wrong, type Test } from "./fields";

/** A search that has been read. */
export interface Query {
  /** All of them hold for what is found. */
  tests: Test[];
  /** The plain words: cards with all of them in their names come first. */
  words: string[];
  /** One of SORTS, with a minus in front for the other way round; nothing for the usual order. */
  sort: string;
  /** What was not understood, in sentences. */
  faults: string[];
}

export const SORTS = ["name", "cost", "power", "ram", "number"] as const;
/** What stands between spaces, but for those in quotation marks. */
const PIECES = /(?:"[^"]*"?|[^\s"])+/g;
const WORD = /^([a-z]+)(<=|>=|!=|[:=<>])(.*)$/is;
const VALUES = /(?:"[^"]*"?|[^,"])+/g;

/** Cut what was typed into its words. */
export const pieces = (typed: string): string[] => typed.match(PIECES) ?? [];

/** The name, the comparison and the values of a word, if it has them. */
export function parted(word: string): { name: string; how: string; values: string[] } | null {
  const found = WORD.exec(word);
  if (!found) return null;
  const [, name = "", how = "", rest = ""] = found;
  // A colon at the end is one of a card's name, unless there is such a field.
  if (rest === "" && how === ":" && fieldNamed(plain(name)) === undefined) return null;
  return { name: plain(name), how, values: valuesOf(rest) };
}

function valuesOf(typed: string): string[] {
  const found = (typed.match(VALUES) ?? []).map((value) => plain(value.replaceAll('"', "")).trim());
  return found.filter((value) => value !== "");
}

/** Read what was typed; `tags` are all that there are, sorted. What is not understood is told, and left out. */
export function read(typed: string, tags: readonly string[]): Query {
  const query: Query = { tests: [], words: [], sort: "", faults: [] };
  for (const piece of pieces(typed)) {
    try {
      add(query, piece, tags);
    } catch (fault) {
      if (!(fault instanceof Wrong)) throw fault;
      query.faults.push(fault.message);
    }
  }
  return query;
}

function add(query: Query, piece: string, tags: readonly string[]): void {
  const negated = piece.length > 1 && /^[-!]/.test(piece);
  const whole = negated ? piece.slice(1) : piece;
  const word = parted(whole);
  if (word === null) return addPlain(query, whole, negated);
  const field = fieldNamed(word.name);
  if (field === undefined) throw new Wrong(unknown(whole, word.name));
  if (field === "sort") query.sort = sortOf(word.values);
  else query.tests.push(turned(test(field, word.how, word.values, tags), negated));
}

function addPlain(query: Query, piece: string, negated: boolean): void {
  const word = plain(piece.replaceAll('"', ""));
  if (/^[-!]*$/.test(word)) return;
  query.tests.push(turned((card) => card.said.includes(word), negated));
  if (!negated) query.words.push(word);
}

const turned = (one: Test, negated: boolean): Test => (negated ? (card) => !one(card) : one);

function sortOf(values: string[]): string {
  const [value = ""] = values;
  if (values.length !== 1 || !SORTS.some((sort) => sort === value.replace(/^-/, ""))) {
    const all = either(SORTS, "or");
    throw new Wrong(`Cards are sorted by ${all}: write sort:cost, or sort:-cost for high ones first.`);
  }
  return value;
}

/** The cards that are found, in order. */
export const find = (query: Query, cards: readonly Prepared[]): Prepared[] =>
  ordered(query, cards).filter((card) => matches(query, card));

export const matches = (query: Query, card: Prepared): boolean => query.tests.every((one) => one(card));

/** All cards in the order that is asked for, found or not. */
export function ordered(query: Query, cards: readonly Prepared[]): Prepared[] {
  const all = [...cards].sort((a, b) => a.number - b.number);
  if (query.sort !== "") return sorted(all, query.sort);
  const named = (card: Prepared): boolean => query.words.every((word) => card.plainName.includes(word));
  return [...all.filter(named), ...all.filter((card) => !named(card))];
}

/** What has no such number comes last either way. */
function sorted(found: Prepared[], sort: string): Prepared[] {
  const sign = sort.startsWith("-") ? -1 : 1;
  const by = sort.replace(/^-/, "") as (typeof SORTS)[number];
  if (by === "name") return found.sort((a, b) => sign * compared(a.plainName, b.plainName));
  return found.sort((a, b) => {
    const [one, other] = [a[by], b[by]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
