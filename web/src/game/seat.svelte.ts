import { seatAddress } from "../api";
import type { Answer, Hints, Line, Option, Table, ToPage, Why } from "../messages";
import { still } from "../look/motion";
import { settings } from "../settings.svelte";
import { Connection, type Connected } from "./connection";
import { continued } from "./log";
import { same, type Key } from "./options";
import { dwell } from "./pace";

interface Waiting {
  table: Table;
  log: Line[];
}

/** One seat of a game: the table as it is shown, what waits to be shown, and the line to the server. */
export class Seat {
  readonly seat: 0 | 1;
  table: Table | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  hints: Hints | null = $state.raw(null);
  hinting = $state(false);
  why: Why | null = $state.raw(null);
  connected: Connected = $state("connecting");
  /** What the server or the connection has to say about itself. */
  notice = $state("");
  /** The answer that is on its way. */
  sent: Key | null = $state.raw(null);
  /** How many tables wait to be shown. */
  behind = $state(0);

  #connection: Connection;
  #queue: Waiting[] = [];
  #latest: Waiting | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #showing: () => void;

  constructor(game: string, seat: 0 | 1, showing: () => void) {
    this.seat = seat;
    this.#showing = showing;
    this.#connection = new Connection(seatAddress(game, seat), {
      has: () => ({ lines: this.#latest?.log.length ?? 0, backs: this.#latest?.table.backs ?? 0 }),
      heard: (message) => this.#hear(message),
      changed: (connected) => (this.connected = connected),
      tooLate: () => this.#tell("The game has gone another way; your last answer was not given."),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  get prompt() {
    return this.table?.prompt ?? null;
  }

  answer(option: Option): void {
    const number = this.prompt?.number;
    if (number === undefined || this.sent !== null) return;
    this.notice = "";
    this.sent = option.key;
    const answer: Answer = { type: "answer", number, option: option.key };
    this.#connection.answer(answer);
  }

  undo(): void {
    if (this.#latest !== null) this.#say({ type: "undo", number: this.#latest.table.number });
  }

  takeBack(to: number): void {
    if (this.#latest !== null) this.#say({ type: "take_back", number: this.#latest.table.number, to });
  }

  concede(): void {
    this.#say({ type: "concede" });
  }

  hint(): void {
    const number = this.prompt?.number;
    if (number === undefined || this.hinting || this.hints?.number === number) return;
    this.hinting = this.#say({ type: "ask_hint", number });
  }

  askWhy(about: { card: string } | { piece: number }): void {
    this.why = null;
    const number = this.table?.number;
    if (number !== undefined) this.#say({ type: "ask_why", number, ...about });
  }

  /** Show the last table that has come, and nothing between. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last !== undefined) this.#show(last);
    this.behind = 0;
  }

  #say(message: Parameters<Connection["say"]>[0]): boolean {
    const heard = this.#connection.say(message);
    if (!heard) this.#tell("There is no connection just now; try again in a moment.");
    return heard;
  }

  #tell(words: string): void {
    this.notice = words;
    this.sent = null;
  }

  #hear(message: ToPage): void {
    if (message.type === "table") this.#receive(message);
    else if (message.type === "hints") this.#learn(message);
    else if (message.type === "why") this.why = message;
    else {
      this.hinting = false;
      this.#tell(message.type === "refused" ? message.reason : message.words);
    }
  }

  #learn(hints: Hints): void {
    this.hinting = false;
    this.hints = hints;
  }

  #receive(table: Table): void {
    const log = continued(this.#latest?.log ?? [], table);
    if (log === null) return this.#connection.sync();
    const back = this.#latest !== null && table.number < this.#latest.table.number;
    this.#latest = { table, log };
    this.#queue.push(this.#latest);
    this.behind = this.#queue.length;
    if (back || this.table === null || document.hidden) this.skip();
    else this.#next();
  }

  /** Show what waits, one after the other, each as long as it takes to see. */
  #next(): void {
    if (this.#timer !== undefined) return;
    const waiting = this.#queue.shift();
    if (waiting === undefined) return;
    this.#show(waiting);
    this.behind = this.#queue.length;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#next();
      },
      dwell(waiting.table, settings.pace),
    );
  }

  #show({ table, log }: Waiting): void {
    const before = this.table;
    this.table = table;
    this.log = log;
    if (this.sent !== null && table.number !== before?.number) this.sent = null;
    if (this.hints?.number !== table.prompt?.number) this.hints = null;
    this.hinting = false;
    this.#showing();
    this.#passAlone(table);
  }

  /** Pass where nothing else is possible, if the person wants that. */
  #passAlone(table: Table): void {
    const prompt = table.prompt;
    const only = prompt?.options[0];
    if (!settings.autoPass || prompt?.kind !== "react" || only === undefined || prompt.options.length > 1) return;
    if (same(only.key, prompt.on)) setTimeout(() => this.table === table && this.answer(only), still() ? 0 : 700);
  }
}
