import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { prepared, type Facts } from "./facts";
import { find, read } from "./query";

interface Shared {
  tags: string[];
  cards: Facts[];
  cases: { query: string; found: string[]; faults: string[] }[];
}

/** The cases are those of the terminal, too: tests/search/test_search.py. */
const shared = JSON.parse(readFileSync("../tests/search/cases.json", "utf8")) as Shared;
const cards = shared.cards.map(prepared).reverse();

describe("the shared cases", () => {
  it.each(shared.cases)("$query", ({ query, found, faults }) => {
    const asked = read(query, shared.tags);
    expect(find(asked, cards).map((card) => card.id)).toEqual(found);
    expect(asked.faults).toEqual(faults);
  });
});
