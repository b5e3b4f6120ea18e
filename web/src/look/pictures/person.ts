import type { Pen, Sketch } from "./pen";

export const HAIR = [
  "bald",
  "crop",
  "mohawk",
  "swept",
  "bob",
  "long",
  "topknot",
  "bun",
  "dreads",
  "pigtails",
  "spikes",
  "cap",
  "hat",
  "hood",
  "helmet",
  "horns",
] as const;
export const FACE = [
  "plain",
  "visor",
  "shades",
  "goggles",
  "optics",
  "scope",
  "skull",
  "oni",
  "breather",
  "bandana",
  "doll",
  "jaw",
  "ink",
] as const;
export const DRESS = ["suit", "collar", "armour", "fur", "bare", "robe", "scarf", "cables"] as const;
export const CARRY = [
  "none",
  "katana",
  "guitar",
  "rifle",
  "cables",
  "halo",
  "drone",
  "cross",
  "smoke",
  "cards",
] as const;

/** What somebody looks like. */
export interface Person {
  hair: (typeof HAIR)[number];
  face: (typeof FACE)[number];
  dress: (typeof DRESS)[number];
  carry: (typeof CARRY)[number];
  broad: number;
  mirrored: boolean;
}

export type Draw = (sketch: Sketch, hand: Pen) => void;
