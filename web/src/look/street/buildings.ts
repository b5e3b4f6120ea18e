import type { Chance } from "../pictures/chance";
import type { Point } from "../pictures/pen";
import { across, along, EYE, HIGH, KERB, paper, seen, WALL, WIDE } from "./space";
import type { Level, StreetPaint, StreetSketch } from "./space";

type Side = -1 | 1;

/** The blocks along the street: where each begins and ends, and how high they are about. */
const BLOCKS: readonly (readonly [level: Level, near: number, far: number, high: number])[] = [
  [0, 9.5, 26, 1900],
  [1, 5.4, 8.6, 1350],
  [2, 3.2, 4.9, 1000],
  [3, 1.95, 2.9, 980],
  [4, 0.98, 1.72, 1240],
];

const LIGHTS: readonly [StreetPaint, ...StreetPaint[]] = ["pane", "pane", "pane", "cool", "rose"];

/** What lies behind the street: three rows of towers in the haze. */
export function horizon(sketch: StreetSketch, luck: Chance): void {
  skyline(sketch, luck, "ridge", [16, 40], [70, 210], 0.1);
  skyline(sketch, luck, "block", [26, 60], [40, 260], 0.2);
  skyline(sketch, luck, "quarter", [34, 80], [20, 170], 0.26);
}

function skyline(
  sketch: StreetSketch,
  luck: Chance,
  paint: StreetPaint,
  [narrow, wide]: readonly [number, number],
  [low, high]: readonly [number, number],
  lit: number,
): void {
  const specks: string[] = [];
  for (let x = -20; x < WIDE + 20;) {
    const width = luck.between(narrow, wide);
    // Towers are highest around the far end of the street.
    const near = 1 - Math.min(1, Math.abs(x - EYE[0]) / 900);
    const top = EYE[1] + 10 - luck.between(low, high) * (0.45 + 0.75 * near);
    sketch.add(paint, paper.poly(tower(luck, x, top, width)));
    for (let y = top + 8; y < EYE[1] - 6; y += 7)
      for (let at = x + 4; at < x + width - 5; at += 6)
        if (luck.often(lit)) specks.push(paper.box(at, y, 2.6, luck.often(0.2) ? 5 : 2.4));
    x += width + luck.between(-6, 14);
  }
  sketch.add("speck", ...specks);
}

/** The outline of a tower: stepped, slanted, or with a mast. */
function tower(luck: Chance, x: number, top: number, width: number): Point[] {
  const step = width * luck.between(0.15, 0.3);
  const drop = luck.between(8, 26);
  const roof = luck.pick<Point[]>([
    [[x, top], [x + width, top]], // prettier-ignore
    [[x, top + drop], [x + width, top]], // prettier-ignore
    [[x, top + drop], [x + step, top + drop], [x + step, top], [x + width - step, top], [x + width - step, top + drop], [x + width, top + drop]], // prettier-ignore
    [[x, top], [x + width / 2 - 1, top], [x + width / 2, top - drop * 2], [x + width / 2 + 1, top], [x + width, top]], // prettier-ignore
  ]);
  return [[x, HIGH], ...roof, [x + width, HIGH]];
}

/** Both sides of the street, from its end to where we stand. */
export function walls(sketch: StreetSketch, luck: Chance): void {
  for (const [level, near, far, high] of BLOCKS)
    for (const side of [-1, 1] as const) block(sketch, luck, side, level, near, far, high * luck.between(0.86, 1.2));
}

function block(
  sketch: StreetSketch,
  luck: Chance,
  side: Side,
  level: Level,
  near: number,
  far: number,
  high: number,
): void {
  sketch.add(`face${level}`, across(side * WALL, side * (WALL + 900), 0, high, near));
  sketch.add(`wall${level}`, along(side * WALL, 0, high, near, far));
  facade(sketch, luck, side, near, far, high);
  sketch.add(`ledge${level}`, paper.line([seen(side * WALL, 0, near), seen(side * WALL, high, near), seen(side * WALL, high, far)])); // prettier-ignore
  shops(sketch, luck, side, near, far);
  if (level < 4) roof(sketch, luck, side, level, near, high);
}

/** Windows in rows and columns; on some floors the light is on from end to end. */
function facade(sketch: StreetSketch, luck: Chance, side: Side, near: number, far: number, high: number): void {
  const columns = luck.whole(7, 10);
  const step = (far - near) / (columns + 0.6);
  const lit = luck.between(0.2, 0.42);
  const floor = luck.between(54, 74);
  const panes = new Map<StreetPaint, string[]>();
  for (let up = 190; up < high - 50; up += floor) {
    const office = luck.often(0.12);
    const light = luck.pick(LIGHTS);
    for (let column = 0; column < columns; column++) {
      const at = near + step * (column + 0.5);
      const paint = office || luck.often(lit) ? (office ? light : luck.pick(LIGHTS)) : "blind";
      const pane = along(side * WALL, up, up + floor * 0.52, at, at + step * (office ? 0.86 : 0.58));
      panes.set(paint, [...(panes.get(paint) ?? []), pane]);
    }
  }
  for (const [paint, all] of panes) sketch.add(paint, ...all);
}

/** Shop windows along the ground, and their light on the walk. */
function shops(sketch: StreetSketch, luck: Chance, side: Side, near: number, far: number): void {
  const count = luck.whole(2, 4);
  const step = (far - near) / count;
  for (let shop = 0; shop < count; shop++) {
    if (luck.often(0.25)) continue;
    const begin = near + step * (shop + 0.12);
    const end = near + step * (shop + 0.86);
    sketch.add("shop", along(side * WALL, 18, luck.between(84, 120), begin, end));
    sketch.add("spill", paper.poly([seen(side * WALL, 0, begin), seen(side * WALL, 0, end), seen(side * KERB * 0.8, 0, end * 0.96), seen(side * KERB * 0.7, 0, begin * 0.98)])); // prettier-ignore
  }
}

/** Water tanks, masts and whatever else stands on a roof. */
function roof(sketch: StreetSketch, luck: Chance, side: Side, level: Level, near: number, high: number): void {
  for (let thing = 0; thing < 3; thing++) {
    const at = side * (WALL + 60 + thing * luck.between(90, 160));
    const wide = side * luck.between(10, 70);
    sketch.add(`face${level}`, across(at, at + wide, high - 4, high + luck.between(30, 130), near));
  }
}
