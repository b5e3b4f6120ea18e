import { expect, it } from "vitest";
import type { Book, BookRule } from "../messages";
import { depth, parts, RuleBook } from "./book";
import { marked, Search } from "./search";

const rule = (number: string, section: string, words: string): BookRule => ({
  number,
  chapter: number.startsWith("9") ? "Attack, fight and steal" : "Effects",
  section,
  words,
  people: "",
  cards: [],
});

const scene = {
  id: "equal",
  title: "Equal power",
  words: "Both lose.",
  goal: "",
  rules: ["9.17.3"],
  cards: [],
  steps: 2,
  seat: 0 as const,
};
const made: Book = {
  version: "2026-08",
  rules: [
    rule("9.16", "Fight Step", "In the Fight Step, attacker and defender fight."),
    rule("9.17", "Fight Step", "In a fight, two opposing Units compare power."),
    rule("9.17.1", "Fight Step", "A Unit with more power wins (see 9.17.3)."),
    rule("9.17.3", "Fight Step", "At equal power, nobody wins and both lose."),
    rule("9.21", "Steal Step", "Only an attack on a Gig area has a Steal Step; see 9.99 and 9.16."),
    rule("10.1", "Basics", "An effect is something on a card; Élan counts."),
  ],
  rulings: [{ id: "R001", words: "Both fall at once.", card: "octant", rules: ["9.17.3"] }],
  decisions: [{ letter: "A1", question: "Who?", answer: "Both.", rules: ["9.17.3", "9.16"] }],
  scenes: [scene],
};
const book = new RuleBook(made);
const search = new Search(book, (card) => (card === "octant" ? "Octant" : card));
const numbers = (asked: string): string[] => search.find(asked).rules.map(({ number }) => number);

it("puts rules into chapters and sections", () => {
  expect(
    book.chapters.map(({ number, sections }) => [number, sections.map(({ title, rules }) => [title, rules.length])]),
  ).toEqual([
    [
      "9",
      [
        ["Fight Step", 4],
        ["Steal Step", 1],
      ],
    ],
    ["10", [["Basics", 1]]],
  ]);
  expect(book.chapter("9.17.3")?.title).toBe("Attack, fight and steal");
  expect(book.chapter("12")).toBeUndefined();
  expect(book.above("9.17.3").map(({ number }) => number)).toEqual(["9.17"]);
  expect(book.above("9.17")).toEqual([]);
  expect([depth("9.17"), depth("9.17.3")]).toEqual([0, 1]);
});

it("knows what shows a rule", () => {
  const { scenes, rulings, decisions } = book.evidence("9.17.3");
  expect([scenes[0]?.id, rulings[0]?.id, decisions[0]?.letter]).toEqual(["equal", "R001", "A1"]);
  expect(book.evidence("10.1")).toEqual({ scenes: [], rulings: [], decisions: [] });
});

it("links numbers of rules that there are, and no others", () => {
  const linked = (text: string) => parts(text, (number) => book.rule(number) !== undefined);
  expect(linked("Only so; see 9.99 and 9.16.").flatMap(({ number }) => number ?? [])).toEqual(["9.16"]);
  expect(
    linked("see 9.17.1 to 9.17.3")
      .map(({ words }) => words)
      .join(""),
  ).toBe("see 9.17.1 to 9.17.3");
  expect(linked("")).toEqual([]);
});

it("finds rules by number, in their order", () => {
  expect(numbers("9.17")).toEqual(["9.17", "9.17.1", "9.17.3"]);
  expect(numbers("10.")).toEqual(["10.1"]);
  expect(search.find("9.17.3").rulings.map(({ id }) => id)).toEqual(["R001"]);
});

it("finds rules by the beginnings of words; what says more of them itself goes first", () => {
  expect(numbers("equal pow")).toEqual(["9.17.3"]);
  expect(numbers("fight pow")[0]).toBe("9.17");
  expect(numbers("steal")[0]).toBe("9.21");
  expect(numbers("elan")).toEqual(["10.1"]);
  expect(numbers("nonsense")).toEqual([]);
  expect(numbers("  ")).toEqual([]);
});

it("finds rulings by their cards, and scenes by their titles", () => {
  expect(search.find("octant").rulings.map(({ id }) => id)).toEqual(["R001"]);
  expect(search.find("equal").scenes.map(({ id }) => id)).toEqual(["equal"]);
});

it("marks what was asked for and loses nothing", () => {
  const bits = marked("At equal power, both lose.", "eq lo");
  expect(bits.filter((bit) => bit.marked).map(({ words }) => words)).toEqual(["eq", "lo"]);
  expect(bits.map(({ words }) => words).join("")).toBe("At equal power, both lose.");
});
