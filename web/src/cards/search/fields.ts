import { plain, type Prepared } from "./facts";

export type Test = (card: Prepared) => boolean;

/** A word that is not understood; says what would be right. */
export class Wrong extends Error {}

export const KEYWORDS = ["ADRENALINE", "BLOCKER", "GO SOLO", "QUICK", "PLAY", "ATTACK", "CALL", "DEFEATED"] as const;
export const COLOURS = ["Red", "Green", "Blue", "Yellow"] as const;
export const TYPES = ["Legend", "Unit", "Gear", "Program"] as const;

type Named = "name" | "text" | "set";
type Chosen = "tag" | "type" | "color" | "keyword" | "sell";
type Counted = "cost" | "power" | "ram";
export type Field = Named | Chosen | Counted;

export const FIELDS: readonly Field[] = [
  ...(["name", "text", "set"] as const),
  ...(["tag", "type", "color", "keyword", "sell"] as const),
  ...(["cost", "power", "ram"] as const),
];
/** What may be typed, and which field it names. */
const NAMES: Record<string, Field | "sort"> = {
  ...(Object.fromEntries(
    ["name", "text", "tag", "type", "color", "cost", "power", "ram", "keyword", "sell", "set"].map((name) => [
      name,
      name,
    ]),
  ) as Record<Field, Field>),
  sort: "sort",
  colour: "color",
};

export const fieldNamed = (name: string): Field | "sort" | undefined =>
  Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;

/** So many values are named in a sentence. */
const FEW = 8;
/** A slip of so many letters is guessed. */
const NEAR = 2;

/** A test for the values of a field, `how` they are compared. `tags` are all that there are, sorted. */
export function test(field: Field, how: string, values: string[], tags: readonly string[]): Test {
  if (field === "name" || field === "text" || field === "set") return words(field, how, values);
  if (field === "cost" || field === "power" || field === "ram") return number(field, how, values);
  return choice(field, how, values, tags);
}

const EXAMPLES: Record<Named, string> = { name: "corpo", text: "draw", set: "the heist" };

function words(field: Named, how: string, values: string[]): Test {
  comparesNoSize(field, how, "word");
  if (values.length === 0)
    throw new Wrong(`${field}${how} wants words behind it, such as ${field}:"${EXAMPLES[field]}".`);
  const has = (said: string): boolean => values.some((value) => (how === "=" ? said === value : said.includes(value)));
  const said = (card: Prepared): readonly string[] =>
    field === "set" ? card.plainSets : [field === "name" ? card.plainName : card.plainText];
  return (card) => said(card).some(has) !== (how === "!=");
}

function choice(field: Chosen, how: string, values: string[], tags: readonly string[]): Test {
  const known: Record<Chosen, readonly string[]> = {
    tag: tags,
    type: TYPES,
    color: COLOURS,
    keyword: KEYWORDS,
    sell: ["yes", "no"],
  };
  comparesNoSize(field, how, (known[field][0] ?? "").toLowerCase());
  if (values.length === 0) throw new Wrong(`Behind ${field}${how} comes ${named(known[field])}.`);
  const wanted = new Set(values.flatMap((value) => meant(field, how, value, known[field])));
  return (card) => chosen(card, field).some((one) => wanted.has(one)) !== (how === "!=");
}

function chosen(card: Prepared, field: Chosen): readonly string[] {
  if (field === "tag") return card.tags;
  if (field === "keyword") return card.keywords;
  if (field === "sell") return [card.sell ? "yes" : "no"];
  return [field === "type" ? card.type : card.color];
}

function meant(field: Chosen, how: string, value: string, known: readonly string[]): string[] {
  const fits = (one: string): boolean =>
    how === "=" ? plain(one) === value : plain(one).startsWith(value) || plain(one).includes(` ${value}`);
  const found = known.filter(fits);
  if (found.length > 0) return found;
  const near = nearest(value, known.map(plain));
  if (near) throw new Wrong(`There is no ${field} ${value}: did you mean ${field}:${quoted(near)}?`);
  throw new Wrong(`There is no ${field} ${value}: write ${named(known)}.`);
}

function named(known: readonly string[]): string {
  const small = known.map((one) => one.toLowerCase());
  return small.length <= FEW ? either(small, "or") : `one of ${small.length}, from ${small[0]} to ${small.at(-1)}`;
}

function number(field: Counted, how: string, values: string[]): Test {
  if (values.length === 0) throw new Wrong(`${field}${how} wants a number behind it, such as ${field}${how}3.`);
  const tests = values.map((value) => numbered(field, how, value));
  return how === "!="
    ? (card) => tests.every((one) => one(card[field]))
    : (card) => tests.some((one) => one(card[field]));
}

const COMPARED: Record<string, (found: number, bound: number) => boolean> = {
  ":": (found, bound) => found === bound,
  "=": (found, bound) => found === bound,
  "!=": (found, bound) => found !== bound,
  "<": (found, bound) => found < bound,
  "<=": (found, bound) => found <= bound,
  ">": (found, bound) => found > bound,
  ">=": (found, bound) => found >= bound,
};

function numbered(field: Counted, how: string, value: string): (found: number | null) => boolean {
  const equal = how === ":" || how === "=";
  const unequal = how === "!=";
  if (value === "none" && (equal || unequal)) return (found) => (found === null) === equal;
  const span = /^(\d{1,3})(?:-|\.\.)(\d{1,3})$/.exec(value);
  if (span && (equal || unequal)) {
    const [low, high] = [Number(span[1]), Number(span[2])];
    return (found) => (found !== null && low <= found && found <= high) === equal;
  }
  if (!/^\d{1,3}$/.test(value)) {
    throw new Wrong(`${field}${how}${value} is no number: write ${field}<=3, ${field}:2-4 or ${field}:none.`);
  }
  return (found) => (found === null ? unequal : (COMPARED[how]?.(found, Number(value)) ?? false));
}

function comparesNoSize(field: Field, how: string, example: string): void {
  if (how.startsWith("<") || how.startsWith(">")) {
    throw new Wrong(`${field} has no size to compare: write ${field}:${example}.`);
  }
}

/** Say that there is no such field. */
export function unknown(typed: string, name: string): string {
  const near = nearest(name, Object.keys(NAMES));
  const there = near ? `Did you mean ${near}?` : `There are ${either(FIELDS, "and")}.`;
  return `${typed}: there is no ${name} to search by. ${there}`;
}

/** What was most likely meant; nothing if nothing is near. */
function nearest(typed: string, known: readonly string[]): string {
  const apart = known.map((one) => distance(typed, one));
  const least = Math.min(...apart);
  return least <= NEAR && least < [...typed].length ? (known[apart.indexOf(least)] ?? "") : "";
}

/** How many letters have to be put in, left out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const before = row;
    row = [place + 1];
    for (const [at, against] of [...other].entries()) {
      const changed = (before[at] ?? 0) + (letter === against ? 0 : 1);
      row.push(Math.min((before[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1, changed));
    }
  }
  return row.at(-1) ?? 0;
}

/** A value as it has to be typed. */
export const quoted = (value: string): string => (value.includes(" ") ? `"${value}"` : value);

/** Values in a row, the last behind a joint. */
export function either(values: readonly string[], joint: string): string {
  return `${values.slice(0, -1).join(", ")} ${joint} ${values.at(-1)}`;
}
