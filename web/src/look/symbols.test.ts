import { expect, it } from "vitest";
import { bits } from "./symbols";

const kinds = (text: string): string[] => bits(text).map((bit) => `${bit.kind}:${bit.words}`);

it("finds money, symbols and keywords in a paragraph", () => {
  expect(kinds("QUICK 2 €$, [SPEND]: Draw 1.")).toEqual([
    "keyword:QUICK",
    "words: ",
    "money:2 €$",
    "words:, ",
    "spend:[SPEND]",
    "words:: Draw 1.",
  ]);
});

it("says Street Cred once", () => {
  expect(kinds("less than 20 [STAR] (Street Cred), discard 1")).toEqual([
    "words:less than 20 ",
    "star:[STAR] (Street Cred)",
    "words:, discard 1",
  ]);
});

it("keeps the words of a keyword together, and leaves names alone", () => {
  expect(kinds("GO SOLO")).toEqual(["keyword:GO SOLO"]);
  expect(kinds("V draws")).toEqual(["words:V draws"]);
});
