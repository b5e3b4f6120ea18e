import type { Option } from "../messages";
import { byTarget, type Spot } from "./options";

/** Where something can be let go: on a place, or on a whole area of the own side. */
export type Drop = Spot | "field" | "eddies" | "own gigs";

const ONTO: Record<string, Option["verb"][]> = {
  field: ["play", "solo", "field_legend", "call", "block"],
  eddies: ["sell", "pay"],
  "own gigs": ["gig"],
};

/** Which of the options of what was dragged are meant by letting it go there. */
export function meant(options: Option[], onto: Drop): Option[] {
  const attack = byTarget(options).get(onto as Spot);
  if (attack !== undefined) return [attack];
  const verbs = ONTO[onto] ?? (onto.startsWith("piece:") ? ["play"] : []);
  return options.filter((option) => verbs.includes(option.verb));
}
