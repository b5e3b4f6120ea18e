import { chance } from "../pictures/chance";
import type { Stroke } from "../pictures/pen";
import { horizon, walls } from "./buildings";
import { lamps, overhead, people, road, searchlights, traffic } from "./road";
import { signs, type Sign } from "./signs";
import { HIGH, StreetSketch, WIDE, type StreetPaint } from "./space";

export interface Street {
  /** Behind whatever hangs over the street. */
  back: Stroke<StreetPaint>[];
  front: Stroke<StreetPaint>[];
  signs: Sign[];
}

/** A street of the city, always the same one for a name. */
export function street(name: string): Street {
  const luck = chance(name);
  const back = new StreetSketch();
  searchlights(back);
  horizon(back, luck);
  const front = new StreetSketch();
  walls(front, luck);
  road(front, luck);
  overhead(front);
  lamps(front);
  traffic(front);
  people(front);
  return { back: back.strokes, front: front.strokes, signs: signs(luck) };
}

/** Rain that can fall on and on: the lower half is the same as the upper. */
export function rain(name: string, drops: number, length: number): string {
  const luck = chance(name);
  return Array.from({ length: drops }, () => {
    const x = Math.round(luck.between(0, WIDE + 60));
    const y = Math.round(luck.between(0, HIGH));
    const stroke = `l${-length / 6} ${length}`;
    return `M${x} ${y}${stroke}M${x} ${y + HIGH}${stroke}`;
  }).join("");
}
