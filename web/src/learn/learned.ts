import * as api from "../api";
import { keep, kept } from "../kept";
import type { Learning } from "../messages";
import { route } from "../route.svelte";

const NAME = "learned";

/** The ids of the lessons and puzzles that were done in this browser. */
export const learned = (): ReadonlySet<string> => new Set(kept<{ done: string[] }>(NAME, { done: [] }).done);

/** Note that a lesson or a puzzle is done. */
export function note(id: string): void {
  const done = learned();
  if (!done.has(id)) keep(NAME, { done: [...done, id] });
}

/** Begin a lesson or a puzzle, and go to its table. */
export async function begin(id: string): Promise<void> {
  const game = await api.begin({ scene: id, seats: ["person", "rookie"] });
  route.go(`/games/${game.id}`);
}

/** Begin a whole game against the bot for newcomers. */
export async function playRookie(): Promise<void> {
  const game = await api.begin({ decks: ["the-heist", "embracing-power"], seats: ["person", "rookie"] });
  route.go(`/games/${game.id}`);
}

/** What comes after a lesson or a puzzle: the next one of its kind that is not done, else the next one; null at the end. */
export function nextOf(list: readonly { id: string }[], id: string, done: ReadonlySet<string>): string | null {
  const at = list.findIndex((one) => one.id === id);
  const later = list.slice(at + 1);
  return (later.find((one) => !done.has(one.id)) ?? later[0])?.id ?? null;
}

let known: Promise<Learning> | null = null;

/** All lessons and puzzles, asked for once. */
export function learning(): Promise<Learning> {
  known ??= api.learning().catch((reason: unknown) => {
    known = null;
    throw reason;
  });
  return known;
}
