import type { Chance } from "./chance";
import { both, moved, pen, points, regular, type Pen, type Point, type Sketch } from "./pen";

type Draw = (sketch: Sketch, hand: Pen, chance: Chance) => void;

const CAR_BODY: Point[] = points("-62,8 -60,-3 -42,-8 -24,-21 14,-22 36,-8 58,-4 64,4 62,10 -60,11");
const BIKE_BODY: Point[] = points("-52,-2 -40,-12 -16,-12 -6,-20 14,-22 26,-30 34,-28 30,-18 46,4 30,8 6,10 -22,8");
const RIDER: Point[] = points("-24,-12 -20,-26 -6,-42 8,-46 10,-38 2,-32 16,-28 26,-30 22,-22 4,-22 -6,-14");

function speed(s: Sketch, hand: Pen, chance: Chance): void {
  const streaks = Array.from({ length: 9 }, (): string => {
    const y = chance.between(-44, 26);
    const x = chance.between(-90, 10);
    return hand.line([
      [x, y],
      [x + chance.between(16, 60), y],
    ]);
  });
  s.add("thread", ...streaks);
}

function wheel(s: Sketch, hand: Pen, x: number, y: number, radius: number): void {
  s.add("ink", hand.disc(x, y, radius));
  s.add("wire", hand.disc(x, y, radius * 0.72));
  s.add("lit", hand.poly(regular(3, radius * 0.4, x, y, radius)));
}

function wetRoad(s: Sketch, hand: Pen, y: number, chance: Chance): void {
  s.add("near", hand.box(-120, y, 240, 60));
  const gleams = Array.from({ length: 8 }, (): string =>
    hand.box(chance.between(-80, 60), y + chance.between(3, 18), chance.between(10, 44), 1.1),
  );
  s.add("haze", ...gleams);
  s.add("lit", hand.box(-46, y + 6, 34, 1.2), hand.box(30, y + 4, 26, 1.2));
}

const car: Draw = (s, p, chance) => {
  const roof = chance.between(-2, 3);
  speed(s, p, chance);
  wetRoad(s, p, 20, chance);
  s.add("haze", p.poly("62,2 120,-8 120,26 62,8"));
  s.add("lit", p.poly(moved(CAR_BODY, -1, roof - 1.6)));
  s.add("coat", p.poly(moved(CAR_BODY, 0, roof)));
  s.add("lamp", p.poly("-34,-9 -21,-19 -4,-19.5 -6,-9"), p.poly("-2,-9 0,-19.5 12,-19.5 28,-9"));
  s.add("shade", p.poly("-62,4 64,2 62,12 -60,13"), p.poly("-30,-9 -8,-19 -4,-19 -16,-9"));
  s.add("seam", p.line("-5,-18 -7,9"), p.line("-58,0 60,-1"));
  wheel(s, p, -38, 11, 11);
  wheel(s, p, 39, 11, 11);
  s.add("hot", p.poly("54,-3 63,1 63,4 52,1"));
  s.add("lit", p.box(-62, -2, 6, 3));
  if (chance.often(0.5)) s.add("ink", p.poly("-60,-3 -66,-16 -44,-16 -46,-13 -58,-12 -54,-5"));
};

const bike: Draw = (s, p, chance) => {
  speed(s, p, chance);
  wetRoad(s, p, 24, chance);
  s.add("haze", p.poly("34,-24 110,-40 110,20 36,-18"));
  wheel(s, p, -36, 10, 15);
  wheel(s, p, 42, 10, 15);
  s.add("lit", p.poly(moved(BIKE_BODY, -1, -1.6)));
  s.add("coat", p.poly(BIKE_BODY));
  s.add("shade", p.poly("-52,-2 46,2 30,8 6,10 -22,8"));
  s.add("cord", p.line("30,-20 42,10"), p.line("-8,6 -36,10"));
  s.add("hot", p.poly("30,-28 37,-25 33,-20"));
  s.add("lamp", p.box(-50, -8, 8, 2.4), p.box(-6, 0, 20, 1.6));
};

const rider: Draw = (s, p, chance) => {
  bike(s, p, chance);
  s.add("lit", p.poly(moved(RIDER, -1.4, -1)), p.disc(14, -51, 8.4));
  s.add("ink", p.poly(RIDER), p.disc(15, -50, 8));
  s.add("lamp", p.poly("13,-53 23,-52 22,-48 14,-48"));
};

const flyer: Draw = (s, p, chance) => {
  const pods: Point[] = points("-52,2 52,2 -36,-16 36,-16");
  s.add("haze", p.poly("-22,12 22,12 58,90 -58,90"));
  s.add("cord", p.line("-52,2 52,2"), p.line("-36,-16 36,-16"));
  for (const [x, y] of pods) {
    s.add("ink", p.poly(moved(both("0,-8 8,-6 11,4 6,9 0,9"), x, y)));
    s.add(
      "lit",
      p.poly([
        [x - 6, y + 9],
        [x + 6, y + 9],
        [x, y + chance.between(18, 30)],
      ]),
    );
  }
  const hull = both("0,-30 16,-26 28,-8 26,10 14,18 0,20");
  s.add("lit", p.poly(moved(hull, -1.2, -1.6)));
  s.add("coat", p.poly(hull));
  s.add("shade", p.poly("0,-30 16,-26 28,-8 26,10 14,18 0,20"));
  s.add("lamp", p.poly(both("0,-22 11,-19 17,-8 0,-5")));
  s.add("seam", p.line("0,-30 0,-5"), p.line("-24,2 24,2"));
  s.add("hot", p.disc(-14, 10, 2.2), p.disc(14, 10, 2.2));
  s.add("wire", p.line("-18,-27 -26,-48"), p.line("18,-27 22,-42"));
};

const quad: Draw = (s, p, chance) => {
  const arms: Point[] = points("-46,-24 46,-24 -38,18 38,18");
  s.add("haze", p.poly("-5,8 5,8 34,90 -34,90"));
  s.add("cord", ...arms.map((end) => p.line([[0, 0], end])));
  for (const [x, y] of arms) {
    s.add(
      "thread",
      p.blob([
        [x - 22, y - 5],
        [x + 22, y - 5],
        [x + 22, y - 1],
        [x - 22, y - 1],
      ]),
    );
    s.add("ink", p.box(x - 3, y - 5, 6, 10));
    s.add(
      "wire",
      p.line([
        [x - 17, y - 4 + chance.between(-2, 2)],
        [x + 17, y - 4],
      ]),
    );
  }
  const shell = regular(8, 24, 0, 0, 0.39);
  s.add("lit", p.poly(moved(shell, -1.4, -1.4)));
  s.add("coat", p.poly(shell));
  s.add("shade", p.poly("0,-24 22,-9 22,9 9,22 0,22"));
  s.add("ink", p.disc(0, 0, 13));
  s.add("lit", p.disc(0, 0, 9));
  s.add("lamp", p.disc(0, 0, 5));
  s.add("hot", p.disc(-2, -2, 2));
  s.add("seam", p.line("-20,-14 -10,-8"), p.line("-20,12 -10,8"));
};

const spider: Draw = (s, p, chance) => {
  wetRoad(s, p, 34, chance);
  const legs = [
    [-1, 60, 0],
    [-1, 44, -8],
    [1, 60, 0],
    [1, 44, -8],
  ] as const;
  for (const [side, reach, back] of legs) {
    s.add(
      "cord",
      p.line([
        [side * 16, 2],
        [side * reach * 0.7, -22 + back],
        [side * reach, 36 + back],
      ]),
    );
    s.add("lit", p.disc(side * reach * 0.7, -22 + back, 2.6));
  }
  const shell = both("0,-14 20,-12 34,0 26,12 0,16");
  s.add("lit", p.poly(moved(shell, -1.2, -1.8)));
  s.add("coat", p.poly(shell));
  s.add("shade", p.poly("-30,4 34,0 26,12 0,16 -26,12"));
  s.add("ink", p.poly(both("0,-6 14,-5 18,2 0,7")));
  s.add("lit", p.disc(-9, 0, 3), p.disc(0, 0.5, 3.6), p.disc(9, 0, 3));
  s.add("hot", p.disc(-9, 0, 1.1), p.disc(0, 0.5, 1.4), p.disc(9, 0, 1.1));
  s.add("wire", p.line("-10,-13 -16,-30"), p.line("8,-13 10,-26"));
};

const walker: Draw = (s, p, chance) => {
  wetRoad(s, p, 56, chance);
  for (const side of [-1, 1]) {
    s.add(
      "ink",
      p.poly([
        [side * 8, 10],
        [side * 26, 14],
        [side * 30, 34],
        [side * 22, 58],
        [side * 10, 58],
        [side * 18, 34],
      ]),
      p.box(side * 20 - 14, 55, 28, 6),
    );
    s.add(
      "coat",
      p.poly([
        [side * 34, -26],
        [side * 54, -22],
        [side * 56, -2],
        [side * 38, 2],
      ]),
    );
    s.add("ink", p.box(side * 46 - 4, 0, 8, 30), p.box(side * 54 - 2, 0, 4, 22));
    s.add("lamp", p.disc(side * 46, 31, 2.6));
  }
  const hull = both("0,-44 20,-40 38,-22 32,8 14,18 0,18");
  s.add("lit", p.poly(moved(hull, -1.4, -1.6)));
  s.add("coat", p.poly(hull));
  s.add("shade", p.poly("0,-44 20,-40 38,-22 32,8 14,18 0,18"));
  s.add("lit", p.poly("-16,-42 -30,-58 -24,-38"), p.poly("16,-42 30,-58 24,-38"));
  s.add("ink", p.poly(both("0,-24 20,-22 16,-8 0,-4")));
  s.add("lit", p.box(-15, -18, 30, 4));
  s.add("hot", p.box(-9, -17, 6, 2));
  s.add("seam", p.line("-30,2 30,2"), p.line("0,-4 0,16"));
};

const octant: Draw = (s, p) => {
  s.add("haze", p.disc(0, 0, 58), p.disc(0, 0, 44));
  const ring = regular(8, 46, 0, 0, 0.39);
  s.add("cord", p.poly(ring));
  for (const [x, y] of ring) {
    s.add("ink", p.poly(regular(6, 10, x, y)));
    s.add("lit", p.disc(x, y, 4));
  }
  s.add("cord", ...ring.map((end) => p.line([[0, 0], end])));
  const shell = regular(8, 28, 0, 0, 0.39);
  s.add("lit", p.poly(moved(shell, -1.5, -1.5)));
  s.add("coat", p.poly(shell));
  s.add("shade", p.poly("0,28 0,-26 11,-26 26,-11 26,11 11,26"));
  s.add("ink", p.disc(0, 0, 15));
  s.add("lamp", p.disc(0, 0, 11));
  s.add("ink", p.box(-2.5, -9, 5, 18));
};

export const MACHINES = { car, bike, rider, flyer, quad, spider, walker, octant };
export type MachineName = keyof typeof MACHINES;

export function machine(sketch: Sketch, name: MachineName, chance: Chance): void {
  const low = ["car", "bike", "rider", "spider"].includes(name);
  const hand = pen(80, low ? 74 : 56, chance.between(0.98, 1.1), chance.often(0.5));
  MACHINES[name](sketch, hand, chance);
}
