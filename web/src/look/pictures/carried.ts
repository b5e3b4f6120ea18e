import type { Draw, Person } from "./person";
import { moved, points, regular, star } from "./pen";

/** What is held or stands behind somebody. */
export const CARRIED: Record<Person["carry"], Draw> = {
  none: () => undefined,
  katana: (s, p) => {
    s.add("hot", p.poly("20,26 23,28 66,-40 62,-38"));
    s.add("ink", p.poly("16,34 22,37 27,28 21,25"));
    s.add("lamp", p.poly("15,24 30,32 29,34 14,27"));
    s.add("cord", p.line("19,31 4,56"));
  },
  guitar: (s, p) => {
    s.add("lit", p.poly("16,40 21,43 53,-20 47,-23"), p.poly("46,-18 57,-13 67,-36 55,-41"));
    s.add("ink", p.poly("18,40 25,44 57,-18 50,-21"), p.poly("49,-17 58,-13 67,-34 56,-38"));
    for (const peg of [0, 1, 2])
      s.add("lamp", p.disc(48 + peg * 3, -22 - peg * 6, 2.2), p.disc(63 + peg * 2.6, -18 - peg * 6, 2.2));
    for (const fret of [0, 1, 2, 3]) s.add("thread", p.line(moved("-3,-1.6 3,1.6", 48 - fret * 7, -8 + fret * 13)));
    s.add("lampwire", p.line("20,41 53,-22 58,-36"), p.line("23,42.5 56,-20 62,-34"));
  },
  rifle: (s, p) => {
    s.add("ink", p.poly("20,46 30,50 46,4 38,0"), p.poly("41,2 44,3 58,-42 55,-43"), p.poly("32,14 22,10 20,16 30,20"));
    s.add("wire", p.line("38,0 41,2 55,-43"));
    s.add("lit", p.disc(33, 24, 1.8));
  },
  cables: (s, p) => {
    s.add(
      "cord",
      ...[-30, -16, 16, 30].map((x) =>
        p.curve([
          [x * 0.35, -16],
          [x * 0.9, -34],
          [x * 2, -30],
          [x * 2.6, -70],
        ]),
      ),
    );
    s.add(
      "wire",
      ...[-22, 0, 22].map((x) =>
        p.curve([
          [x * 0.3, -18],
          [x * 0.8, -40],
          [x * 2.4, -38],
          [x * 2.8, -70],
        ]),
      ),
    );
    s.add("lit", ...[-22, 22].map((x) => p.disc(x * 1.75, -38.5, 2.2)));
  },
  halo: (s, p) => {
    s.add("lampwire", p.disc(0, -8, 31), p.disc(0, -8, 36));
    s.add(
      "lamp",
      ...regular(20, 42, 0, -8).map(([x, y], ray) =>
        p.line([
          [x, y],
          [x * (ray % 2 ? 0.93 : 1.14), (y + 8) * (ray % 2 ? 0.93 : 1.14) - 8],
          [x + 1, y + 1],
        ]),
      ),
      ...regular(8, 33.5, 0, -8).map(([x, y]) => p.disc(x, y, 1.8)),
    );
  },
  drone: (s, p) => {
    s.add("ink", p.poly(regular(6, 9, 42, -18)), p.box(28, -28, 28, 2.2));
    s.add("lit", p.disc(42, -18, 3.6));
    s.add("hot", p.disc(42, -18, 1.3));
    s.add("wire", p.line("22,-29 36,-29"), p.line("48,-29 62,-29"));
    s.add("haze", p.poly("40,-14 10,10 16,22 44,-14"));
  },
  cross: (s, p) =>
    s.add("lit", p.poly("32,-40 44,-40 44,-30 54,-30 54,-18 44,-18 44,-8 32,-8 32,-18 22,-18 22,-30 32,-30")),
  smoke: (s, p) => {
    s.add("haze", p.curve("8,13 26,6 20,-18 40,-26 32,-60"), p.blob("18,0 34,-12 24,-30 44,-44 56,-30 42,-14 34,4"));
    s.add("lamp", p.disc(17, 12.5, 1.6));
    s.add("cord", p.line("6,13 16,12.5"));
  },
  cards: (s, p) => {
    for (const [at, turn] of points("-44,-0.25 44,0.25")) {
      const lean = at * turn * 0.3;
      s.add(
        "ink",
        p.poly([
          [at - 11, -32],
          [at + 11, -32 + lean],
          [at + 11, 2 + lean],
          [at - 11, 2],
        ]),
      );
      s.add(
        "lampwire",
        p.poly([
          [at - 9, -30],
          [at + 9, -30 + lean],
          [at + 9, 0 + lean],
          [at - 9, 0],
        ]),
      );
      s.add("lamp", p.poly(star(8, 7, 3, at, -14)));
    }
  },
};
