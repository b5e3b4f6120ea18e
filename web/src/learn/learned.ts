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

let known: Promise<Learning> | null = null;

/** All lessons and puzzles, asked for once. */
export function learning(): Promise<Learning> {
  known ??= api.learning().catch((reason: unknown) => {
    known = null;
    throw reason;
  });
  return known;
}
