import type { BotSummary } from "../messages";

/** Two people at one screen, in place of a bot. */
export const HOT_SEAT = "person";
/** Oneself, where a bot may play. */
export const ME = "person";
/** Bots that are there to measure others by. */
const FOR_MEASURING = ["random", "greedy"];
const DICE = [4, 8, 12, 20] as const;

export interface Rival extends BotSummary {
  /** From 1, the weakest, on. */
  strength: number;
  /** A Gig die that grows with it. */
  die: (typeof DICE)[number];
}

/** The bots for players; the server names them from the weakest to the strongest. */
export function rivals(bots: readonly BotSummary[]): Rival[] {
  return bots
    .filter((bot) => !FOR_MEASURING.includes(bot.id))
    .map((bot, at) => ({ ...bot, strength: at + 1, die: DICE[at] ?? 20 }));
}

export const nameOf = (rival: string): string =>
  rival === HOT_SEAT ? "Hot seat" : rival.charAt(0).toUpperCase() + rival.slice(1);
