import type { TransitionConfig } from "svelte/transition";

/** Whether everything is to stand still. */
export function still(): boolean {
  return document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long half a turn of a card takes, in milliseconds. */
const HALF = 180;

/** A card as it looks when it stands at that angle, from where one sits. */
const standing = (card: Element, degrees: number): string =>
  `transform: perspective(${card.clientWidth * 5}px) rotateY(${degrees}deg)`;

/** The side of a card that was seen turns away. */
export const turnAway = (card: Element): TransitionConfig => ({
  duration: still() ? 0 : HALF,
  css: (_, left) => standing(card, 90 * left),
});

/** Then the side that lay below turns up. */
export const turnUp = (card: Element): TransitionConfig => ({
  delay: still() ? 0 : HALF,
  duration: still() ? 0 : HALF,
  css: (_, left) => standing(card, -90 * left),
});
