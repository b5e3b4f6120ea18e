import * as api from "../api";
import type { SceneTold } from "../messages";
import { route } from "../route.svelte";
import { kept } from "../kept";

/** The bot that sits on the other side of a scene: the one chosen last on the scenes page. */
export const USUAL_BOT = "street";
export const lastBot = (): string => kept("scenes", { bot: USUAL_BOT }).bot;

/** Begin a game with a scene against a bot and go to its table; guided, it names the answers that the scene suggests. */
export async function show(scene: SceneTold, guided: boolean, bot = lastBot()): Promise<void> {
  const seats: [string, string] = scene.seat === 0 ? ["person", bot] : [bot, "person"];
  const game = await api.begin({ scene: scene.id, guided, seats });
  route.go(`/games/${game.id}`);
}
