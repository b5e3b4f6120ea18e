export interface Chance {
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  often(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Chance that always falls the same way for the same words. */
export function chance(words: string): Chance {
  let state = hash(words);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    often: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
  };
}

function hash(words: string): number {
  let sum = 0x811c9dc5;
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum;
}
