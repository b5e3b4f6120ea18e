export type Point = readonly [number, number];

/** What a stroke is painted with; the colours themselves are the stylesheet's. */
export type Paint =
  | "far" // what stands at the back
  | "mid"
  | "near"
  | "ink" // the darkest
  | "skin"
  | "coat"
  | "steel" // things that are looked at
  | "lit" // lights of the card's colour
  | "hot" // the brightest lights
  | "lamp" // lights of the other colour
  | "haze" // see-through light
  | "shade" // see-through dark
  | "wire" // a line of light
  | "thread" // a fine, faint line
  | "lampwire" // a line of the other colour
  | "seam" // a dark line
  | "cord"; // a thick dark line

export interface Stroke<P extends string = Paint> {
  d: string;
  paint: P;
}

/** Points in a row, written out or as "x,y x,y". */
export type Points = string | readonly Point[];

export interface Pen {
  poly(points: Points): string;
  blob(points: Points): string;
  line(points: Points): string;
  curve(points: Points): string;
  disc(x: number, y: number, radius: number): string;
  box(x: number, y: number, width: number, height: number): string;
}

/** A pen whose paper lies at a place of the picture, scaled and perhaps mirrored or turned. */
export function pen(x = 0, y = 0, scale = 1, mirrored = false, turn = 0): Pen {
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  const at = ([px, py]: Point): Point => {
    const side = mirrored ? -px : px;
    return [x + side * cos - py * sin, y + side * sin + py * cos];
  };
  const placed = (list: Points): Point[] => points(list).map(at);
  const poly = (list: Points): string => `M${placed(list).map(write).join("L")}Z`;
  return {
    poly,
    line: (list) => `M${placed(list).map(write).join("L")}`,
    blob: (list) => closedCurve(placed(list)),
    curve: (list) => openCurve(placed(list)),
    disc: (px, py, radius) => circle(at([px, py]), radius * scale),
    box: (px, py, width, height) =>
      poly([
        [px, py],
        [px + width, py],
        [px + width, py + height],
        [px, py + height],
      ]),
  };
}

export function points(list: Points): Point[] {
  if (typeof list !== "string") return [...list];
  return list.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}

/** The right half of an outline, from top to bottom, and its mirror image. */
export function both(half: Points): Point[] {
  return [...points(half), ...mirror(half).reverse()];
}

export function mirror(list: Points): Point[] {
  return points(list).map(([x, y]): Point => [-x, y]);
}

/** The same points, all moved by as much. */
export function moved(list: Points, x: number, y: number): Point[] {
  return points(list).map(([px, py]): Point => [px + x, py + y]);
}

/** Corners of a regular figure around a middle, the first on top. */
export function regular(corners: number, radius: number, x = 0, y = 0, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, corner): Point => {
    const angle = turn - Math.PI / 2 + (corner * 2 * Math.PI) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A star, or rays, between two radii. */
export function star(rays: number, outer: number, inner: number, x = 0, y = 0, turn = 0): Point[] {
  const out = regular(rays, outer, x, y, turn);
  const inside = regular(rays, inner, x, y, turn + Math.PI / rays);
  return out.flatMap((point, ray) => [point, inside[ray] ?? point]);
}

const short = (number: number): string => String(Math.round(number * 10) / 10);
const write = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function circle([x, y]: Point, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0Z`;
}

function closedCurve(points: readonly Point[]): string {
  const turns = points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    return `Q${write(point)} ${write(middle(point, next))}`;
  });
  const [first = [0, 0], last = first] = [points[0], points[points.length - 1]];
  return `M${write(middle(last, first))}${turns.join("")}Z`;
}

function openCurve(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  const last = points[points.length - 1] ?? first;
  const inner = points.slice(1, -1).map((point, at) => {
    const next = points[at + 2] ?? last;
    const end = at + 2 === points.length - 1 ? last : middle(point, next);
    return `Q${write(point)} ${write(end)}`;
  });
  return inner.length === 0 ? `M${write(first)}L${write(last)}` : `M${write(first)}${inner.join("")}`;
}

/** A picture while it is drawn: strokes lie over those before them. */
export class Sketch<P extends string = Paint> {
  readonly strokes: Stroke<P>[] = [];

  add(paint: P, ...paths: readonly string[]): void {
    const d = paths.join("");
    const last = this.strokes[this.strokes.length - 1];
    if (d === "") return;
    if (last?.paint === paint) last.d += d;
    else this.strokes.push({ d, paint });
  }
}
