import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer, ToPage } from "../messages";
import { Connection, PROTOCOL, type Connected } from "./connection";
import { table } from "./testing";

/** A WebSocket that a test opens, speaks through and breaks. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; number?: number; lines?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  say(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const answer: Answer = { type: "answer", number: 5, option: [16, 0, 0] };
let heard: ToPage[];
let states: Connected[];
let late: Answer[];
let connection: Connection;

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const types = (socket: FakeSocket): string[] => socket.sent.map((message) => message.type);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  [FakeSocket.all, heard, states, late] = [[], [], [], []];
  connection = new Connection("ws://here", {
    has: () => ({ lines: 3, backs: 1 }),
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    tooLate: (dropped) => late.push(dropped),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello with the lines that it has and how often answers had been taken back, and hears tables", () => {
  last().open().say(table());
  expect(last().sent).toEqual([{ type: "hello", protocol: PROTOCOL, lines: 3, backs: 1 }]);
  expect(heard).toHaveLength(1);
  expect(states).toEqual(["open"]);
});

it("comes back when it breaks, waiting longer each time", () => {
  last().open().break();
  expect(states).toEqual(["lost"]);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  last().break();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(3);
});

it("gives an answer again if it was lost on the way", () => {
  last()
    .open()
    .say(table({ number: 5 }));
  connection.answer(answer);
  last().break();
  vi.advanceTimersByTime(500);
  last()
    .open()
    .say(table({ number: 5 }));
  expect(types(last())).toEqual(["hello", "answer"]);
  last().say(table({ number: 6 }));
  last().say(table({ number: 5 }));
  expect(types(last())).toEqual(["hello", "answer"]);
});

it("gives an answer once there is a connection", () => {
  last()
    .open()
    .say(table({ number: 5 }));
  last().break();
  connection.answer(answer);
  vi.advanceTimersByTime(500);
  last()
    .open()
    .say(table({ number: 5 }));
  expect(types(last())).toEqual(["hello", "answer"]);
});

it("tells when the game has gone another way meanwhile", () => {
  last()
    .open()
    .say(table({ number: 5 }));
  last().break();
  connection.answer(answer);
  vi.advanceTimersByTime(500);
  last()
    .open()
    .say(table({ number: 2 }));
  expect(types(last())).toEqual(["hello"]);
  expect(late).toEqual([answer]);
});

it("does not come back to a server of another version, nor to a game that is not there", () => {
  last()
    .open()
    .say(table({ protocol: PROTOCOL + 1 }));
  expect(states).toEqual(["outdated"]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it("stops where the server says that there is no such game", () => {
  last().open().break(4404);
  expect(states).toEqual(["ended"]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
