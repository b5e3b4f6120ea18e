import type { Chance } from "../pictures/chance";
import type { Point } from "../pictures/pen";
import { across, EYE, flat, KERB, paper, seen, WALL, WIDE, type StreetSketch } from "./space";

const FAR = 30;

/** The street itself: asphalt, lanes, kerbs, and the shine of rain on it. */
export function road(sketch: StreetSketch, luck: Chance): void {
  sketch.add("road", flat(-KERB, KERB, 0.98, FAR));
  for (const side of [-1, 1]) {
    sketch.add("walk", flat(side * KERB, side * (WALL + 900), 0.98, FAR));
    sketch.add("kerb", paper.line([seen(side * KERB, 0, 0.98), seen(side * KERB, 0, FAR)]));
  }
  for (let streak = 0; streak < 26; streak++) {
    const depth = luck.between(1, 5);
    const left = luck.between(-KERB * 0.95, KERB * 0.7);
    sketch.add("sheen", flat(left, left + luck.between(60, 260), depth, depth * 1.012));
  }
  for (let depth = 1.06; depth < FAR; depth *= 1.2) {
    sketch.add("lane", flat(-7, 7, depth, depth * 1.09));
    for (const side of [-1, 1]) sketch.add("lane", flat(side * 276, side * 286, depth, depth * 1.09));
  }
}

/** Street lamps on both sides, their light and where it falls. */
export function lamps(sketch: StreetSketch): void {
  for (const depth of [8, 5, 3.3, 2.2, 1.5])
    for (const side of [-1, 1]) {
      const foot = side * (KERB + 36);
      const head = side * (KERB - 90);
      const [x, y] = seen(head, 0, depth);
      sketch.add("pool", oval(x, y, 190 / depth, 30 / depth));
      sketch.add("beam", paper.poly([seen(head - 14, 404, depth), seen(head + 14, 404, depth), seen(head + 170, 0, depth), seen(head - 170, 0, depth)])); // prettier-ignore
      sketch.add("pole", across(foot - 5, foot + 5, 0, 420, depth));
      sketch.add("pole", across(Math.min(foot, head), Math.max(foot, head), 410, 420, depth));
      sketch.add("bulb", across(head - 24, head + 24, 400, 411, depth));
    }
}

/** A bridge from wall to wall, and cables over the street. */
export function overhead(sketch: StreetSketch): void {
  sketch.add("bridge", across(-WALL, WALL, 420, 540, 5.2));
  for (let at = -WALL + 40; at < WALL - 40; at += 92) sketch.add("cool", across(at, at + 60, 462, 500, 5.2));
  for (const [depth, up, sag] of [
    [1.9, 660, 130],
    [2.05, 600, 190],
    [2.8, 720, 120],
  ] as const) {
    const hang = seen(40, up - sag, depth);
    sketch.add("cable", paper.curve([seen(-WALL, up, depth), hang, seen(WALL, up + 60, depth)]));
  }
}

/** Cars with their lights, and their lights in the wet. */
export function traffic(sketch: StreetSketch): void {
  for (const [middle, depth, coming] of [
    [-150, 9, true],
    [-160, 5.2, true],
    [400, 6.4, false],
    [140, 4.1, false],
    [-420, 3.1, true],
    [150, 2.35, false],
  ] as const) {
    const light = coming ? "head" : "tail";
    const outline: Point[] = [
      [-66, 6],
      [-70, 40],
      [-58, 52],
      [-44, 80],
      [44, 80],
      [58, 52],
      [70, 40],
      [66, 6],
    ];
    sketch.add("car", paper.poly(outline.map(([x, up]) => seen(middle + x, up, depth))));
    for (const side of [-1, 1]) {
      const at = middle + side * 50;
      sketch.add(light, across(at - 13, at + 13, 32, 43, depth));
      sketch.add(`${light}glow`, flat(at - 15, at + 15, depth * 0.74, depth * 0.98), flat(at - 8, at + 8, depth * 0.66, depth * 0.98)); // prettier-ignore
    }
  }
}

/** People on the walk, with and without an umbrella. */
export function people(sketch: StreetSketch): void {
  for (const [x, depth, covered] of [
    [690, 3.6, true],
    [-650, 3.2, false],
    [-690, 2.5, true],
    [-120, 1.62, true],
  ] as const) {
    const at = (points: readonly Point[]): Point[] => points.map(([side, up]) => seen(x + side, up, depth));
    sketch.add(
      "figure",
      paper.poly(at([[-15, 74], [-19, 40], [-16, 34], [-13, 0], [-3, 0], [0, 34], [5, 0], [15, 0], [16, 34], [20, 42], [15, 74], [0, 84]])), // prettier-ignore
      paper.disc(...seen(x, 92, depth), 10 / depth),
    );
    if (!covered) continue;
    sketch.add("figure", paper.blob(at([[-46, 98], [-36, 118], [0, 134], [40, 118], [50, 98], [2, 106]])), across(x - 1, x + 2, 60, 110, depth)); // prettier-ignore
    sketch.add("rim", paper.curve(at([[-42, 102], [-32, 120], [2, 130], [36, 120], [46, 102]]))); // prettier-ignore
  }
}

/** Beams into the sky from behind the towers. */
export function searchlights(sketch: StreetSketch): void {
  for (const [x, lean] of [
    [500, -180],
    [660, 60],
    [1180, 240],
  ] as const)
    sketch.add("beam", paper.poly([[x, EYE[1]], [x + lean - 34, -20], [x + lean + 34, -20], [x + 4, EYE[1]]])); // prettier-ignore
  sketch.add("beam", paper.box(0, EYE[1] - 16, WIDE, 20));
}

function oval(x: number, y: number, across: number, down: number): string {
  const write = (number: number): string => String(Math.round(number * 10) / 10);
  const [a, b] = [write(across), write(down)];
  return `M${write(x - across)} ${write(y)}a${a} ${b} 0 1 0 ${write(2 * across)} 0a${a} ${b} 0 1 0 ${write(-2 * across)} 0Z`;
}
