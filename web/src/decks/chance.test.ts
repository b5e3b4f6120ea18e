import { expect, it } from "vitest";
import { atLeast, byTurn, choose, money, spread } from "./chance";

/** All ways to draw some of numbered cards, of which the first are wanted. */
function* draws(deck: number, some: number, from = 0): Generator<number[]> {
  if (some === 0) yield [];
  for (let card = from; some > 0 && card <= deck - some; card++)
    for (const rest of draws(deck, some - 1, card + 1)) yield [card, ...rest];
}

it("counts what can be counted by hand", () => {
  for (const [deck, wanted, drawn] of [
    [7, 2, 3],
    [9, 4, 4],
    [8, 8, 2],
    [8, 0, 3],
  ] as const) {
    const all = [...draws(deck, drawn)];
    for (let fewest = 0; fewest <= drawn; fewest++) {
      const good = all.filter((cards) => cards.filter((card) => card < wanted).length >= fewest);
      expect(atLeast(deck, wanted, drawn, fewest)).toBeCloseTo(good.length / all.length, 12);
    }
  }
});

it("is exact for a whole deck", () => {
  expect(choose(50, 25)).toBe(126410606437752);
  // 1 - C(37, 6) / C(40, 6)
  expect(atLeast(40, 3, 6, 1)).toBeCloseTo(1 - 2324784 / 3838380, 14);
  expect(spread(50, 22, 12).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(atLeast(40, 40, 6, 6)).toBe(1);
  expect(atLeast(40, 3, 6, 4)).toBe(0);
});

it("takes another hand if they are not in the first", () => {
  const [hand, later] = [atLeast(40, 3, 6, 1), atLeast(40, 3, 9, 1)];
  expect(byTurn(40, 3, 1, 6, 3, false)).toBeCloseTo(later, 14);
  expect(byTurn(40, 3, 1, 6, 3, true)).toBeCloseTo(hand + (1 - hand) * later, 14);
});

it("sells a card in every turn in which there is one to sell", () => {
  expect(money(40, 40, 6, 3)).toEqual(
    [1, 2, 3].map((turn) => ({ turn, eddies: expect.closeTo(turn, 12), always: expect.closeTo(1, 12) })),
  );
  expect(money(40, 0, 6, 2).map(({ eddies, always }) => [eddies, always])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it("counts Eddies as all orders of a small deck do", () => {
  // Five cards, two with a tag, a hand of two, two turns.
  const orders = [...permutations([1, 1, 0, 0, 0])];
  const sold = (order: number[], turns: number): number => {
    let [held, eddies] = [(order[0] ?? 0) + (order[1] ?? 0), 0];
    for (let turn = 1; turn <= turns; turn++) {
      held += order[1 + turn] ?? 0;
      if (held > 0) [held, eddies] = [held - 1, eddies + 1];
    }
    return eddies;
  };
  money(5, 2, 2, 3).forEach(({ turn, eddies, always }) => {
    const all = orders.map((order) => sold(order, turn));
    expect(eddies).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / all.length, 12);
    expect(always).toBeCloseTo(all.filter((one) => one === turn).length / all.length, 12);
  });
});

function* permutations(left: number[]): Generator<number[]> {
  if (left.length === 0) yield [];
  for (let at = 0; at < left.length; at++)
    for (const rest of permutations(left.filter((_, other) => other !== at))) yield [left[at] ?? 0, ...rest];
}
