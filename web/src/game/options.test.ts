import { describe, expect, it } from "vitest";
import {
  attackOn,
  big,
  bySpot,
  byTarget,
  findPiece,
  grouped,
  isElsewhere,
  numbered,
  same,
  sideOf,
  spotsOf,
} from "./options";
import { option, piece, prompt, side, table } from "./testing";

const play = option({ key: [20, 7, 0], verb: "play", card: "psycho-squad", words: "Play Psycho Squad for 4 €$" });
const sell = option({ key: [18, 7, 0], verb: "sell", card: "psycho-squad", words: "Sell Psycho Squad" });
const strike = option({ key: [24, 3, 9], verb: "attack", piece: 3, card: "delamain-cab", target: 9 });
const rob = option({ key: [24, 3, -1], verb: "attack", piece: 3, card: "delamain-cab", target: "gigs" });
const end = option({ key: [16, 0, 0], verb: "end_turn", words: "End the turn" });
const main = prompt({ options: [end, play, strike, sell, rob], on: end.key });

describe("options and their places", () => {
  it("begin at the card, the piece, the die or the Legends that pay", () => {
    expect(spotsOf(play)).toEqual(["card:psycho-squad"]);
    expect(spotsOf(strike)).toEqual(["piece:3"]);
    expect(spotsOf(option({ die: 4 }))).toEqual(["die:4"]);
    expect(spotsOf(option({ pays_with: [1, 2] }))).toEqual(["piece:1", "piece:2"]);
    expect(spotsOf(end)).toEqual([]);
  });

  it("are grouped by place and by target", () => {
    const groups = bySpot(main.options);
    expect(groups.get("card:psycho-squad")).toEqual([play, sell]);
    expect(byTarget(groups.get("piece:3") ?? [])).toEqual(
      new Map([
        ["piece:9", strike],
        ["gigs", rob],
      ]),
    );
  });

  it("are told apart by key", () => {
    expect(same([1, 2, 3], [1, 2, 3])).toBe(true);
    expect(same([1, 2, 3], null)).toBe(false);
    expect(same(null, null)).toBe(true);
  });
});

describe("a prompt", () => {
  it("has a big button and numbers for the rest as they stand in their groups", () => {
    expect(big(main)).toBe(end);
    expect(grouped(main).map((group) => group.heading)).toEqual(["Play", "Attack", "Sell"]);
    expect(numbered(main)).toEqual([play, strike, rob, sell]);
  });

  it("for a payment offers the usual one first", () => {
    const [one, other] = [option({ key: [10, 0, 0], verb: "pay" }), option({ key: [10, 2, 0], verb: "pay" })];
    const payment = prompt({ kind: "payment", options: [one, other], usual: one.key });
    expect(big(payment)).toBe(one);
    expect(numbered(payment)).toEqual([other]);
  });
});

describe("a table", () => {
  const gear = piece({ id: 4 });
  const attacker = piece({ id: 3, gear: [gear], attacking: true });
  const laid = table({
    sides: [side({ field: [attacker] }), side({ trash: [piece({ id: 9 })] })],
  });

  it("finds a piece wherever it lies", () => {
    expect(findPiece(laid, 4)).toBe(gear);
    expect(findPiece(laid, 77)).toBeNull();
    expect(sideOf(laid, 9)).toBe(1);
  });

  it("tells what attacks what", () => {
    expect(attackOn(laid)).toEqual({ from: "piece:3", to: "gigs" });
    expect(attackOn(table())).toBeNull();
  });

  it("tells what is not seen on it", () => {
    expect(isElsewhere(laid, option({ card: "psycho-squad", piece: 9 }))).toBe(true);
    expect(isElsewhere(laid, option({ card: "psycho-squad", piece: 4 }))).toBe(false);
    expect(isElsewhere(laid, option({ card: "reboot-optics" }))).toBe(true);
    expect(isElsewhere(laid, end)).toBe(false);
  });
});
