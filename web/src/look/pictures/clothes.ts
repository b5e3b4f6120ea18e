import type { Draw, Person } from "./person";
import { both, mirror, points, regular, type Point } from "./pen";

/** Coats around shoulders of a width. */
export const WORN: Record<Person["dress"], Draw> = {
  suit: (s, p) => {
    s.add("hot", p.poly("-8,25 8,25 1,56 -1,56"));
    s.add("lit", p.poly("-2.4,29 2.4,29 3.4,48 0,54 -3.4,48"));
    s.add("ink", p.poly("-8,23 -15,34 -5,42 0,62 -26,62 -14,28"), p.poly("8,23 15,34 5,42 0,62 26,62 14,28"));
    s.add("wire", p.line("-14,28 -15,35 -6,43 0,60"));
  },
  collar: (s, p) => {
    const flap: Point[] = points("4,46 9,30 19,10 24,22 22,38");
    s.add("ink", p.poly(flap), p.poly(mirror(flap)));
    s.add("wire", p.line(mirror(flap.slice(0, 4))), p.line("0,44 0,86"));
    s.add("lamp", p.box(22, 48, 7, 2.4), p.box(22, 52, 7, 2.4));
  },
  armour: (s, p) => {
    const pad: Point[] = points("16,27 40,26 54,40 50,56 26,48");
    s.add("mid", p.poly(pad), p.poly(mirror(pad)));
    s.add("wire", p.line(mirror(pad.slice(0, 3))));
    s.add("seam", p.line("-14,40 14,40"), p.line("-18,52 18,52"), p.line("0,30 0,80"));
    s.add("lit", p.poly(regular(6, 4.5, 0, 46)), p.box(30, 34, 9, 2));
  },
  fur: (s, p) => {
    const tufts: Point[] = Array.from({ length: 17 }, (_, at): Point => {
      const angle = Math.PI * (at / 16);
      const reach = at % 2 ? 29 : 21;
      return [Math.cos(angle) * reach, 22 + Math.sin(angle) * reach * 0.9];
    });
    s.add("coat", p.poly([...tufts, [-12, 20], [0, 34], [12, 20]]));
    s.add("thread", p.line(tufts));
    s.add("lampwire", p.curve("-9,32 0,46 9,32"));
    s.add("lamp", p.disc(0, 42, 2.4));
  },
  bare: (s, p) => {
    s.add("skin", p.poly(both("0,26 8,27 26,33 37,42 42,92 30,92 22,50 0,44")));
    s.add("shade", p.poly("8,27 26,33 37,42 42,92 30,92 22,50"));
    s.add(
      "seam",
      p.curve("-26,36 -30,48 -26,58 -34,68"),
      p.curve("-30,38 -35,52 -30,62"),
      p.line("-14,30 -16,48"),
      p.line("14,30 16,48"),
    );
  },
  robe: (s, p) => {
    s.add("ink", p.poly("-10,22 -18,30 6,78 14,66"), p.poly("10,22 18,30 -6,78 -16,70"));
    s.add("wire", p.line("-11,23 13,68"), p.line("11,23 2,44"));
    s.add("lit", p.box(-30, 74, 60, 5));
  },
  scarf: (s, p) => {
    s.add("lit", p.blob("-16,20 0,26 16,20 20,32 0,42 -20,32"), p.poly("8,34 18,32 24,66 14,68"));
    s.add("shade", p.blob("0,26 16,20 20,32 0,42"), p.poly("8,34 18,32 20,46 11,48"));
    s.add("seam", p.curve("-16,27 0,34 16,27"));
  },
  cables: (s, p) => {
    s.add("ink", p.poly(both("0,30 9,22 15,24 18,36 0,46")));
    s.add(
      "wire",
      ...[-14, -9, 9, 14].map((x) =>
        p.curve([
          [x * 0.7, 16],
          [x * 1.4, 26],
          [x * 1.1, 44],
          [x * 2.2, 64],
          [x * 2, 90],
        ]),
      ),
    );
    s.add("lit", p.poly(regular(6, 5, 0, 42)));
    s.add("ink", p.poly(regular(6, 2.4, 0, 42)));
  },
};
