import type { GameSummary } from "../messages";
import { mine, outcome, rivalOf } from "../start/games";

/** Which games are wanted; an empty word wants all. */
export interface Sieve {
  result: string;
  deck: string;
  rival: string;
}

export const UNFINISHED = "Unfinished";
/** How a game stands, for whoever sits there. */
export const standing = (game: GameSummary): string => (game.result === null ? UNFINISHED : outcome(game));
export const deckOf = (game: GameSummary): string => game.decks[mine(game)];

export const NAMES: readonly (keyof Sieve)[] = ["result", "deck", "rival"];
const OF: Record<keyof Sieve, (game: GameSummary) => string> = { result: standing, deck: deckOf, rival: rivalOf };

/** What there is to choose from. */
export const choices = (games: readonly GameSummary[], name: keyof Sieve): string[] =>
  [...new Set(games.map(OF[name]))].sort((one, other) => one.localeCompare(other));

export const sifted = (games: readonly GameSummary[], sieve: Sieve): GameSummary[] =>
  games.filter((game) => NAMES.every((name) => sieve[name] === "" || OF[name](game) === sieve[name]));

export const fromQuery = (query: URLSearchParams): Sieve => ({
  result: query.get("result") ?? "",
  deck: query.get("deck") ?? "",
  rival: query.get("rival") ?? "",
});

/** What follows the question mark of an address, with the mark; nothing where all is wanted. */
export function toQuery(sieve: Sieve): string {
  const query = new URLSearchParams(NAMES.filter((name) => sieve[name] !== "").map((name) => [name, sieve[name]]));
  return query.size > 0 ? `?${query}` : "";
}
