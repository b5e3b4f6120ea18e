import type { ReplayJudgement, ReplayMoment } from "../messages";

/** A chance to win at a place of the game, from 0 to 1. */
export interface Point {
  place: number;
  turn: number;
  chance: number;
}

/** The chance of a seat to win where turns begin, and at the end. */
export function points(moments: readonly ReplayMoment[], seat: 0 | 1): Point[] {
  return moments.flatMap(({ chance, table }, place) =>
    chance === null ? [] : [{ place, turn: table.turn, chance: seat === 0 ? chance : 1 - chance }],
  );
}

/** A stretch in which the chance of a seat fell. */
export interface Fall {
  from: Point;
  to: Point;
  lost: number;
}

/** Less is in the noise of any estimate. */
const WORTH_TELLING = 0.08;

/** The largest falls from one turn to the next, as many as are worth telling, in the order of the game. */
export function falls(curve: readonly Point[], most = 3): Fall[] {
  const all = curve.slice(1).flatMap((to, at) => {
    const from = curve[at];
    return from === undefined ? [] : [{ from, to, lost: from.chance - to.chance }];
  });
  const largest = all.filter(({ lost }) => lost >= WORTH_TELLING).sort((one, other) => other.lost - one.lost);
  return largest.slice(0, most).sort((one, other) => one.to.place - other.to.place);
}

/** What an answer cost, as far as two estimates can tell. */
export interface Cost {
  /** How much better the bot thinks of what it liked best, from -1 to 1. */
  lost: number;
  /** How far off that may well be. */
  error: number;
}

/** What an answer cost; null where the bot says nothing about it. */
export function costOf({ best, chosen }: ReplayJudgement): Cost | null {
  if (chosen === null) return null;
  // Both were tried in the same worlds, so the true error is smaller, never larger.
  return { lost: best.chance - chosen.chance, error: Math.hypot(best.error, chosen.error) };
}

/** Whether an answer most likely cost something. */
export function isCostly(judgement: ReplayJudgement): boolean {
  const cost = costOf(judgement);
  return cost !== null && cost.lost > 2 * cost.error && cost.lost >= 0.03;
}

/** The answers of a seat that most likely cost something, the dearest first. */
export function costly(judgements: readonly ReplayJudgement[], seat: 0 | 1, most = 5): ReplayJudgement[] {
  const lost = (one: ReplayJudgement): number => costOf(one)?.lost ?? 0;
  return judgements
    .filter((one) => one.player === seat && isCostly(one))
    .sort((one, other) => lost(other) - lost(one))
    .slice(0, most);
}
