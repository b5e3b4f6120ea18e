import { expect, it, vi } from "vitest";
import { option, prompt } from "../game/testing";
import type { GameSummary, Hint, Replay, ReplayJudgement, ReplayMoment, Table } from "../messages";
import { costOf, costly, falls, isCostly, points } from "./curve";
import { PLACE, carried, packed, textOf, unpacked } from "./link";
import { Reel, turnsOf } from "./reel.svelte";
import { choices, fromQuery, sifted, standing, toQuery } from "./sieve";
import { verdict } from "./verdict";

function moment(turn: number, given: Partial<ReplayMoment> = {}): ReplayMoment {
  const table = { turn, turn_player: (turn + 1) % 2, seat: 0, log: [], lines: 0 } as unknown as Table;
  return { table, player: 0, asked: null, chosen: null, gave_up: -1, chance: null, ...given };
}
const hint = (chance: number, error: number, first = 0): Hint => ({ key: [19, first, 0], chance, error, visits: 24 });
const judged = (best: Hint, chosen: Hint | null, number = 0, player: 0 | 1 = 0): ReplayJudgement => ({
  number,
  player,
  best,
  chosen,
  hints: [best],
});

it("packs a record into an address and takes it out again", async () => {
  const record = {
    streetcred: "record",
    name: "Señor ★",
    answers: Array.from({ length: 300 }, (_, at) => [19, at, 0]),
  };
  const words = await packed(JSON.stringify(record));
  expect(words).toMatch(/^[\w-]+$/);
  expect(words.length).toBeLessThan(JSON.stringify(record).length / 2);
  expect(JSON.parse(await unpacked(words))).toEqual(record);
  expect(carried(` http://here${PLACE}#${words} `)).toBe(words);
});

it("says in a sentence what is wrong with a link or a file", async () => {
  const words = await packed("{}".repeat(1000));
  for (const broken of ["", "!!", "abc", words.slice(0, 5)])
    await expect(unpacked(broken)).rejects.toThrow("This link carries no recorded game");
  await expect(unpacked(await packed("x".repeat(500_000)))).rejects.toThrow("more than any game takes");
  expect(() => carried("http://here/replays")).toThrow("has a # in it");
  await expect(textOf(new Blob(["1".repeat(500_000)]))).rejects.toThrow("too large");
});

it("finds the largest falls of a chance, from either seat", () => {
  const moments = [0.5, null, 0.8, 0.75, 0.3, 0.9, 0.88].map((chance, at) => moment(at, { chance }));
  expect(points(moments, 0).map(({ place }) => place)).toEqual([0, 2, 3, 4, 5, 6]);
  expect(falls(points(moments, 0)).map(({ from, to }) => [from.turn, to.turn])).toEqual([[3, 4]]);
  expect(falls(points(moments, 1)).map(({ from, to }) => [from.turn, to.turn])).toEqual([
    [0, 2],
    [4, 5],
  ]);
  expect(falls(points(moments, 1), 1).map(({ lost }) => lost.toFixed(2))).toEqual(["0.60"]);
});

it("calls an answer dear only when that is more than the estimates may be off by", () => {
  expect(isCostly(judged(hint(0.6, 0.03), hint(0.4, 0.04, 1)))).toBe(true);
  expect(isCostly(judged(hint(0.6, 0.09), hint(0.5, 0.09, 1)))).toBe(false);
  expect(isCostly(judged(hint(0.6, 0.001), hint(0.59, 0.001, 1)))).toBe(false);
  expect(costOf(judged(hint(0.6, 0.01), null))).toBeNull();
  const all = [
    judged(hint(0.6, 0.01), hint(0.5, 0.01, 1), 3),
    judged(hint(0.9, 0.01), hint(0.5, 0.01, 1), 5),
    judged(hint(0.9, 0.01), hint(0.1, 0.01, 1), 7, 1),
  ];
  expect(costly(all, 0).map(({ number }) => number)).toEqual([5, 3]);
});

it("says what the bot makes of an answer", () => {
  const options = [option({ key: [19, 0, 0], words: "Play Satori." }), option({ key: [19, 1, 0], words: "End." })];
  const kinds = (best: Hint, chosen: Hint | null): string => verdict(judged(best, chosen), options).kind;
  expect(kinds(hint(0.6, 0.05), hint(0.6, 0.05))).toBe("same");
  expect(kinds(hint(0.6, 0.05), hint(0.62, 0.05, 1))).toBe("better");
  expect(kinds(hint(0.6, 0.05), hint(0.55, 0.05, 1))).toBe("even");
  expect(kinds(hint(0.6, 0.05), hint(0.5, 0.05, 1))).toBe("perhaps");
  expect(kinds(hint(0.6, 0.05), hint(0.3, 0.05, 1))).toBe("dear");
  expect(kinds(hint(0.6, 0.05), null)).toBe("unknown");
  const { title, words } = verdict(judged(hint(0.6, 0.03), hint(0.3, 0.04, 1)), options);
  expect(title).toBe("30 points lost");
  expect(words).toContain("“Play Satori” best");
  expect(words).toContain("60 % and what was chosen 30 %");
  expect(words).toContain("may be off by 5 points");
});

function reel(): Reel {
  const turns = [0, 0, 1, 1, 1, 2, 2, 3];
  const opened = new Reel({ notes: [{ number: 2, words: "here" }] } as unknown as Replay);
  const taken = option({ key: [15, 0, 0], verb: "end_turn" });
  const asked = prompt({ options: [option(), taken] });
  opened.load({ view: "both", moments: turns.map((turn) => moment(turn, { asked, chosen: [15, 0, 0] })) });
  return opened;
}

it("winds by steps and by turns, to both ends and no farther", () => {
  const opened = reel();
  expect(turnsOf(opened.moments).map(({ place }) => place)).toEqual([2, 5, 7]);
  const places = [1, 1, 1, -1, -1].map((way) => {
    opened.turn(way as 1 | -1);
    return opened.place;
  });
  expect(places).toEqual([2, 5, 7, 5, 2]);
  opened.step(-9);
  expect(opened.place).toBe(0);
  opened.wind(99);
  expect(opened.place).toBe(7);
  opened.turn(1);
  expect(opened.place).toBe(7);
});

it("knows what was chosen, and keeps notes", () => {
  const opened = reel();
  expect(opened.chosen?.verb).toBe("end_turn");
  opened.keepNote({ number: 4, words: "there" });
  opened.keepNote({ number: 2, words: "" });
  expect([...opened.notes]).toEqual([[4, "there"]]);
});

it("plays to the end by itself, as fast as is wanted, and from the beginning once more", () => {
  vi.useFakeTimers();
  const opened = reel();
  opened.speed = 2;
  opened.play();
  vi.advanceTimersByTime(180);
  expect(opened.place).toBe(1);
  vi.advanceTimersByTime(5000);
  expect([opened.place, opened.playing]).toEqual([7, false]);
  opened.play();
  expect([opened.place, opened.playing]).toEqual([0, true]);
  opened.pause();
  vi.advanceTimersByTime(5000);
  expect(opened.place).toBe(0);
  vi.useRealTimers();
});

it("sifts games by how they stand, by deck and by Rival", () => {
  const game = (given: Partial<GameSummary>): GameSummary =>
    ({ seats: ["person", "solo"], mine: [0], decks: ["One", "Two"], result: null, ...given }) as GameSummary;
  const won = game({ result: { winner: 0, words: "" } });
  const other = game({ seats: ["street", "person"], mine: [1], result: { winner: 0, words: "" } });
  const all = [game({}), won, other];
  expect(all.map(standing)).toEqual(["Unfinished", "Won", "Lost"]);
  expect(choices(all, "deck")).toEqual(["One", "Two"]);
  expect(choices(all, "rival")).toEqual(["Solo", "Street"]);
  const sieve = fromQuery(new URLSearchParams("result=Won&other=1"));
  expect(toQuery(sieve)).toBe("?result=Won");
  expect(toQuery(fromQuery(new URLSearchParams()))).toBe("");
  expect(sifted(all, sieve)).toEqual([won]);
  expect(sifted(all, { result: "", deck: "Two", rival: "Street" })).toEqual([other]);
});
