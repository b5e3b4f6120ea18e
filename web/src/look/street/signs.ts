import type { Chance } from "../pictures/chance";
import { pen, regular, star, type Pen, type Point } from "../pictures/pen";
import { seen, WALL } from "./space";

export interface Sign {
  /** Its corner and size in the picture. */
  x: number;
  y: number;
  wide: number;
  high: number;
  colour: "lamp" | "neon" | "ice" | "leaf";
  /** Tubes of light. */
  tubes: string;
  /** How thick they are. */
  thick: number;
  /** Its light in the wet. */
  gleams: string;
  flickers: boolean;
}

const level = pen();

type Draw = (paper: Pen, luck: Chance) => string;

/** What neon is bent into; each around the middle, from -10 to 10. None of them is a word. */
const SHAPES: Record<string, Draw> = {
  die: (p) => p.poly(regular(6, 9.5)) + p.poly(regular(3, 5.4)) + spokes(p),
  bowl: (p) => p.line("-9,0 9,0 6,8 -6,8 -9,0") + p.curve("-4,-3 -6,-6 -2,-7 -4,-10") + p.curve("3,-3 1,-6 5,-7 3,-10"),
  drop: (p) => p.blob("0,-13 5,-3 8,4 4,9 -4,9 -8,4 -5,-3") + p.curve("-3,3 -2,6 1,6"),
  eye: (p) => p.blob("-12,0 -5,-7 5,-7 12,0 5,7 -5,7") + p.disc(0, 0, 3.4),
  star: (p) => p.poly(star(5, 10, 4.4)),
  arrows: (p) => [-7, 0, 7].map((y) => p.line([[-7, y - 4], [0, y + 2], [7, y - 4]])).join(""), // prettier-ignore
  lamp: (p) => p.line("-8,-8 8,-8 4,-2 -4,-2 -8,-8") + p.line("-3,2 -6,10") + p.line("0,2 0,10") + p.line("3,2 6,10"),
  bolt: (p) => p.line("3,-10 -5,1 1,1 -3,10 6,-2 0,-2 3,-10"),
};

function spokes(p: Pen): string {
  return regular(3, 5.4)
    .map(([x, y]) =>
      p.line([
        [x, y],
        [x * 1.7, y * 1.7],
      ]),
    ) // prettier-ignore
    .join("");
}

/** A column of strokes that looks like writing and says nothing. */
function scrawl(p: Pen, luck: Chance, rows: number): string {
  const cells: string[] = [];
  for (let row = 0; row < rows; row++) {
    const middle = (row - (rows - 1) / 2) * 22;
    const spot = (): Point => [luck.whole(-1, 1) * 6.5, middle + luck.whole(-1, 1) * 7];
    cells.push(p.line([[-6.5, middle - 7], [6.5, middle - 7]])); // prettier-ignore
    for (let stroke = 0; stroke < 4; stroke++) {
      const [from, to] = [spot(), spot()];
      if (from[0] !== to[0] || from[1] !== to[1]) cells.push(p.line([from, to]));
    }
  }
  return cells.join("");
}

/** Where signs hang: side of the street, how deep, how high, how large; and what they show. */
const PLACES: readonly (readonly [-1 | 1, number, number, number, keyof typeof SHAPES | number, Sign["colour"]])[] = [
  [1, 7.5, 760, 300, "star", "lamp"],
  [-1, 6.6, 560, 300, 3, "neon"],
  [1, 4.6, 470, 220, 4, "ice"],
  [-1, 4.4, 640, 230, "die", "lamp"],
  [1, 3.2, 700, 190, "eye", "neon"],
  [-1, 3, 330, 170, 4, "neon"],
  [1, 2.75, 330, 150, "bowl", "lamp"],
  [-1, 2.3, 640, 150, "drop", "ice"],
  [1, 1.95, 420, 130, 5, "neon"],
  [-1, 1.75, 380, 120, 3, "leaf"],
  [1, 1.72, 760, 150, "die", "ice"],
];

export function signs(luck: Chance): Sign[] {
  return PLACES.map(([side, depth, up, size, shape, colour]) => {
    const rows = typeof shape === "number" ? shape : 1;
    const wide = size / depth;
    const high = (size * (rows === 1 ? 1 : rows * 0.92)) / depth;
    const [wall, y] = seen(side * WALL, up, depth);
    const x = side < 0 ? wall + wide * 0.12 : wall - wide * 1.12;
    const paper = pen(x + wide / 2, y + high / 2, wide / (rows === 1 ? 27 : 22));
    return {
      ...{ x, y, wide, high, colour },
      tubes: typeof shape === "number" ? scrawl(paper, luck, shape) : (SHAPES[shape]?.(paper, luck) ?? ""),
      thick: Math.max(1.1, wide / 18),
      gleams: gleams(luck, x + wide / 2, seen(0, 0, depth)[1], wide, high),
      flickers: luck.often(0.3),
    };
  });
}

/** What the wet ground breaks the light of a sign into: bars that grow thin and few towards us. */
function gleams(luck: Chance, middle: number, ground: number, wide: number, high: number): string {
  const count = 11;
  return Array.from({ length: count }, (_, bar) => {
    const share = 1 - bar / count;
    const half = (wide / 2) * luck.between(0.45, 1.15) * (0.5 + share / 2);
    const y = ground + (high * 1.25 * bar) / count;
    return level.box(middle - half + luck.between(-2, 2), y, half * 2, (high / count) * 0.85 * share + 0.8);
  }).join("");
}
