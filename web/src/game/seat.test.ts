import { beforeEach, expect, it, vi } from "vitest";
import type { Line, Table, ToPage, ToServer } from "../messages";
import type { Listener } from "./connection";
import { line, option, prompt, table } from "./testing";

/** A connection in which a test plays the server. */
const wire = vi.hoisted(() => ({ said: [] as ToServer[], synced: 0, listener: null as unknown }));
vi.mock("./connection", () => ({
  PROTOCOL: 0,
  Connection: class {
    constructor(_: string, listener: Listener) {
      wire.listener = listener;
    }
    say = (message: ToServer): boolean => wire.said.push(message) > 0;
    answer = this.say;
    sync = (): number => (wire.synced += 1);
    close = (): void => undefined;
  },
}));
const { Seat } = await import("./seat.svelte");

const hear = (message: ToPage): void => (wire.listener as Listener).heard(message);
const happened = (words: string): Line => line({ words, kind: "played" });
const step = (number: number, lines: number, given: Partial<Table> = {}): Table =>
  table({ number, lines, log: [happened(`step ${number}`)], ...given });

let seat: InstanceType<typeof Seat>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  [wire.said, wire.synced] = [[], 0];
  seat = new Seat("g", 0, () => undefined);
});

it("shows tables one after the other, each as long as it takes to see", () => {
  for (const number of [1, 2, 3]) hear(step(number, number - 1));
  expect(seat.table?.number).toBe(2);
  expect(seat.behind).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(seat.table?.number).toBe(3);
  expect(seat.behind).toBe(0);
  expect(seat.log.map((line) => line.words)).toEqual(["step 1", "step 2", "step 3"]);
});

it("skips to the last one", () => {
  for (const number of [1, 2, 3, 4]) hear(step(number, number - 1));
  seat.skip();
  expect(seat.table?.number).toBe(4);
  expect(seat.log).toHaveLength(4);
});

it("shows at once what was taken back, and forgets what came after", () => {
  for (const number of [1, 2, 3]) hear(step(number, number - 1));
  hear(table({ number: 1, lines: 1, log: [] }));
  expect(seat.table?.number).toBe(1);
  expect(seat.log.map((line) => line.words)).toEqual(["step 1"]);
});

it("asks for the whole again when lines are missing", () => {
  hear(step(1, 0));
  hear(step(5, 4));
  expect(wire.synced).toBe(1);
  expect(seat.table?.number).toBe(1);
});

it("answers once, until something comes of it", () => {
  const end = option({ key: [16, 0, 0] });
  hear(step(1, 0, { prompt: prompt({ number: 1, options: [end], on: end.key }) }));
  seat.answer(end);
  seat.answer(end);
  expect(wire.said).toEqual([{ type: "answer", number: 1, option: [16, 0, 0] }]);
  hear({ type: "refused", reason: "This answer is not offered now." });
  expect(seat.notice).toBe("This answer is not offered now.");
  expect(seat.table?.number).toBe(1);
  seat.answer(end);
  expect(wire.said).toHaveLength(2);
});
