import { keep, kept } from "../kept";
import type { KeptDeck } from "../messages";
import * as api from "./api";
import { EMPTY, same, whole, type Deck } from "./deck";

interface Kept {
  /** The version that was changed. */
  version: number;
  deck: Deck | null;
}

const placeOf = (key: string): string => `draft ${key}`;

/** A deck under work. Whatever is changed stays in this browser until it is saved on the server. */
export class Draft {
  deck: Deck = $state.raw(EMPTY);
  /** As it was last saved, or opened; null for a new one. */
  saved: KeptDeck | null = $state.raw(null);
  #past: Deck[] = $state.raw([]);
  #key: string;
  /** The version that the changes were made to. */
  #version: number;

  /** Begin with what is saved, and with the changes that this browser still has. */
  constructor(key: string, saved: KeptDeck | null, first: Deck = EMPTY) {
    this.#key = key;
    this.saved = saved;
    this.deck = saved === null ? first : whole(saved.deck);
    const left = kept<Kept>(placeOf(key), { version: saved?.version ?? 0, deck: null });
    this.#version = left.deck === null ? (saved?.version ?? 0) : left.version;
    if (left.deck !== null) this.deck = left.deck;
  }

  get isChanged(): boolean {
    return !same(this.deck, this.saved === null ? EMPTY : whole(this.saved.deck));
  }

  /** Whether the deck was saved elsewhere since these changes began. */
  get isBehind(): boolean {
    return this.saved !== null && this.#version < this.saved.version;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  change(next: Deck): void {
    this.#past = [...this.#past.slice(-199), this.deck];
    this.#show(next);
  }

  /** Name and notes change with every key; they are no step to go back by. */
  write(words: Partial<Pick<Deck, "name" | "notes">>): void {
    this.#show({ ...this.deck, ...words });
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#show({ ...last, name: this.deck.name, notes: this.deck.notes });
  }

  /** Go back to what is saved; even that can be undone. */
  discard(): void {
    this.change(this.saved === null ? EMPTY : whole(this.saved.deck));
    this.#version = this.saved?.version ?? 0;
    this.#store();
  }

  /** Save it as the next version, or as a new deck if it is none of one's own yet. */
  async save(): Promise<KeptDeck> {
    const { deck, saved } = this;
    const found = saved?.mine
      ? await api.change(saved.id, { number: saved.version + 1, deck, gone: false })
      : await api.keep(deck);
    keep(placeOf(this.#key), { deck: null });
    if (saved?.mine) {
      this.saved = found;
      this.#version = found.version;
      if (this.deck === deck) this.deck = whole(found.deck);
      else this.#store();
    }
    return found;
  }

  /** Read what was saved elsewhere, so that these changes can become the version after that. */
  async catchUp(): Promise<void> {
    if (this.saved !== null) this.saved = await api.deck(this.saved.id);
  }

  #show(deck: Deck): void {
    this.deck = deck;
    this.#store();
  }

  #store(): void {
    keep(placeOf(this.#key), { version: this.#version, deck: this.isChanged ? this.deck : null });
  }
}
