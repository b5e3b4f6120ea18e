import type { Answer, Table, ToPage, ToServer } from "../messages";

/** The version of the messages that this page speaks. */
export const PROTOCOL = 2;

/** Outdated: the page must be loaded again. Ended: the server does not want to talk about this game. */
export type Connected = "connecting" | "open" | "lost" | "outdated" | "ended";

export interface Listener {
  /** How many lines of the log are here already, and how often answers had been taken back when they came. */
  has(): { lines: number; backs: number };
  heard(message: ToPage): void;
  changed(connected: Connected): void;
  /** An answer could not be given any more: the game has gone on without it. */
  tooLate(answer: Answer): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const SILENCE = 5_000;
const OLD_PAGE = 4426;
/** Codes from here on are the server's own: it would say the same again. */
const FOR_GOOD = 4400;

/**
 * The line between the page and one seat of a game.
 *
 * It comes back by itself when it breaks. An answer stays with it until the server has shown what came of it: it is
 * given again after a break if the same decision is still open.
 */
export class Connection {
  #address: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #connected: Connected = "connecting";
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #unsettled: Answer | null = null;
  #given = false;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener("online", this.#back);
    document.addEventListener("visibilitychange", this.#back);
    this.#open();
  }

  close(): void {
    removeEventListener("online", this.#back);
    document.removeEventListener("visibilitychange", this.#back);
    this.#stop();
    this.#drop();
  }

  answer(answer: Answer): void {
    this.#unsettled = answer;
    this.#given = this.say(answer);
  }

  /** Say something now; false if nobody hears it. */
  say(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask for the table again, and break off when no answer comes. */
  sync(): void {
    if (!this.say({ type: "sync", ...this.#listener.has() })) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#broken(), SILENCE);
  }

  #open(): void {
    this.#stop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.say({ type: "hello", protocol: PROTOCOL, ...this.#listener.has() });
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToPage);
    socket.onclose = (event) => (event.code < FOR_GOOD ? this.#broken() : this.#end(event.code));
  }

  #hear(message: ToPage): void {
    clearTimeout(this.#silence);
    this.#wait = FIRST_WAIT;
    if (message.type === "table") {
      if (message.protocol !== PROTOCOL) return this.#end(OLD_PAGE);
      this.#set("open");
      this.#settle(message);
    } else if (message.type === "refused") {
      this.#unsettled = null;
    }
    this.#listener.heard(message);
  }

  /** A table tells whether an answer has arrived; if its decision is still open after a break, give it again. */
  #settle(table: Table): void {
    const answer = this.#unsettled;
    if (answer === null) return;
    if (table.number === answer.number) {
      this.#given ||= this.say(answer);
      return;
    }
    this.#unsettled = null;
    if (!this.#given && table.number < answer.number) this.#listener.tooLate(answer);
  }

  #broken(): void {
    this.#drop();
    this.#given = false;
    this.#set("lost");
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #end(code: number): void {
    this.#set(code === OLD_PAGE ? "outdated" : "ended");
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }

  #stop(): void {
    clearTimeout(this.#timer);
  }

  /** Online or looked at again: do not wait for the next try. */
  #back = (): void => {
    if (document.visibilityState === "hidden" || this.#isOver()) return;
    if (this.#socket === null) this.#open();
    else this.sync();
  };

  #isOver(): boolean {
    return this.#connected === "outdated" || this.#connected === "ended";
  }

  #set(connected: Connected): void {
    if (this.#connected === connected) return;
    this.#connected = connected;
    this.#listener.changed(connected);
  }
}
