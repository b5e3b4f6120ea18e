import type {
  Book,
  BotSummary,
  Card,
  DeckSummary,
  Fault,
  GameSummary,
  Learning,
  MapRule,
  PuzzleSolution,
  RuleSheet,
  SceneTold,
  Start,
} from "./messages";

/** What the server answers over plain HTTP; a refusal is thrown with its reason. */
async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api/${path}`, init).catch(() => {
    throw new Error("The server does not answer. Is it running?");
  });
  if (!answer.ok) throw new Error(await reasonOf(answer));
  return (await answer.json()) as T;
}

async function reasonOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Fault).reason;
  } catch {
    return `The server answered ${answer.status}.`;
  }
}

export const cards = (): Promise<Card[]> => ask("cards");
export const decks = (): Promise<DeckSummary[]> => ask("decks");
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

export function begin(start: Start): Promise<GameSummary> {
  return ask("games", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(start),
  });
}

/** Begin another game with the decks and seats of an earlier one. */
export const beginAgain = (id: string): Promise<GameSummary> => ask(`games/${id}/again`, { method: "POST" });

/** The address of a seat's WebSocket. */
export function seatAddress(id: string, seat: number): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/games/${id}/seats/${seat}`;
}
