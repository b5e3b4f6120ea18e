import type { Card, Piece } from "../messages";

/** Small signs on a paper of 16 by 16. */
export const MARKS = {
  Legend: "M1.5 13.5V5L5 8 8 2.5 11 8 14.5 5V13.5Z",
  Unit: "M8 1.5A3.2 3.2 0 0 1 8 7.9 3.2 3.2 0 0 1 8 1.5ZM1.8 14.5C1.8 10.9 4.4 9.2 8 9.2S14.2 10.9 14.2 14.5Z",
  Gear: "M8 0.8 14.2 4.4V11.6L8 15.2 1.8 11.6V4.4ZM8 5.2A2.8 2.8 0 0 0 8 10.8 2.8 2.8 0 0 0 8 5.2Z",
  Program: "M1.5 2.5H14.5V13.5H1.5ZM3.6 5.2V7L5.6 8 3.6 9V10.8L7.6 8.8V7.2ZM8.4 9.4V10.9H12.4V9.4Z",
  BLOCKER: "M8 0.8 14 3V8.4C14 11.8 11.4 14 8 15.4 4.6 14 2 11.8 2 8.4V3Z",
  "GO SOLO": "M8 0.8 14.6 8.4H10.6V15.2H5.4V8.4H1.4Z",
  QUICK: "M9.6 0.6 2.6 9.2H7L5.8 15.4 13.4 6.4H8.8Z",
  ADRENALINE: "M0.8 7H4L6 2 9.4 12.2 11.2 7H15.2V9.4H12.8L9.6 16 6 6.6 5.2 9.4H0.8Z",
  LAG: "M3 1H13V3.6L9.4 8 13 12.4V15H3V12.4L6.6 8 3 3.6ZM5.4 13H10.6L8 9.8Z",
  spend:
    "M1 8.6C1 4.8 3.9 2 7.6 2 10.6 2 13 3.8 13.9 6.4L15.6 5.8 14.4 11.4 9.6 8.2 11.4 7.4C10.8 5.6 9.4 4.4 7.6 4.4 5.3 4.4 3.4 6.2 3.4 8.6 3.4 11 5.2 12.6 7.6 12.6V15C3.8 15 1 12.3 1 8.6Z",
  star: "M8 0.6 10.2 5.6 15.6 6.2 11.6 9.8 12.7 15.2 8 12.4 3.3 15.2 4.4 9.8 0.4 6.2 5.8 5.6Z",
  more: "M8 2 15 13H1Z",
  less: "M8 14 1 3H15Z",
} as const;
export type MarkName = keyof typeof MARKS;

const KEYWORDS = ["BLOCKER", "GO SOLO", "QUICK", "ADRENALINE"] as const;

/** The keywords of a card, or of a piece of it on the table. */
export function keywords(card: Card, piece?: Piece): MarkName[] {
  const printed = (word: string): boolean => card.text.some((paragraph) => paragraph.startsWith(word));
  return KEYWORDS.filter((word) => (piece ? piece.keywords.includes(word) : printed(word)));
}

export interface Power {
  words: string;
  change: "" | "more" | "less";
}

/** The power to show: the current one if the card lies on the table. */
export function power(card: Card, piece?: Piece): Power | null {
  const printed = Number.parseInt(card.power, 10);
  const now = piece?.power ?? null;
  if (now === null || card.type === "Gear") return card.power === "" ? null : { words: card.power, change: "" };
  if (Number.isNaN(printed) || now === printed) return { words: String(now), change: "" };
  return { words: String(now), change: now > printed ? "more" : "less" };
}

/** A card in a sentence, for those who hear it. */
export function sentence(card: Card, cost: number | null, piece?: Piece, ready = true): string {
  const strength = power(card, piece);
  const printed = strength?.change ? ` (printed ${card.power})` : "";
  const words = [
    `${card.colour} ${card.type}`,
    cost === null ? "" : `cost ${cost}`,
    strength ? `power ${strength.words}${printed}` : "",
    ...keywords(card, piece),
    ready ? "" : "spent",
    piece?.lag ? "Lag" : "",
    piece && piece.gear.length > 0 ? `with ${piece.gear.map((gear) => gear.title).join(", ")}` : "",
  ];
  return `${fullName(card)}. ${words.filter((word) => word !== "").join(", ")}`;
}

export function fullName(card: Card): string {
  return card.subtitle === null ? card.name : `${card.name}: ${card.subtitle}`;
}
