import type { RecordGame, RecordTally } from "../messages";

/** With fewer games a share says next to nothing. */
export const FEW = 20;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
export const games = (count: number): string => `${count} ${count === 1 ? "game" : "games"}`;

/** What a share can say, in a sentence. */
export function meaning({ games: count, low, high }: RecordTally): string {
  const range = `in the long run anything from ${percent(low)} to ${percent(high)} fits`;
  if (count < FEW) return `${games(count)} are few: ${range}.`.replace("1 game are few", "One game is few");
  if (low > 0.5) return `More wins than losses, and hardly by chance: ${range}.`;
  if (high < 0.5) return `More losses than wins, and hardly by chance: ${range}.`;
  return `It may as well be even: ${range}.`;
}

export interface Bin {
  words: string;
  from: number;
  won: number;
  lost: number;
  tied: number;
}

/** Games by how many turns they took, in bins of a width. */
export function lengths(all: readonly RecordGame[], width = 2): Bin[] {
  if (all.length === 0) return [];
  const binOf = ({ turns }: RecordGame): number => Math.floor((Math.max(1, turns) - 1) / width);
  const numbers = all.map(binOf);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const here = all.filter((game) => binOf(game) === first + at);
    const from = (first + at) * width + 1;
    const count = (outcome: RecordGame["outcome"]): number => here.filter((game) => game.outcome === outcome).length;
    return { words: `${from}–${from + width - 1}`, from, won: count("won"), lost: count("lost"), tied: count("tied") };
  });
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 ? above : (below + above) / 2;
}

/** How many games ended with so many Gigs for oneself and so many for the Rival. */
export function gigs(all: readonly RecordGame[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { gigs: [own, theirs] } of all) found.set(`${own}:${theirs}`, (found.get(`${own}:${theirs}`) ?? 0) + 1); // prettier-ignore
  return found;
}
