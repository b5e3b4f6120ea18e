import type { Chance } from "./chance";
import { moved, pen, points, regular, star, type Paint, type Point, type Sketch } from "./pen";

type Place = (sketch: Sketch, chance: Chance) => void;

const paper = pen();
const WIDE = 160;
const HIGH = 120;

/** A row of houses, and where they stand. */
function houses(chance: Chance, low: number, high: number, narrow: number, wide: number): Point[] {
  const outline: Point[] = [[-4, HIGH]];
  for (let x = -4; x < WIDE + 4;) {
    const width = chance.between(narrow, wide);
    const top = chance.between(high, low);
    const step = chance.often(0.4) ? width * 0.3 : 0;
    outline.push([x, top + step], [x + step, top + step], [x + step, top], [x + width, top]);
    x += width;
  }
  return [...outline, [WIDE + 4, HIGH]];
}

function windows(chance: Chance, x: number, y: number, across: number, down: number, lit: number): string {
  let panes = "";
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      if (chance.often(lit)) panes += paper.box(x + column * 3.6, y + row * 4.6, 2, 2.6);
  return panes;
}

function moon(sketch: Sketch, chance: Chance): void {
  const x = chance.between(24, 136);
  const y = chance.between(18, 46);
  const radius = chance.between(9, 20);
  sketch.add("haze", paper.disc(x, y, radius * 1.7), paper.disc(x, y, radius * 1.3));
  sketch.add(chance.pick<Paint>(["lit", "hot", "lamp"]), paper.disc(x, y, radius));
}

const skyline: Place = (sketch, chance) => {
  moon(sketch, chance);
  sketch.add("far", paper.poly(houses(chance, 74, 34, 8, 17)));
  sketch.add("mid", paper.poly(houses(chance, 92, 54, 12, 26)));
  let lights = "";
  for (let block = 0; block < 9; block++)
    lights += windows(chance, chance.between(0, 150), chance.between(70, 96), 3, 5, 0.45);
  sketch.add(chance.pick<Paint>(["lamp", "lit"]), lights);
};

const towers: Place = (sketch, chance) => {
  const x = chance.between(62, 98);
  const p = pen(x, 0);
  sketch.add("haze", p.poly("0,-10 60,120 -60,120"));
  sketch.add("far", p.poly("-59,120 -59,42 -29,36 -29,120"), p.poly("29,120 29,36 59,30 59,120"));
  sketch.add("far", p.poly("-77,120 -77,64 -55,58 -55,120"), p.poly("55,120 55,68 77,62 77,120"));
  sketch.add("mid", p.poly("-24,120 -17,10 0,2 17,10 24,120"));
  sketch.add("near", p.poly("0,2 17,10 24,120 0,120"));
  for (let y = 18; y < 116; y += 7) sketch.add("lit", p.box(-13, y, chance.between(3, 11), 1.6));
  for (const at of [-44, 44]) sketch.add("lit", windows(chance, x + at - 10, 56, 5, 10, 0.35));
};

const alley: Place = (sketch, chance) => {
  const x = chance.between(60, 100);
  const y = chance.between(52, 66);
  const p = pen(x, y);
  sketch.add("lit", p.box(-9, -22, 18, 24));
  sketch.add("haze", p.disc(0, -6, 30), p.disc(0, -6, 20));
  sketch.add("mid", p.poly("-100,-72 -9,-26 -9,2 -100,64"), p.poly("100,-72 9,-26 9,2 100,64"));
  sketch.add("near", p.poly("-110,66 -9,2 9,2 110,66 110,80 -110,80"));
  for (let sign = 0; sign < 8; sign++) hangSign(sketch, chance, x, y, sign % 2 === 0);
  sketch.add("thread", ...["-5,3 -80,66", "-2,3 -28,66", "2,3 28,66", "5,3 80,66"].map(p.line));
};

/** A shop sign on one wall of an alley; the nearer it hangs the larger it is. */
function hangSign(sketch: Sketch, chance: Chance, x: number, y: number, left: boolean): void {
  const depth = chance.between(0.15, 0.8);
  const wide = 7 * depth;
  const high = 6 + depth * chance.between(8, 22);
  const out = x + (left ? -1 : 1) * (12 + 62 * depth);
  const p = pen(out, y - 14 - depth * chance.between(4, 44), 1, left);
  const far: Point[] = [
    [0, 0],
    [wide, -3 * depth],
  ];
  const near: Point[] = [
    [wide, high],
    [0, high - 2],
  ];
  sketch.add(chance.pick<Paint>(["lit", "lamp", "hot", "lamp"]), p.poly([...far, ...near]));
}

const desert: Place = (sketch, chance) => {
  const x = chance.between(30, 130);
  const y = chance.between(52, 66);
  const radius = chance.between(18, 30);
  sketch.add("haze", paper.disc(x, y, radius * 1.7), paper.disc(x, y, radius * 1.3));
  sketch.add("lit", paper.disc(x, y, radius));
  const mesa = (left: number): string => pen(left, 84, chance.between(0.8, 1.25)).poly("0,0 10,-24 36,-27 52,0");
  sketch.add("far", mesa(chance.between(-14, 20)), mesa(chance.between(80, 120)));
  sketch.add("mid", paper.blob("-10,124 -10,82 50,76 100,84 170,76 170,124"));
  sketch.add("near", paper.blob("-10,130 -10,98 60,90 110,100 170,92 170,130"));
  const mast = (at: number): string => pen(at, 84).line("0,0 0,-22 -5,-20 5,-20");
  sketch.add("thread", ...[18, 66, 114].map((at) => mast(at + chance.between(-8, 24))));
};

const club: Place = (sketch, chance) => {
  for (let beam = 0; beam < 6; beam++) {
    const p = pen(chance.between(10, 150), -2, 1, false, chance.between(-0.7, 0.7));
    sketch.add("haze", p.poly("0,0 16,150 -16,150"));
  }
  sketch.add("lit", ...Array.from({ length: 7 }, (_, lamp) => paper.disc(12 + lamp * 23, 5, 2.2)));
  const wider = chance.between(8, 12);
  sketch.add("wire", ...[26, 26 + wider, 26 + 2 * wider].map((radius) => paper.disc(80, 46, radius)));
  const head = (at: number): string => paper.disc(at * 14 + chance.between(-3, 3), 110 + chance.between(-4, 4), 6.5);
  sketch.add("mid", ...[...Array(12).keys()].map(head), paper.box(-2, 114, 164, 10));
};

const net: Place = (sketch, chance) => {
  const y = chance.between(58, 72);
  const x = chance.between(60, 100);
  for (let ray = -9; ray <= 9; ray++) sketch.add("thread", between([x + ray * 4, y], [x + ray * 34, 124]));
  for (let down = 2; down < 90; down *= 1.75) sketch.add("thread", across(y + down));
  for (let pillar = 0; pillar < 9; pillar++) raisePillar(sketch, chance, y);
  sketch.add("wire", across(y));
};

/** A column of data on the horizon. */
function raisePillar(sketch: Sketch, chance: Chance, y: number): void {
  const wide = chance.between(3, 9);
  const high = chance.between(14, 52);
  const p = pen(chance.between(2, 156), y - high);
  sketch.add("mid", p.box(0, 0, wide, high + 3));
  sketch.add("lit", p.box(0, 0, wide, 1.5));
  for (const down of [5, 11, 17, 23])
    if (chance.often(0.6)) sketch.add("lamp", p.box(1, down, wide * chance.between(0.2, 0.7), 1.4));
}

const clinic: Place = (sketch, chance) => {
  for (let y = 6; y < 110; y += 15) sketch.add("thread", across(y));
  for (let x = 0; x < 170; x += 15) sketch.add("thread", between([x, -4], [x, 100]));
  const p = pen(chance.between(52, 108), 0);
  sketch.add("haze", p.poly("-12,14 12,14 58,122 -58,122"));
  sketch.add("ink", p.poly("-3,-4 3,-4 16,14 -16,14"));
  sketch.add("hot", p.box(-13, 14, 26, 2.4));
  const screen = pen(chance.pick([6, 122]), 34);
  const up = chance.between(2, 8);
  sketch.add("mid", screen.box(0, 0, 32, 24));
  sketch.add(
    "wire",
    screen.line([...points("2,12 6,12 10,14"), [13, up], [17, 22 - up], ...points("20,11 24,13 30,12")]),
  );
};

const shrine: Place = (sketch, chance) => {
  const p = pen(chance.between(64, 96), 0);
  const radius = chance.between(28, 38);
  sketch.add("haze", p.disc(0, 46, radius * 1.25));
  sketch.add("lit", p.disc(0, 46, radius));
  sketch.add("far", paper.poly(houses(chance, 96, 78, 10, 22)));
  sketch.add("near", p.poly("-62,20 62,20 56,28 -56,28"), p.box(-46, 36, 92, 5));
  sketch.add("near", p.poly("-42,28 -34,28 -38,122 -48,122"), p.poly("34,28 42,28 48,122 38,122"));
  for (const x of [-24, 0, 24]) sketch.add("lamp", p.blob(moved("-5,44 5,44 6,54 -6,54", x, 0)));
};

const wall: Place = (sketch, chance) => {
  for (let brick = 0; brick < 117; brick++) {
    const row = Math.floor(brick / 9);
    const x = (brick % 9) * 20 + (row % 2) * 10;
    if (chance.often(0.4)) sketch.add("thread", between([x, row * 10], [x + 17, row * 10]));
  }
  const x = chance.between(52, 108);
  const rays = chance.whole(7, 12);
  sketch.add("mid", paper.poly(star(rays, 64, 40, x, 52, chance.between(0, 1))));
  sketch.add("lit", paper.poly(star(rays, 50, 30, x + 2, 50, chance.between(0, 1))));
  for (const at of [-30, -10, 8, 27]) sketch.add("lamp", paper.box(x + at, 74, 2, chance.between(8, 30)));
};

const yard: Place = (sketch, chance) => {
  for (let row = 0; row < 4; row++)
    for (let x = chance.between(-20, 0); x < WIDE;) x += stackBox(sketch, chance, x, 28 + row * 22);
  const p = pen(chance.between(30, 130), 0);
  sketch.add("haze", p.poly("0,-2 40,122 -40,122"));
  sketch.add("hot", p.box(-5, 0, 10, 3));
  sketch.add("cord", paper.line("-4,8 164,14"));
};

/** A container, and how much room it takes. */
function stackBox(sketch: Sketch, chance: Chance, x: number, y: number): number {
  const width = chance.between(26, 44);
  const p = pen(x, y);
  sketch.add(chance.pick<Paint>(["far", "mid", "mid", "near"]), p.box(0, 0, width - 2, 20));
  for (let rib = 4; rib < width - 4; rib += 4) sketch.add("seam", p.line(moved("0,3 0,17", rib, 0)));
  return width;
}

const pane: Place = (sketch, chance) => {
  const anywhere = (radius: number): string => paper.disc(chance.between(0, 160), chance.between(6, 104), radius);
  for (let light = 0; light < 11; light++)
    sketch.add(chance.pick<Paint>(["haze", "haze", "mid"]), anywhere(chance.between(4, 13)));
  for (let light = 0; light < 5; light++) sketch.add("lamp", anywhere(chance.between(1.4, 4)));
  for (let drop = 0; drop < 22; drop++) {
    const [x, y] = [chance.between(2, 158), chance.between(0, 90)];
    sketch.add("thread", between([x, y], [x + chance.between(-1, 1), y + chance.between(5, 24)]));
  }
  for (const x of [-2, 52, 106, 160]) sketch.add("near", paper.box(x, -2, 3, 124));
  sketch.add("near", paper.box(-2, 92, 164, 3));
};

const arena: Place = (sketch, chance) => {
  const turn = chance.between(0, 0.6);
  const ring = (radius: number): string => paper.poly(regular(8, radius, 80, 62, turn));
  sketch.add("far", ring(92));
  sketch.add("mid", ring(70));
  sketch.add("near", ring(48));
  sketch.add("thread", ...regular(16, 96, 80, 62, turn).map((end) => between([80, 62], end)));
  sketch.add("wire", ring(48), ring(44));
  sketch.add("lit", ...regular(8, 70, 80, 62, turn).map(([x, y]) => paper.disc(x, y, 2.6)));
};

export const PLACES = { skyline, towers, alley, desert, club, net, clinic, shrine, wall, yard, pane, arena };
export type PlaceName = keyof typeof PLACES;

/** What falls or drifts over everything. */
export function weather(sketch: Sketch, chance: Chance): void {
  const kind = chance.pick(["rain", "rain", "sparks", "none", "none"]);
  const slant = chance.between(-5, 7);
  for (let drop = 0; drop < 26; drop++) {
    const [x, y] = [chance.between(-4, 164), chance.between(-6, 110)];
    if (kind === "rain") sketch.add("thread", between([x, y], [x - slant, y + 13]));
    if (kind === "sparks" && drop < 14) sketch.add("hot", paper.disc(x, y, chance.between(0.4, 1.1)));
  }
}

function between(from: Point, to: Point): string {
  return paper.line([from, to]);
}

function across(y: number): string {
  return between([-4, y], [WIDE + 4, y]);
}
