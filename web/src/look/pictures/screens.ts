import type { Chance } from "./chance";
import { pen, regular, type Point, type Sketch } from "./pen";

type Screen = (sketch: Sketch, chance: Chance) => void;

const paper = pen();

/** A recording: frames of somebody else's memory, one in the other. */
const memory: Screen = (s, chance) => {
  const lean = chance.between(-0.09, 0.09);
  for (let frame = 0; frame < 5; frame++) {
    const p = pen(80 + frame * chance.between(-2, 2), 58, 1.25 - frame * 0.16, false, lean * frame);
    s.add((["far", "mid", "far", "near", "mid"] as const)[frame] ?? "near", p.box(-80, -56, 160, 112));
    s.add("thread", p.box(-80, -56, 160, 112));
  }
  let holes = "";
  for (let hole = 0; hole < 14; hole++)
    holes += paper.box(hole * 12 + 2, 3, 6, 4) + paper.box(hole * 12 + 2, 113, 6, 4);
  s.add("lit", holes);
  s.add(
    "wire",
    paper.blob([
      [-6, 60],
      [30, 20 + chance.between(-8, 8)],
      [80, 96],
      [130, 20],
      [166, 60],
      [130, 98],
      [80, 24],
      [30, 100],
    ]),
  );
};

/** Code that is about to bite: columns of bytes and a hexagon around the quarry. */
const daemon: Screen = (s, chance) => {
  let bytes = "";
  let bright = "";
  for (let column = 0; column < 17; column++)
    for (let row = 0; row < 13; row++) {
      const byte = paper.box(column * 9.6 + 2, row * 9.4 + 2, chance.pick([2, 4, 6]), 2);
      if (chance.often(0.1)) bright += byte;
      else if (chance.often(0.6)) bytes += byte;
    }
  s.add("mid", bytes);
  s.add("lit", bright);
  s.add("shade", paper.poly(regular(6, 58, 80, 58)));
  s.add("wire", paper.poly(regular(6, 58, 80, 58)));
  s.add(
    "lampwire",
    ...regular(6, 58, 80, 58).map(([x, y]) =>
      paper.line([
        [x, y],
        [80 + (x - 80) * 1.7, 58 + (y - 58) * 1.7],
      ]),
    ),
  );
};

/** A plan: blocks of the city from above, and a way through them. */
const map: Screen = (s, chance) => {
  const p = pen(80, 60, 1, false, -0.3);
  for (let row = -4; row < 4; row++)
    for (let column = -4; column < 4; column++)
      if (chance.often(0.85))
        s.add(
          chance.pick(["far", "mid", "near"]),
          p.box(column * 26, row * 22, chance.between(14, 23), chance.between(12, 19)),
        );
  let x = -3;
  let y = 3;
  const way: Point[] = [[x * 26 - 2, y * 22 - 1]];
  while (x < 3 && y > -3) {
    if (chance.often(0.55)) x++;
    else y--;
    way.push([x * 26 - 2, y * 22 - 1]);
  }
  s.add("lampwire", p.line(way));
  s.add("lit", ...way.filter((_, at) => at % 3 === 0).map(([px, py]) => p.disc(px, py, 3)));
};

export const SCREENS = { memory, daemon, map };
export type ScreenName = keyof typeof SCREENS;

/** A workbench from above: rings and ticks as around a piece in a catalogue. */
export function bench(s: Sketch, chance: Chance): void {
  const x = 80;
  const y = 58;
  let grid = "";
  for (let at = -1; at < 9; at++)
    grid +=
      paper.line([
        [at * 20, -4],
        [at * 20, 124],
      ]) +
      paper.line([
        [-4, at * 20],
        [164, at * 20],
      ]);
  s.add("thread", grid);
  const corners = chance.pick([4, 5, 6, 8, 10, 12, 20]);
  const turn = chance.between(0, 1);
  s.add("far", paper.poly(regular(corners, 66, x, y, turn)));
  s.add("mid", paper.poly(regular(corners, 54, x, y, turn)));
  s.add("wire", paper.poly(regular(corners, 66, x, y, turn)));
  s.add(
    "thread",
    ...regular(40, 72, x, y, turn).map(([px, py]) =>
      paper.line([
        [px, py],
        [x + (px - x) * 1.06, y + (py - y) * 1.06],
      ]),
    ),
  );
  const side = chance.pick([-1, 1]);
  s.add(
    "lampwire",
    paper.line([
      [x + side * 40, y - 30],
      [x + side * 56, y - 44],
      [x + side * 78, y - 44],
    ]),
  );
  s.add("lamp", paper.box(x + side * 60 - 8, y - 50, 16, 2.4), paper.box(x + side * 62 - 6, y - 41, 12, 1.6));
}
