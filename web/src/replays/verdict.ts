import { same } from "../game/options";
import type { Option, ReplayJudgement } from "../messages";
import { costOf } from "./curve";

export const percent = (part: number): string => `${Math.round(100 * Math.min(1, Math.max(0, part)))} %`;
const points = (part: number): string => {
  const count = Math.round(100 * Math.abs(part));
  return `${count} point${count === 1 ? "" : "s"}`;
};

export interface Verdict {
  kind: "same" | "even" | "perhaps" | "dear" | "better" | "unknown";
  title: string;
  words: string;
}

/** What the bot makes of an answer, in words, and how sure that is. */
export function verdict(judgement: ReplayJudgement, options: readonly Option[]): Verdict {
  const { best, chosen } = judgement;
  const liked = options.find((option) => same(option.key, best.key))?.words.replace(/\.$/, "") ?? "another option";
  if (chosen === null)
    return {
      kind: "unknown",
      title: "Not weighed",
      words: `The bot leaves this option out: the effect had been used often enough this turn. It liked “${liked}” best.`,
    };
  if (same(best.key, chosen.key))
    return {
      kind: "same",
      title: "The bot’s choice, too",
      words: `The bot would have done the same: ${percent(chosen.chance)} to win, give or take ${points(chosen.error)}.`,
    };
  const { lost, error } = costOf(judgement) ?? { lost: 0, error: 0 };
  const compared =
    `At first the bot liked “${liked}” best. Tried against each other in ${chosen.visits} worlds, ` +
    `that wins ${percent(best.chance)} and what was chosen ${percent(chosen.chance)}`;
  if (lost <= 0)
    return {
      kind: "better",
      title: "No worse",
      words: `${compared}: what was chosen is not worse, and the bot’s first look was mistaken or by chance.`,
    };
  const off = `the difference of ${points(lost)} may be off by ${points(error)}`;
  if (lost < error)
    return { kind: "even", title: "Too close to tell", words: `${compared}; ${off}, so both are about as good.` };
  if (lost <= 2 * error)
    return { kind: "perhaps", title: "Perhaps better", words: `${compared}; ${off}: a hint, and no more than that.` };
  return {
    kind: "dear",
    title: `${points(lost)} lost`,
    words: `${compared}; ${off}, so this most likely cost something.`,
  };
}
