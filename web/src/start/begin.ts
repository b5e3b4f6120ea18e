import * as api from "../api";
import { keep, kept } from "../kept";
import type { BotSummary, DeckSummary, GameSummary } from "../messages";
import { route } from "../route.svelte";
import { HOT_SEAT, ME } from "./rivals";

/** What was chosen on the start page last. */
export interface Choice {
  decks: [string, string];
  /** A bot, or "person" for two people at one screen. */
  rival: string;
  /** Who plays the own side: "person", or a bot that is watched. */
  me: string;
}

const USUAL: Choice = { decks: ["the-heist", "embracing-power"], rival: "street", me: ME };

export const lastChoice = (): Choice => kept("choice", USUAL);
export const remember = (choice: Choice): void => keep("choice", choice);

/** A choice of what there is: whatever has gone since gives way to what is usual. */
export function fitting(choice: Choice, decks: readonly DeckSummary[], bots: readonly BotSummary[]): Choice {
  const known = ({ decks: lists }: Choice, at: 0 | 1): boolean => decks.some((deck) => deck.id === lists[at]);
  const deck = (at: 0 | 1): string => (known(choice, at) ? choice : USUAL).decks[at];
  const isBot = (id: string): boolean => bots.some((bot) => bot.id === id);
  const rival = choice.rival === HOT_SEAT || isBot(choice.rival) ? choice.rival : USUAL.rival;
  return { decks: [deck(0), deck(1)], rival, me: rival !== HOT_SEAT && isBot(choice.me) ? choice.me : ME };
}

/** Begin a game and go to its table. */
export async function begin(choice: Choice): Promise<void> {
  show(await api.begin({ decks: choice.decks, seats: [choice.me, choice.rival] }));
}

/** Begin another game with the same decks and seats. */
export const again = async (game: GameSummary): Promise<void> => show(await api.beginAgain(game.id));

const show = (game: GameSummary): void => route.go(`/games/${game.id}`);
