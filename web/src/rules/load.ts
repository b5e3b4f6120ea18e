import * as api from "../api";
import { cards } from "../cards.svelte";
import { RuleBook } from "./book";
import { Search } from "./search";

export interface Loaded {
  book: RuleBook;
  search: Search;
}

let loading: Promise<Loaded> | null = null;
let ready: Loaded | null = null;

/** The rule book, if it is here already: then a page need not wait for it. */
export const loaded = (): Loaded | null => ready;

/** The whole rule book, loaded once; what failed is tried anew. */
export function load(): Promise<Loaded> {
  loading ??= Promise.all([api.rulebook(), cards.load()]).then(
    ([told]) => {
      const book = new RuleBook(told);
      return (ready = { book, search: new Search(book, (card) => cards.title(card)) });
    },
    (problem: unknown) => {
      loading = null;
      throw problem;
    },
  );
  return loading;
}
