import { ask, send } from "../api";
import type {
  DeckList,
  DeckRead,
  DeckRules,
  DeckVersion,
  DeckWritten,
  Improve,
  Improvement,
  KeptDeck,
  SaveDeck,
} from "../messages";

export { ownDecks as own } from "../api";

/** What the server answers about decks. */
export const rules = (): Promise<DeckRules> => ask("decks/rules");
export const deck = (id: string): Promise<KeptDeck> => ask(`decks/${encodeURIComponent(id)}`);
export const versions = (id: string): Promise<DeckVersion[]> => ask(`decks/${encodeURIComponent(id)}/versions`);
export const keep = (deck: DeckList): Promise<KeptDeck> => send("decks", { deck });
export const change = (id: string, version: SaveDeck): Promise<KeptDeck> =>
  send(`decks/${encodeURIComponent(id)}/versions`, version);
export const read = (text: string): Promise<DeckRead> => send("decks/read", { text });
export const written = (deck: DeckList): Promise<DeckWritten> => send("decks/written", deck);
export const improvement = (): Promise<Improvement | null> => ask("improvement");
export const improve = (asked: Improve): Promise<Improvement> => send("improvement", asked);
export const stopImproving = (): Promise<Improvement> => send("improvement/stop", {});
