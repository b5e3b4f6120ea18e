import * as api from "../api";
import { cards } from "../cards.svelte";
import { factsOf, prepared, type Prepared } from "./search/facts";

/** All cards by number, as they are searched; loaded once. */
class Library {
  all: readonly Prepared[] = $state.raw([]);
  tags: readonly string[] = $state.raw([]);
  #numbers: ReadonlyMap<string, string> = $state.raw(new Map());
  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.#loading ??= Promise.all([api.catalogue(), cards.load()]).then(
      ([listed]) => {
        this.all = listed.flatMap((one, at) => {
          const card = cards.get(one.id);
          return card === null ? [] : [prepared(factsOf(card, one, at))];
        });
        this.tags = [...new Set(this.all.flatMap((card) => card.tags))].sort();
        this.#numbers = new Map(listed.map((one) => [one.id, one.number]));
      },
      (problem: unknown) => {
        this.#loading = null;
        throw problem;
      },
    );
    return this.#loading;
  }

  /** The set and number of a card, such as WNC 001. */
  number(id: string): string {
    return this.#numbers.get(id) ?? "";
  }
}

export const library = new Library();
