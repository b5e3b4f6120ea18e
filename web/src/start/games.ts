import type { GameSummary } from "../messages";
import { HOT_SEAT, ME, nameOf } from "./rivals";

/** Unfinished and finished games, each with the latest first. */
export function sorted(games: readonly GameSummary[]): { open: GameSummary[]; over: GameSummary[] } {
  const latest = [...games].sort((one, other) => other.played.localeCompare(one.played));
  return {
    open: latest.filter((game) => game.result === null),
    over: latest.filter((game) => game.result !== null),
  };
}

/** The seat that is shown first: one's own. */
export const mine = (game: GameSummary): 0 | 1 => game.mine[0] ?? 0;

/** Whether bots play each other. */
export const watched = (game: GameSummary): boolean => !game.seats.includes(ME);

export function rivalOf(game: GameSummary): string {
  if (watched(game)) return game.seats.map(nameOf).join(" against ");
  return nameOf(game.mine.length > 1 ? HOT_SEAT : game.seats[mine(game) === 0 ? 1 : 0]);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long ago something was; after a week, the day it was. */
export function ago(time: string, now: number): string {
  const seconds = (now - Date.parse(time)) / 1000;
  if (seconds > 7 * 86_400) return new Date(time).toLocaleDateString("en", { dateStyle: "medium" });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return seconds < 60 ? "just now" : words.format(-Math.floor(seconds / length), unit);
}

/** How a game ended for whoever sits there. */
export function outcome(game: GameSummary): string {
  const winner = game.result?.winner ?? -1;
  if (winner < 0) return "Tie";
  if (game.mine.length > 1 || watched(game)) return winner === 0 ? "First player won" : "Second player won";
  return winner === mine(game) ? "Won" : "Lost";
}
