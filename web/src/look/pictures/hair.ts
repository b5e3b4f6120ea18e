import type { Draw, Person } from "./person";
import { both, star } from "./pen";

const CROP = both("0,-24 10,-22 15,-12 14,-3 12.5,-9 9,-14 0,-15.5");

/** Hair that falls behind the head. */
export const BEHIND: Partial<Record<Person["hair"], Draw>> = {
  bob: (s, p) => s.add("ink", p.blob(both("0,-27 15,-25 21,-8 20,12 14,20 9,16 0,10"))),
  long: (s, p) => s.add("ink", p.blob(both("0,-27 15,-25 21,-6 20,20 25,46 14,52 0,46"))),
  dreads: (s, p) =>
    s.add(
      "cord",
      ...[-19, -15, -10, 10, 15, 19].map((x) =>
        p.curve([
          [x * 0.5, -18],
          [x * 1.1, -12],
          [x, 14],
          [x * 1.15, 36],
        ]),
      ),
    ),
  hood: (s, p) => s.add("ink", p.blob(both("0,-36 17,-31 25,-8 24,16 34,42 0,44"))),
  topknot: (s, p) => s.add("ink", p.disc(0, -29, 6.5)),
  bun: (s, p) => s.add("ink", p.disc(6, -26, 9)),
  pigtails: (s, p) =>
    s.add(
      "ink",
      ...[1, -1].map((side) =>
        p.blob([
          [side * 13, -16],
          [side * 26, -18],
          [side * 29, 4],
          [side * 23, 30],
          [side * 18, 4],
        ]),
      ),
    ),
  spikes: (s, p) => s.add("ink", p.poly(star(13, 29, 17, 0, -6, 0.1))),
  horns: (s, p) =>
    s.add(
      "lit",
      ...[1, -1].map((side) =>
        p.poly([
          [side * 8, -18],
          [side * 17, -20],
          [side * 22, -38],
          [side * 12, -28],
        ]),
      ),
    ),
};

/** Hair and hats over the face. */
export const ABOVE: Record<Person["hair"], Draw> = {
  bald: (s, p) => s.add("seam", p.line("-5,-18 -6,-11 -9,-8"), p.line("6,-17 9,-10")),
  crop: (s, p) => s.add("ink", p.poly(CROP)),
  mohawk: (s, p) => {
    s.add("lit", p.poly("-3,-15 -8,-30 -2,-27 0,-39 4,-28 10,-33 5,-15"));
    s.add("shade", p.poly("1,-15 2,-30 4,-28 10,-33 5,-15"));
  },
  swept: (s, p) => {
    s.add("ink", p.poly("-14,-4 -16,-16 -9,-27 6,-30 17,-22 18,-4 14,8 12,-8 4,-17 -6,-12 -12,-8"));
    s.add("wire", p.curve("-12,-14 -4,-24 8,-26"));
  },
  bob: (s, p) => {
    s.add("ink", p.poly(both("0,-25 12,-22 16,-9 13,-6 8,-10 0,-10")));
    s.add("wire", p.curve("-13,-13 -9,-21 0,-23"));
  },
  long: (s, p) => {
    s.add("ink", p.poly("2,-26 13,-22 17,-6 15,12 11,-5 2,-19 -8,-9 -13,10 -16,-6 -12,-22"));
    s.add("wire", p.curve("-14,-6 -11,-18 0,-23"), p.curve("18,4 19,22 22,40"));
  },
  topknot: (s, p) => {
    s.add("ink", p.poly(CROP));
    s.add("wire", p.line("-5,-25 5,-25"));
  },
  bun: (s, p) => {
    s.add("ink", p.poly(CROP));
    s.add("lampwire", p.line("-8,-36 18,-20"));
  },
  dreads: (s, p) => {
    s.add("ink", p.poly(CROP));
    s.add("lit", ...[-21, -17, 17, 21].map((x) => p.box(x - 1.5, 16, 3, 4)));
  },
  pigtails: (s, p) => {
    s.add("ink", p.poly(both("0,-25 12,-22 15,-9 12,-7 0,-13")));
    s.add("lit", p.box(-19, -18, 4, 6), p.box(15, -18, 4, 6));
  },
  spikes: (s, p) => s.add("ink", p.poly("-14,-3 -15,-16 0,-25 15,-16 14,-3 11,-10 7,-5 3,-13 -3,-6 -6,-13 -11,-8")),
  cap: (s, p) => {
    s.add("coat", p.poly(both("0,-27 11,-25 15.5,-13 15.5,-9 0,-9")));
    s.add("ink", p.poly("-18,-9 18,-9 13,-4.5 -13,-4.5"));
    s.add("lit", p.poly(star(5, 4.5, 2, 0, -17)));
  },
  hat: (s, p) => {
    s.add(
      "ink",
      p.poly("-13,-10 -12,-28 -3,-25 4,-30 13,-27 15,-11"),
      p.blob("-30,-12 0,-15 30,-15 24,-6 0,-3 -24,-4"),
    );
    s.add("lit", p.poly("-13,-13 15,-14 15,-11 -13,-10"));
  },
  hood: (s, p) => {
    s.add("shade", p.poly(both("0,-20 10,-18 14,-8 13,-1 0,3")));
    s.add("wire", p.curve("-14,14 -18,-8 -9,-24 0,-27"));
  },
  helmet: (s, p) => {
    s.add("coat", p.poly(both("0,-28 13,-25 19,-11 18,9 11,22 0,24")));
    s.add("shade", p.poly("1,-28 13,-25 19,-11 18,9 11,22 1,24"));
    s.add("seam", p.line("0,-28 0,-9"), p.line("-11,21 -6,8 6,8 11,21"));
  },
  horns: (s, p) => {
    s.add("ink", p.poly(CROP));
    s.add("lit", p.poly("-6,-18 0,-22 6,-18 0,-13"));
  },
};
