import type { Doubt } from "../messages";

type Place = Pick<Doubt, "line" | "count">;

/** The text with a line put right: so many of the card that was meant. */
export const meant = (text: string, { line, count }: Place, title: string): string =>
  changed(text, line, () => [`${Math.min(Math.max(count, 1), 50)} ${title}`]);

/** The text with a line as the name of the deck. */
export const named = (text: string, { line }: Place): string =>
  changed(text, line, (words) => [`name: ${words.trim()}`]);

/** The text in which a line is a note: it is left out, and not lost. */
export const without = (text: string, { line }: Place): string => changed(text, line, (words) => [`# ${words.trim()}`]);

function changed(text: string, line: number, into: (words: string) => string[]): string {
  return text
    .split(/\r\n|\n|\r/)
    .flatMap((words, at) => (at === line - 1 ? into(words) : [words]))
    .join("\n");
}
