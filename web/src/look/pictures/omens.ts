import { facet, type Draw } from "./facet";
import { both, mirror, moved, points, regular, star, type Point } from "./pen";

/** More of what Programs are about. Each around the middle and about a hundred wide. */
export const OMENS = {
  piano: (s, p) => {
    const keys = [-49, -35, -21, -7, 7, 21, 35];
    s.add("hot", ...keys.map((x) => p.box(x, -22, 12.6, 60)));
    s.add("ink", ...[-39, -25, 3, 17, 31].map((x) => p.box(x, -22, 8, 34)), p.box(-54, -34, 108, 13));
    s.add("lit", p.box(-21, 14, 12.6, 24), p.box(21, 14, 12.6, 24));
    s.add("lampwire", p.curve("-54,-46 -20,-62 20,-34 54,-50"), p.line("-50,-38 50,-38"));
  },
  shards: (s, p) => {
    const cuts = [
      "-10,-6 -40,-46 -8,-54",
      "4,-10 10,-56 40,-40",
      "12,2 58,-18 54,20",
      "4,12 46,34 12,56",
      "-6,10 -6,56 -36,42",
      "-14,2 -54,28 -56,-14",
    ];
    for (const [at, cut] of cuts.entries()) {
      s.add(at % 2 ? "lit" : "steel", p.poly(cut));
      s.add("wire", p.poly(cut));
    }
    s.add("shade", p.poly("-10,-6 -40,-46 -24,-50"), p.poly("12,2 58,-18 56,1"), p.poly("-6,10 -6,56 -21,49"));
    s.add("hot", p.disc(0, 0, 4));
  },
  glasses: (s, p) => {
    for (const [x, turn] of points("-20,0.12 22,-0.12")) {
      const lean = turn * 60;
      s.add(
        "lit",
        p.poly([
          [x - 20, -38],
          [x + 20, -38],
          [x + lean * 0.3, 2],
        ]),
      );
      s.add(
        "hot",
        p.poly([
          [x - 20, -38],
          [x - 8, -38],
          [x + lean * 0.3, 2],
        ]),
      );
      s.add(
        "wire",
        p.line([
          [x + lean * 0.3, 2],
          [x + lean * 0.4, 44],
        ]),
        p.line([
          [x - 14, 46],
          [x + 16, 46],
        ]),
      );
    }
    s.add("lamp", p.disc(-30, -48, 4), p.disc(8, -54, 3), p.disc(36, -50, 5), p.disc(2, -64, 2));
  },
  jewel: (s, p) => {
    const half: Point[] = points("0,-38 28,-38 48,-14 0,48");
    s.add("haze", p.disc(0, 0, 56));
    facet(s, p, both(half), half);
    s.add("lit", p.poly("-28,-38 0,-38 -14,-14 -48,-14"));
    s.add("wire", p.line("-48,-14 48,-14"), p.line("-14,-14 0,48 14,-14 0,-38 -14,-14"));
    s.add("hot", p.poly(star(4, 14, 3, -26, -30)));
  },
  road: (s, p) => {
    s.add("ink", p.poly("-8,-30 8,-30 70,70 -70,70"));
    s.add(
      "lamp",
      p.poly("-1,-24 1,-24 2,-14 -2,-14"),
      p.poly("-2.4,-8 2.4,-8 4,8 -4,8"),
      p.poly("-5,18 5,18 9,46 -9,46"),
    );
    s.add("wire", p.line("-8,-30 -70,70"), p.line("8,-30 70,70"));
    s.add("hot", p.disc(-18, -24, 2), p.disc(-24, -24, 2));
  },
  works: (s, p) => {
    s.add("steel", p.poly(star(12, 40, 31, -14, -4)));
    s.add("lit", p.poly(star(10, 24, 18, 36, 24, 0.2)));
    s.add("ink", p.disc(-14, -4, 19), p.disc(36, 24, 9));
    s.add("wire", p.disc(-14, -4, 24));
    s.add("lamp", p.poly(regular(6, 9, -14, -4)), p.disc(36, 24, 4));
    s.add("cord", p.line("-70,50 70,50"));
    s.add("lit", ...[-50, -26, -2, 22, 46].map((x) => p.box(x - 7, 42, 14, 7)));
  },
  fool: (s, p) => {
    s.add("lit", p.poly("-26,-44 26,-44 26,44 -26,44"));
    s.add("ink", p.poly("-24,-42 24,-42 24,42 -24,42"));
    s.add("lamp", p.disc(8, -20, 12));
    s.add("coat", p.poly("-24,42 -24,26 0,8 6,12 10,42"));
    s.add("hot", p.poly("-4,-8 2,-10 6,8 0,8 -4,6"), p.disc(-1, -12, 3));
    s.add("wire", p.line("2,-4 12,-12"), p.poly("-21,-39 21,-39 21,39 -21,39"));
    s.add("haze", p.poly("-44,-34 -30,-40 -30,40 -58,34"), p.poly("44,-34 30,-40 30,40 58,34"));
  },
  flower: (s, p) => {
    s.add("cord", p.curve("0,8 4,30 -6,60"));
    s.add("lit", ...regular(6, 22, 0, -10).map(([x, y]) => p.disc(x, y, 15)));
    s.add("shade", ...regular(6, 22, 0, -10).map(([x, y]) => p.disc(x * 1.1 + 3, (y + 10) * 1.1 - 8, 10)));
    s.add("hot", p.poly(star(12, 13, 8, 0, -10)));
    s.add("coat", p.blob("2,36 22,24 34,30 18,44"));
  },
  bag: (s, p) => {
    facet(s, p, "-48,-6 40,-16 52,30 44,42 -44,42 -54,30", "-54,22 50,18 52,30 44,42 -44,42");
    s.add("cord", p.curve("-26,-8 -16,-40 12,-42 20,-14"));
    s.add("lamp", p.poly("-20,-14 8,-34 12,-28 -14,-9"), p.poly("-4,-14 26,-30 29,-24 4,-11"));
    s.add("seam", p.line("-48,6 46,-2"), p.line("-20,4 -20,40"), p.line("22,0 24,40"));
    s.add("hot", p.box(-4, 10, 10, 7));
  },
  fall: (s, p) => {
    s.add("near", p.poly("-80,70 -80,-6 -6,-10 2,0 -4,14 4,30 -2,70"));
    s.add("wire", p.line("-80,-6 -6,-10 2,0 -4,14 4,30 -2,70"));
    s.add(
      "lit",
      p.poly("18,-20 28,-28 40,-20 48,-26 46,-12 36,-8 40,8 32,8 28,-4 16,2 14,-4 26,-12"),
      p.disc(24, -32, 5),
    );
    s.add(
      "thread",
      ...[14, 24, 34, 44].map((x) =>
        p.line([
          [x, -70],
          [x, -38],
        ]),
      ),
    );
  },
  guitar: (s, p) => {
    s.add("coat", p.blob("-46,44 -50,12 -28,2 -14,8 0,-6 14,2 8,18 16,34 -2,44 -14,56"));
    s.add("lit", p.blob("-42,40 -45,14 -28,6 -16,14 -18,30 -26,46"));
    s.add("ink", p.poly("-14,24 -6,32 48,-34 42,-40"), p.poly("40,-36 48,-30 64,-52 52,-58"));
    s.add("thread", p.line("-22,34 50,-42"), p.line("-19,37 53,-40"));
    s.add("lamp", p.box(-28, 26, 12, 4), p.disc(50, -56, 2), p.disc(62, -46, 2));
  },
  mouths: (s, p) => {
    for (const [x, y, open] of [
      [-26, -26, 5],
      [28, -10, 9],
      [-12, 28, 13],
    ] as const) {
      s.add(
        "lit",
        p.blob([
          [x - 26, y],
          [x - 9, y - 11],
          [x, y - 6],
          [x + 9, y - 11],
          [x + 26, y],
          [x + 8, y + 12],
          [x - 8, y + 12],
        ]),
      );
      s.add(
        "ink",
        p.blob([
          [x - 20, y + 1],
          [x, y - open * 0.5],
          [x + 20, y + 1],
          [x, y + open * 0.8],
        ]),
      );
      s.add(
        "hot",
        p.poly([
          [x - 7, y - open * 0.12],
          [x + 7, y - open * 0.12],
          [x + 5, y + open * 0.2],
          [x - 5, y + open * 0.2],
        ]),
      );
    }
    s.add("lampwire", p.curve("-52,-26 0,-66 56,-10"), p.curve("-38,28 10,66 54,-10"));
  },
  camera: (s, p) => {
    s.add("cord", p.line("-66,-50 -30,-34 -14,-12"));
    facet(s, p, "-40,-22 26,-34 34,4 -30,20", "-34,4 31,-10 34,4 -30,20");
    s.add("ink", p.poly("26,-38 44,-40 52,4 36,8"));
    s.add("lit", p.disc(42, -16, 9));
    s.add("hot", p.disc(40, -18, 3));
    s.add("haze", p.poly("46,-24 120,-40 120,90 46,-6"));
    s.add("lamp", p.disc(-26, -12, 3.4));
    s.add("seam", p.line("-6,-26 2,11"));
  },
  reel: (s, p) => {
    for (const [x, y, r] of [
      [-28, -8, 32],
      [34, 10, 22],
    ] as const) {
      s.add("lit", p.disc(x - 1.4, y - 1.4, r));
      s.add("steel", p.disc(x, y, r));
      s.add(
        "ink",
        ...regular(5, r * 0.58, x, y, x).map(([px, py]) => p.disc(px, py, r * 0.23)),
        p.disc(x, y, r * 0.16),
      );
    }
    s.add("lampwire", p.curve("-28,24 -6,52 20,40 36,32"), p.line("-6,-34 40,-12"));
    s.add("hot", p.poly("-4,40 2,30 10,38 4,48"));
  },
  saw: (s, p) => {
    s.add("lit", p.poly(star(18, 50, 40, -1.5, -1.5, 0.1)));
    s.add("steel", p.poly(star(18, 50, 40, 0, 0, 0.1)));
    s.add("shade", p.poly([[0, 0], ...regular(12, 40).slice(2, 7)]));
    s.add("wire", p.disc(0, 0, 28));
    s.add("ink", p.disc(0, 0, 13));
    s.add("lamp", p.poly(star(6, 10, 4)));
    s.add("hot", p.poly(star(3, 12, 3, 46, -36)), p.poly(star(4, 8, 2, 56, -20)), p.poly(star(4, 6, 1.6, 36, -52)));
  },
  ruin: (s, p) => {
    s.add("haze", p.blob("-50,40 -44,-50 0,-66 44,-50 50,40"));
    s.add(
      "steel",
      p.poly("-44,60 -44,-6 -34,-22 -26,-10 -16,-36 -6,-14 2,-20 2,60"),
      p.poly("12,60 12,8 22,14 30,-8 44,6 44,60"),
    );
    s.add("shade", p.poly("-14,60 -16,-36 -6,-14 2,-20 2,60"), p.poly("30,60 30,-8 44,6 44,60"));
    s.add("lamp", p.blob("-36,60 -34,36 -24,44 -18,22 -8,46 0,60"), p.blob("14,60 20,40 28,48 36,60"));
    s.add("ink", p.box(-36, 4, 7, 9), p.box(-24, 4, 7, 9), p.box(20, 24, 6, 8));
    s.add("thread", p.curve("-20,-30 -34,-50 -14,-70"), p.curve("30,-8 40,-34 24,-60"));
  },
  pair: (s, p) => {
    const profile =
      "-62,60 -58,-20 -42,-42 -22,-42 -10,-30 -12,-20 -4,-8 -10,-4 -10,4 -14,8 -14,16 -26,18 -24,34 -10,60";
    s.add("lit", p.poly(profile));
    s.add("lamp", p.poly(mirror(profile)));
    s.add("ink", p.poly(moved(profile, -3, 1)));
    s.add("coat", p.poly(moved(mirror(profile), 3, 1)));
    s.add("hot", p.poly(star(4, 8, 2, 0, -22)));
  },
} satisfies Record<string, Draw>;
