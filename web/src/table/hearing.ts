import { sounds, type Sound } from "../look/sounds";
import type { Table } from "../messages";

const SOUNDS: Record<string, Sound> = {
  turn: "turn",
  drew: "draw",
  rolled: "roll",
  rerolled: "roll",
  played: "play",
  equipped: "play",
  called: "call",
  paid: "spend",
  attacked: "attack",
  stole: "steal",
  defeated: "defeat",
};

/** What is heard of what a table brings: each sound once, in the order of the log. */
export function heardOf(table: Table): Sound[] {
  if (table.result !== null) return [table.result.winner === table.seat ? "win" : "lose"];
  const found = table.log.map((line) => SOUNDS[line.kind]).filter((sound) => sound !== undefined);
  return [...new Set(found)];
}

/** Play it, at a volume from 0 to 1. */
export function hear(table: Table, volume: number): void {
  sounds.setVolume(volume);
  if (volume === 0) return;
  for (const sound of heardOf(table)) sounds.play(sound);
}
