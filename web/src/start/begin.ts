import * as api from "../api";
import { keep, kept } from "../kept";
import type { GameSummary, Start } from "../messages";
import { route } from "../route.svelte";

/** What was chosen on the start page last. */
export interface Choice {
  decks: [string, string];
  /** A bot, or "person" for two people at one screen. */
  rival: string;
}

const USUAL: Choice = { decks: ["the-heist", "embracing-power"], rival: "street" };

export const lastChoice = (): Choice => kept("choice", USUAL);

/** Begin a game and go to its table. */
export async function begin(choice: Choice): Promise<void> {
  keep("choice", choice);
  await start({ decks: choice.decks, seats: ["person", choice.rival] });
}

/** Begin another game with the same decks and seats. */
export const again = (game: GameSummary): Promise<void> => start({ decks: game.decks, seats: game.seats });

async function start(asked: Start): Promise<void> {
  const game = await api.begin(asked);
  route.go(`/games/${game.id}`);
}
