import type { CardFigures } from "../messages";

export interface About {
  when: string;
  early: string;
  late: string;
  used: string;
  usedShare: string;
  judgement: string;
  meaning: string;
}

const TURNS = ["", "first turn", "first two turns", "first three turns", "first four turns"];

/** A share in percent. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A share as points of a hundred, with its sign. */
export function points(share: number): string {
  const amount = (Math.abs(share) * 100).toFixed(1);
  if (amount === "0.0") return "0.0";
  return `${share < 0 ? "−" : "+"}${amount}`;
}

/** How far the scale has to go: a round number of points that has room for the interval. */
export function reach({ low, high }: CardFigures): number {
  const most = Math.max(Math.abs(low), Math.abs(high)) * 100;
  return [5, 10, 20, 50].find((one) => most <= one) ?? 100;
}

/** What the figures say of a card, in words. */
export function about(figures: CardFigures, legend: boolean): About {
  const turns = TURNS[figures.own_turns] ?? `first ${figures.own_turns} turns`;
  const early = legend ? `Turned up in the ${turns}` : `In hand in the ${turns}`;
  const share = figures.had === 0 ? 0 : figures.used / figures.had;
  return {
    when: legend ? `when it is turned up in the ${turns}` : `when it is in hand in the ${turns}`,
    early,
    late: "Otherwise",
    used: legend ? "Turned up at all" : "Played, once in hand",
    usedShare: legend
      ? `in ${percent(figures.used / figures.games)} of ${figures.games.toLocaleString("en")} games`
      : `in ${percent(share)} of ${figures.had.toLocaleString("en")} games`,
    judgement: judgement(figures),
    meaning: meaning(figures, legend),
  };
}

function judgement({ is_clear, more }: CardFigures): string {
  if (!is_clear) return "Too close to tell.";
  return more > 0 ? "A clear gain." : "A clear loss.";
}

function meaning({ bot, all_games }: CardFigures, legend: boolean): string {
  return [
    `The bot ${bot} played all lists that come with the game against each other, ${all_games.toLocaleString("en")} games.`,
    "A win is a point and a tie half of one. The difference is taken within each pairing of lists, so that a good list",
    "does not make its cards look good; which cards come early is nearly all up to the shuffle.",
    legend ? "Which of the three Legends is turned up first is, too." : "",
    "It says how the card does for this bot in these lists when it comes early: a stronger player, another list or the",
    "card late in a game may well be another matter. “Clear” means that the difference stands although all cards were",
    "looked at; of the differences called clear, one in twenty may still be chance.",
  ]
    .filter((line) => line !== "")
    .join(" ");
}
