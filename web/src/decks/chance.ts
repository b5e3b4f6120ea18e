/** How likely it is to draw at least so many of some cards: exact, by the hypergeometric distribution. */
export function atLeast(deck: number, wanted: number, drawn: number, fewest: number): number {
  return Math.min(
    1,
    spread(deck, wanted, drawn).reduce((sum, chance, count) => sum + (count >= fewest ? chance : 0), 0),
  );
}

/** How likely each number of the wanted cards is among those drawn, from none on. */
export function spread(deck: number, wanted: number, drawn: number): number[] {
  const most = Math.min(wanted, drawn);
  return Array.from({ length: most + 1 }, (_, count) => exactly(deck, wanted, drawn, count));
}

/** The chance of exactly so many: C(wanted, n) C(rest, drawn - n) / C(deck, drawn). */
function exactly(deck: number, wanted: number, drawn: number, count: number): number {
  if (drawn > deck || drawn - count > deck - wanted) return 0;
  return (choose(wanted, count) * choose(deck - wanted, drawn - count)) / choose(deck, drawn);
}

/** In how many ways some things are chosen; whole numbers as far as those of a deck go. */
export function choose(from: number, some: number): number {
  let ways = 1;
  for (let n = 1; n <= some; n++) ways = (ways * (from - some + n)) / n;
  return ways;
}

/** The chance to have them by a turn, with a card drawn in each, for who takes another hand if they are not in the first. */
export function byTurn(
  deck: number,
  wanted: number,
  fewest: number,
  hand: number,
  turn: number,
  mulligan: boolean,
): number {
  const seen = atLeast(deck, wanted, Math.min(deck, hand + turn), fewest);
  if (!mulligan) return seen;
  const first = atLeast(deck, wanted, Math.min(deck, hand), fewest);
  return first + (1 - first) * seen;
}

/** What a turn has in Eddies. */
export interface Money {
  turn: number;
  /** Eddies in the area, on average, for who sells a card every turn that they can. */
  eddies: number;
  /** How likely it is that there was one to sell in every turn so far. */
  always: number;
}

/** Eddies over the first turns: who holds a card with a Sell Tag sells one, once in a turn. */
export function money(deck: number, sellTags: number, hand: number, turns: number): Money[] {
  const found: Money[] = [];
  // For each number of cards with a tag seen and of cards sold, how likely it is.
  let at = new Map(spread(deck, sellTags, Math.min(hand, deck)).map((chance, seen) => [key(seen, 0), chance]));
  for (let turn = 1; turn <= turns; turn++) {
    const left = deck - hand - turn + 1;
    at = afterTurn(at, sellTags, left);
    let eddies = 0;
    let always = 0;
    for (const [place, chance] of at) {
      const sold = place % 100;
      eddies += sold * chance;
      if (sold === turn) always += chance;
    }
    found.push({ turn, eddies, always });
  }
  return found;
}

const key = (seen: number, sold: number): number => seen * 100 + sold;

function afterTurn(at: Map<number, number>, sellTags: number, left: number): Map<number, number> {
  const next = new Map<number, number>();
  const add = (seen: number, sold: number, chance: number): void => {
    const place = key(seen, sold + (seen > sold ? 1 : 0));
    if (chance > 0) next.set(place, (next.get(place) ?? 0) + chance);
  };
  for (const [place, chance] of at) {
    const [seen, sold] = [Math.floor(place / 100), place % 100];
    const draws = left > 0 ? (sellTags - seen) / left : 0;
    add(seen + 1, sold, chance * draws);
    add(seen, sold, chance * (1 - draws));
  }
  return next;
}
