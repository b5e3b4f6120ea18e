import type {
  Book,
  BotSummary,
  Card,
  CardSheet,
  DeckSummary,
  Fault,
  GameSummary,
  Learning,
  Listed,
  MapRule,
  OwnDeck,
  PuzzleSolution,
  RuleSheet,
  SceneTold,
  Start,
} from "./messages";

/** What the server answers over plain HTTP; a refusal is thrown with its reason. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await answered(path, init)).json()) as T;
}

/** The same as text: what has numbers that are too large for this language stays as it is. */
export const asText = async (path: string): Promise<string> => (await answered(path)).text();

async function answered(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`/api/${path}`, init).catch(() => {
    throw new Error("The server does not answer. Is it running?");
  });
  if (!answer.ok) throw new Error(await reasonOf(answer));
  return answer;
}

async function reasonOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Fault).reason;
  } catch {
    return `The server answered ${answer.status}.`;
  }
}

export const cards = (): Promise<Card[]> => ask("cards");
export const catalogue = (): Promise<Listed[]> => ask("catalogue");
export const cardSheet = (id: string): Promise<CardSheet> => ask(`cards/${encodeURIComponent(id)}`);
/** Begin a game at a table where a card can be played at once. */
export const tryCard = (id: string): Promise<GameSummary> =>
  ask(`cards/${encodeURIComponent(id)}/try`, { method: "POST" });
export const decks = (): Promise<DeckSummary[]> => ask("decks");
export const ownDecks = (): Promise<OwnDeck[]> => ask("decks/own");
export const bots = (): Promise<BotSummary[]> => ask("bots");
export const rule = (number: string): Promise<RuleSheet> => ask(`rules/${number}`);
export const rulebook = (): Promise<Book> => ask("rulebook");
export const rulesMap = (): Promise<MapRule[]> => ask("rulebook/map");
export const scenes = (): Promise<SceneTold[]> => ask("scenes");
export const learning = (): Promise<Learning> => ask("learning");
export const solution = (puzzle: string): Promise<PuzzleSolution> => ask(`puzzles/${puzzle}/solution`);
export const games = (): Promise<GameSummary[]> => ask("games");

export async function game(id: string): Promise<GameSummary> {
  const found = (await games()).find((game) => game.id === id);
  if (found === undefined) throw new Error("There is no such game, or it is not yours.");
  return found;
}

/** Hand something over, and give what comes back. */
export function send<T>(path: string, what: object): Promise<T> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(what) });
}

export const begin = (start: Start): Promise<GameSummary> => send("games", start);

/** Begin another game with the decks and seats of an earlier one. */
export const beginAgain = (id: string): Promise<GameSummary> => ask(`games/${id}/again`, { method: "POST" });

/** The address of a seat's WebSocket. */
export function seatAddress(id: string, seat: number): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/games/${id}/seats/${seat}`;
}
