import type { Die } from "../messages";

export type Vector = readonly [number, number, number];
export type Turn = readonly [Vector, Vector, Vector];

export interface Facet {
  points: string;
  /** How much light falls on it, from 0 to 1. */
  light: number;
}

export interface Solid {
  vertices: Vector[];
  /** Each face as the numbers of its corners, in order around it. */
  faces: number[][];
}

const GOLD = (1 + Math.sqrt(5)) / 2;
const LIGHT = unit([-0.5, -0.75, 0.8]);

const signs = [-1, 1] as const;
const pairs = signs.flatMap((a) => signs.map((b) => [a, b] as const));
const cube = pairs.flatMap(([a, b]) => signs.map((c): Vector => [a, b, c]));
const turned = ([x, y, z]: Vector): Vector[] => [
  [x, y, z],
  [y, z, x],
  [z, x, y],
];

const VERTICES: Record<Die["sides"], Vector[]> = {
  4: [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]], // prettier-ignore
  6: cube,
  8: signs.flatMap((a) => turned([a, 0, 0])),
  10: trapezohedron(),
  12: [...cube, ...pairs.flatMap(([a, b]) => turned([0, a / GOLD, b * GOLD]))],
  20: pairs.flatMap(([a, b]) => turned([0, a, b * GOLD])),
};

/** The kites of a ten-sided die: two tips and a belt that goes up and down. */
function trapezohedron(): Vector[] {
  const belt = Array.from({ length: 10 }, (_, corner): Vector => {
    const angle = (corner * Math.PI) / 5;
    return [Math.cos(angle), corner % 2 ? -0.1056 : 0.1056, Math.sin(angle)];
  });
  return [[0, 1, 0], [0, -1, 0], ...belt]; // prettier-ignore
}

const made = new Map<number, Solid>();

export function solid(sides: Die["sides"]): Solid {
  const known = made.get(sides);
  if (known) return known;
  const vertices = VERTICES[sides].map(unitUnless(sides === 10));
  const fresh = { vertices, faces: faces(vertices) };
  made.set(sides, fresh);
  return fresh;
}

function unitUnless(keep: boolean): (vector: Vector) => Vector {
  return (vector) => (keep ? vector : unit(vector));
}

/** The faces of a body without dents: planes through three corners with no corner before them. */
function faces(vertices: readonly Vector[]): number[][] {
  const found = new Map<string, number[]>();
  for (const [a, first] of vertices.entries())
    for (let b = a + 1; b < vertices.length; b++)
      for (let c = b + 1; c < vertices.length; c++) {
        const normal = outward(first, vertices[b] ?? first, vertices[c] ?? first);
        if (!normal) continue;
        const height = dot(normal, first);
        if (vertices.some((vertex) => dot(normal, vertex) > height + 1e-3)) continue;
        const corners = [...vertices.keys()].filter(
          (at) => Math.abs(dot(normal, vertices[at] ?? first) - height) < 1e-3,
        );
        found.set(corners.join(), around(corners, vertices, normal));
      }
  return [...found.values()];
}

function outward(a: Vector, b: Vector, c: Vector): Vector | null {
  const normal = cross(minus(b, a), minus(c, a));
  if (Math.hypot(...normal) < 1e-6) return null;
  const direction = unit(normal);
  return dot(direction, a) < 0 ? times(direction, -1) : direction;
}

function around(corners: number[], vertices: readonly Vector[], normal: Vector): number[] {
  const middle = centre(corners, vertices);
  const across = unit(minus(vertices[corners[0] ?? 0] ?? middle, middle));
  const up = cross(normal, across);
  const angle = (corner: number): number => {
    const arm = minus(vertices[corner] ?? middle, middle);
    return Math.atan2(dot(arm, up), dot(arm, across));
  };
  return [...corners].sort((a, b) => angle(a) - angle(b));
}

function centre(corners: readonly number[], vertices: readonly Vector[]): Vector {
  const sum = corners.reduce<Vector>((total, corner) => plus(total, vertices[corner] ?? total), [0, 0, 0]);
  return times(sum, 1 / corners.length);
}

const TILTS: Record<Die["sides"], readonly [number, number]> = {
  4: [-0.18, -0.5],
  6: [-0.5, -0.62],
  8: [0.3, -0.2],
  10: [0.32, -0.2],
  12: [-0.26, -0.2],
  20: [-0.2, -0.14],
};

/** How a die lies when it has come to rest: a face towards us with a corner on top, seen a little from above. */
export function rest(sides: Die["sides"]): Turn {
  const { vertices, faces: all } = solid(sides);
  const face = all[0] ?? [];
  const middle = centre(face, vertices);
  const front = outwardOf(face, vertices);
  const up = unit(minus(vertices[tip(face, all)] ?? middle, middle));
  const level: Turn = [cross(times(up, -1), front), times(up, -1), front];
  const upright = sides === 6 ? turn(level, 2, Math.PI / 4) : level;
  const [nod, look] = TILTS[sides];
  return turn(turn(upright, 1, look), 0, nod);
}

/** The corner of a face in which most faces meet. */
function tip(face: readonly number[], all: readonly number[][]): number {
  const meeting = (corner: number): number => all.filter((other) => other.includes(corner)).length;
  return face.reduce((best, corner) => (meeting(corner) > meeting(best) ? corner : best), face[0] ?? 0);
}

/** Turned on from where it is, around an axis of the screen. */
export function turn(from: Turn, axis: 0 | 1 | 2, angle: number): Turn {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
  const rows = from.map((row) => [...row]) as [number[], number[], number[]];
  const [a, b] = [from[i as 0] ?? from[0], from[j as 0] ?? from[0]];
  rows[i as 0] = [0, 1, 2].map((at) => cos * (a[at] ?? 0) - sin * (b[at] ?? 0));
  rows[j as 0] = [0, 1, 2].map((at) => sin * (a[at] ?? 0) + cos * (b[at] ?? 0));
  return rows as unknown as Turn;
}

/** What is seen of a die: its faces towards us, on a paper of 100 by 100 around the middle. */
export function facets(sides: Die["sides"], from: Turn): Facet[] {
  const { vertices, faces: all } = solid(sides);
  const seen = vertices.map((vertex) => view(from, vertex));
  const place = onPaper(sides, seen);
  return all.flatMap((face) => {
    const normal = outwardOf(face, seen);
    if (normal[2] <= 0.01) return [];
    const points = face.map((corner) =>
      place(seen[corner] ?? normal)
        .map(short)
        .join(","),
    );
    return [{ points: points.join(" "), light: Math.max(0, dot(normal, LIGHT)) }];
  });
}

/** Where the number of a die at rest is written. */
export function numberAt(sides: Die["sides"]): readonly [number, number] {
  const { vertices, faces: all } = solid(sides);
  const from = rest(sides);
  const seen = vertices.map((vertex) => view(from, vertex));
  return onPaper(sides, seen)(centre(all[0] ?? [], seen));
}

const SIZES: Record<Die["sides"], number> = { 4: 54, 6: 51, 8: 54, 10: 50, 12: 47, 20: 48 };

function view(from: Turn, vertex: Vector): Vector {
  return [dot(from[0], vertex), dot(from[1], vertex), dot(from[2], vertex)];
}

/** Puts points of a die on the paper so that its outline lies in the middle. */
function onPaper(sides: Die["sides"], seen: readonly Vector[]): (point: Vector) => readonly [number, number] {
  const middle = (axis: 0 | 1): number => {
    const all = seen.map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const [x, y] = [middle(0), middle(1)];
  return (point) => [(point[0] - x) * SIZES[sides], (point[1] - y) * SIZES[sides]];
}

function outwardOf(face: readonly number[], vertices: readonly Vector[]): Vector {
  const corner = (at: number): Vector => vertices[face[at] ?? 0] ?? [0, 0, 0];
  return outward(corner(0), corner(1), corner(2)) ?? [0, 0, 1];
}

const short = (number: number): string => String(Math.round(number * 10) / 10);

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}
function minus(a: Vector, b: Vector): Vector {
  return plus(a, times(b, -1));
}
function times(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}
function unit(a: Vector): Vector {
  return times(a, 1 / Math.hypot(...a));
}
