/** A piece of a sentence; of a card's title also the id of the card. */
export interface Bit {
  words: string;
  card: string | null;
}

/** Cut a sentence where it names cards. */
export function bits(words: string, titles: Map<string, string>): Bit[] {
  const found = [...titles].filter(([, title]) => title !== "").sort((a, b) => b[1].length - a[1].length);
  return cut([{ words, card: null }], found);
}

function cut(sofar: Bit[], titles: [string, string][]): Bit[] {
  for (const [card, title] of titles)
    sofar = sofar.flatMap((bit) => (bit.card === null ? apart(bit.words, card, title) : [bit]));
  return sofar;
}

function apart(words: string, card: string, title: string): Bit[] {
  return words
    .split(title)
    .flatMap((part, at) =>
      at
        ? [
            { words: title, card },
            { words: part, card: null },
          ]
        : [{ words: part, card: null }],
    )
    .filter((bit) => bit.words !== "");
}

/** A number of things in words. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;

/** A sentence in which a sum of Eddies stays together at the end of a line. */
export const unbroken = (words: string): string => words.replace(/(\d+) €\$/g, "$1\u00a0€\u2060$$");
