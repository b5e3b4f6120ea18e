import type { Deck } from "./deck";

/** An opening hand to look at, and what would be drawn after it. */
export interface Hand {
  seed: number;
  mulligan: boolean;
  held: string[];
  /** Drawn since, one for each turn. */
  drawn: string[];
  rest: string[];
}

/** The opening hand of a seed: the same one every time. */
export function deal(deck: Deck, seed: number, size: number): Hand {
  const order = shuffled(cardsOf(deck), seed);
  return { seed, mulligan: false, held: order.slice(0, size), drawn: [], rest: order.slice(size) };
}

/** The hand goes back, the deck is shuffled, and as many cards are drawn. */
export function mulligan(hand: Hand): Hand {
  const order = shuffled([...hand.held, ...hand.rest], hand.seed ^ 0x5eed);
  const size = hand.held.length;
  return { ...hand, mulligan: true, held: order.slice(0, size), rest: order.slice(size) };
}

export function drawOne(hand: Hand): Hand {
  const [next, ...rest] = hand.rest;
  return next === undefined ? hand : { ...hand, drawn: [...hand.drawn, next], rest };
}

const cardsOf = (deck: Deck): string[] =>
  Object.entries(deck.cards)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([id, count]) => Array.from({ length: count }, () => id));

/** Fisher and Yates, with a small generator of its own (mulberry32). */
function shuffled(cards: readonly string[], seed: number): string[] {
  const order = [...cards];
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other] ?? "", order[last] ?? ""];
  }
  return order;
}
