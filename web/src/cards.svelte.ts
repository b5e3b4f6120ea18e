import * as api from "./api";
import type { Card } from "./messages";

/** All printed cards by their ids; loaded once. */
class Cards {
  #all: Record<string, Card> = $state.raw({});
  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.#loading ??= api.cards().then(
      (cards) => void (this.#all = Object.fromEntries(cards.map((card) => [card.id, card]))),
      (problem: unknown) => {
        this.#loading = null;
        throw problem;
      },
    );
    return this.#loading;
  }

  get(id: string | null): Card | null {
    return id === null ? null : (this.#all[id] ?? null);
  }

  get all(): Card[] {
    return Object.values(this.#all);
  }

  title(id: string): string {
    const card = this.get(id);
    return card === null ? id : titleOf(card);
  }
}

export function titleOf(card: Card): string {
  return card.subtitle === null ? card.name : `${card.name}: ${card.subtitle}`;
}

export const cards = new Cards();
