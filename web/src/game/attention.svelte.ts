import { getContext, setContext } from "svelte";
import type { Option, Piece, Prompt } from "../messages";
import { meant, type Drop } from "./drop";
import type { AtTable } from "./game.svelte";
import { big, bySpot, byTarget, cardSpot, numbered, pieceSpot, type Spot } from "./options";

export type Sheet =
  "log" | "keys" | "settings" | "take back" | "concede" | `trash ${number}` | `removed ${number}` | `rule ${string}`;

/** A card to be shown large: as it is printed, or as the piece that it is. */
export interface Shown {
  card: string | null;
  piece: Piece | null;
}

interface Peeked extends Shown {
  at: DOMRect;
}

interface Drag {
  spot: Spot;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

interface Menu {
  spot: Spot;
  at: DOMRect;
}

export type Glow = "" | "play" | "target" | "asks";

/** How long something is pointed at before its card is shown, in milliseconds. */
export const POINTED = 250;

/** What the person at the page is looking at and pointing at. */
export class Attention {
  peeked: Peeked | null = $state.raw(null);
  details: Shown | null = $state.raw(null);
  sheet: Sheet | null = $state(null);
  menu: Menu | null = $state.raw(null);
  drag: Drag | null = $state.raw(null);
  /** The option that is pointed at. */
  preview: Option | null = $state.raw(null);

  #game: AtTable;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #wish: Drop | null = null;
  /** Whether the pointer has moved since the table last changed; what slides under a resting one is not pointed at. */
  #moved = false;
  #prompt = $derived.by(() => (this.#game.at.sent === null ? this.#game.at.prompt : null));
  #bySpot = $derived.by(() => bySpot(this.#prompt?.options ?? []));
  #targets = $derived.by(() => byTarget(this.#begun()));

  constructor(game: AtTable) {
    this.#game = game;
  }

  options(spot: Spot): Option[] {
    return this.#bySpot.get(spot) ?? [];
  }

  glow(spot: Spot): Glow {
    if (this.#targets.has(spot)) return "target";
    if (this.options(spot).length > 0) return "play";
    return this.asks(spot) ? "asks" : "";
  }

  /** Whether what begins there goes on to something else on the table. */
  wantsTarget(spot: Spot): boolean {
    return byTarget(this.options(spot)).size > 0;
  }

  /** The attack on that place by what was picked up. */
  attackOn(spot: Spot): Option | null {
    return this.#targets.get(spot) ?? null;
  }

  asks(spot: Spot): boolean {
    const prompt = this.#game.at.prompt;
    if (prompt === null || prompt.kind === "main") return false;
    return prompt.piece === null
      ? prompt.card !== null && spot === cardSpot(prompt.card)
      : spot === pieceSpot(prompt.piece);
  }

  /** Give an answer; whatever is open about the last question closes. */
  answer(option: Option): void {
    this.forget();
    this.#game.at.answer(option);
  }

  /** The answer of the big button. */
  goOn(): void {
    if (this.#game.at.behind > 0) return this.#game.at.skip();
    const option = this.#prompt && big(this.#prompt);
    if (option) this.answer(option);
  }

  /** The answer that has a number in the panel, from 1. */
  answerNumber(number: number): void {
    const option = this.#prompt && numbered(this.#prompt)[number - 1];
    if (option) this.answer(option);
  }

  /** Point at a place: do the one thing that can be done there, or ask which, or tell all about it. */
  choose(spot: Spot, shown: Shown, at: DOMRect, careful: boolean): void {
    if (this.#game.at.behind > 0) return this.#game.at.skip();
    const attack = this.#targets.get(spot);
    const options = this.options(spot);
    if (attack !== undefined) this.answer(attack);
    else if (options.length === 1 && options[0] !== undefined && !careful) this.answer(options[0]);
    else if (options.length > 0) this.open({ spot, at });
    else this.tell(shown);
  }

  /** Answer as was meant when a card was let go on a piece: that piece is to carry it. */
  fulfil(prompt: Prompt): void {
    if (prompt.kind === "payment") return;
    const wish = this.#wish;
    this.#wish = null;
    const option =
      prompt.kind === "host" ? prompt.options.find((option) => pieceSpot(option.piece ?? -1) === wish) : null;
    if (option) this.answer(option);
  }

  /** Let something go that was dragged. */
  drop(spot: Spot, onto: Drop, at: DOMRect): void {
    const options = meant(this.options(spot), onto);
    this.drag = null;
    if (options.length > 1) return this.open({ spot, at });
    if (options[0] === undefined) return;
    this.answer(options[0]);
    if (options[0].verb === "play") this.#wish = onto;
  }

  /** The pointer has moved. */
  moved({ movementX, movementY }: PointerEvent): void {
    this.#moved ||= movementX !== 0 || movementY !== 0;
  }

  /** The table has changed. */
  changed(): void {
    this.#moved = false;
  }

  /** Show a card large, at once (by keys) or when it has been pointed at for a while. */
  peek(element: Element, shown: Shown, wait = 0): void {
    clearTimeout(this.#soon);
    if (wait > 0 && !this.#moved) return;
    this.#soon = setTimeout(() => {
      if (element.isConnected) this.peeked = { ...shown, at: element.getBoundingClientRect() };
    }, wait);
  }

  unpeek(): void {
    clearTimeout(this.#soon);
    this.peeked = null;
  }

  open(menu: Menu): void {
    this.unpeek();
    this.menu = menu;
  }

  tell(shown: Shown): void {
    if (shown.card === null && shown.piece === null) return;
    this.unpeek();
    this.menu = null;
    this.details = shown;
  }

  /** Open a rule by its number. */
  read(number: string): void {
    this.unpeek();
    this.menu = null;
    this.details = null;
    this.sheet = `rule ${number}`;
  }

  /** Close whatever is uppermost; false if nothing was open. */
  close(): boolean {
    if (this.drag) this.drag = null;
    else if (this.menu) this.menu = null;
    else if (this.peeked) this.peeked = null;
    else return false;
    return true;
  }

  forget(): void {
    clearTimeout(this.#soon);
    this.menu = this.drag = this.peeked = this.preview = this.details = null;
  }

  /** The options of what was picked up or pointed at, that want a target. */
  #begun(): Option[] {
    const spot = this.drag?.spot ?? this.menu?.spot;
    return spot === undefined ? [] : this.options(spot);
  }
}

const ATTENTION = Symbol("attention");
export const setAttention = (attention: () => Attention): void => void setContext(ATTENTION, attention);
export const inAttention = (): Attention => getContext<() => Attention>(ATTENTION)();
