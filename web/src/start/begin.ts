import * as api from "../api";
import { keep, kept } from "../kept";
import type { GameSummary } from "../messages";
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
  show(await api.begin({ decks: choice.decks, seats: ["person", choice.rival] }));
}

/** Begin another game with the same decks and seats. */
export const again = async (game: GameSummary): Promise<void> => show(await api.beginAgain(game.id));

const show = (game: GameSummary): void => route.go(`/games/${game.id}`);
