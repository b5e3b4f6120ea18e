import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { AtTable } from "../game/game.svelte";
import { dwell } from "../game/pace";
import type { Line, Option, Replay, ReplayFilm, ReplayMoment, ReplayNote, Table } from "../messages";
import { same } from "../game/options";

export type View = ReplayFilm["view"];
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for a step that brings nothing to read. */
const LEAST = 350;

/** A game that is looked at again: how far it is wound, and what the table shows of it. */
export class Reel implements AtTable {
  readonly told: Replay;
  moments: ReplayMoment[] = $state.raw([]);
  view: View = $state("both");
  /** How many steps have been taken. */
  place = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  notes = new SvelteMap<number, string>();

  /** Whether the last step was one on, so that it is shown as it happens. */
  #onwards = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  moment = $derived(this.moments[this.place]);
  length = $derived(Math.max(0, this.moments.length - 1));
  /** The places at which turns begin. */
  turns = $derived(turnsOf(this.moments));
  /** What was answered here; null where that is not known. */
  chosen: Option | null = $derived(
    this.moment?.asked?.options.find((option) => same(option.key, this.moment?.chosen ?? null)) ?? null,
  );
  #log: Line[] = $derived(this.moments.slice(0, this.place + 1).flatMap(({ table }) => table.log));
  #table: Table | null = $derived.by(() => {
    const table = this.moment?.table;
    if (table === undefined) return null;
    return this.#onwards ? table : { ...table, lines: this.#log.length, log: [] };
  });

  readonly curtain = false;
  readonly at: AtTable["at"];

  constructor(told: Replay) {
    this.told = told;
    for (const note of told.notes) this.keepNote(note);
    const table = (): Table | null => this.#table;
    const log = (): Line[] => this.#log;
    this.at = {
      get table() {
        return table();
      },
      get seat() {
        return table()?.seat ?? 0;
      },
      get log() {
        return log();
      },
      prompt: null,
      sent: null,
      behind: 0,
      why: null,
      connected: "ended",
      answer() {},
      skip() {},
      askWhy() {},
      takeBack() {},
    };
  }

  /** Put a film in; the place stays. */
  load(film: ReplayFilm): void {
    this.#onwards = false;
    [this.moments, this.view] = [film.moments, film.view];
    this.place = Math.min(this.place, this.length);
  }

  /** Go to a place, or to the nearer end. */
  wind(place: number): void {
    const to = Math.max(0, Math.min(Math.round(place), this.length));
    this.#onwards = to === this.place + 1;
    this.place = to;
    if (this.playing) this.#wait();
  }

  step(steps: number): void {
    this.wind(this.place + steps);
  }

  /** Go on to where the next turn begins, or back to where this one or the one before did. */
  turn(direction: 1 | -1): void {
    const next = this.turns.find(({ place }) => place > this.place);
    const earlier = this.turns.filter(({ place }) => place < this.place).at(-1);
    if (direction > 0) this.wind(next?.place ?? this.length);
    else this.wind(earlier?.place ?? 0);
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.place === this.length) this.wind(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  keepNote({ number, words }: ReplayNote): void {
    if (words === "") this.notes.delete(number);
    else this.notes.set(number, words);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.place === this.length) return this.pause();
    const shown = this.moment;
    const time = shown === undefined ? LEAST : Math.max(LEAST, dwell(shown.table, "normal"));
    this.#timer = setTimeout(() => this.step(1), time / this.speed);
  }
}

export interface Turn {
  turn: number;
  player: number;
  place: number;
}

/** Where each turn begins, the time before the first left out. */
export function turnsOf(moments: readonly ReplayMoment[]): Turn[] {
  const turns: Turn[] = [];
  moments.forEach(({ table }, place) => {
    if (table.turn > 0 && table.turn !== turns.at(-1)?.turn)
      turns.push({ turn: table.turn, player: table.turn_player, place });
  });
  return turns;
}

const REEL = Symbol("reel");
export const setReel = (reel: () => Reel): void => void setContext(REEL, reel);
export const theReel = (): Reel => getContext<() => Reel>(REEL)();
