import { getContext, setContext } from "svelte";
import type { GameSummary } from "../messages";
import { settings } from "../settings.svelte";
import { dwell } from "./pace";
import { Seat } from "./seat.svelte";

/** A game as it is shown at this screen: one seat, or both with a curtain between. */
export class Game {
  readonly summary: GameSummary;
  readonly seats: Seat[];
  at: Seat = $state.raw() as Seat;
  /** Whether everything is hidden until the other person has sat down. */
  curtain = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(summary: GameSummary) {
    this.summary = summary;
    this.seats = summary.mine.map((seat) => new Seat(summary.id, seat, () => this.#handOver()));
    const first = this.seats[0];
    if (first === undefined) throw new Error("You have no seat in this game.");
    this.at = first;
    this.curtain = this.shared;
  }

  /** Whether two people share this screen. */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** Whether bots play each other, for somebody who watches. */
  get watched(): boolean {
    return !this.summary.seats.includes("person");
  }

  /** What a player is called; of two people at one screen neither is "you" for the other. */
  nameOf(seat: number): string {
    const other = this.seats.find((looking) => looking.seat !== seat) ?? this.at;
    return other.table?.sides[seat]?.name ?? `Player ${"AB"[seat]}`;
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const seat of this.seats) seat.close();
  }

  lift(): void {
    this.curtain = false;
  }

  /** Let down the curtain when it is the other person's choice; what came of the last answer is seen before. */
  #handOver(): void {
    if (!this.shared) return;
    const asked = this.seats.find((seat) => seat.prompt !== null);
    clearTimeout(this.#timer);
    if (asked === undefined || asked === this.at) return;
    const stay = this.curtain || this.at.table === null ? 0 : dwell(this.at.table, settings.pace);
    this.#timer = setTimeout(() => {
      this.at = asked;
      this.curtain = true;
    }, stay);
  }
}

const GAME = Symbol("game");
export const setGame = (game: () => Game): void => void setContext(GAME, game);
/** The game that a component is part of. */
export const inGame = (): Game => getContext<() => Game>(GAME)();
