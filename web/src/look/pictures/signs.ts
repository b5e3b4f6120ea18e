import { facet, type Draw } from "./facet";
import { both, points, regular, star, type Point } from "./pen";

/** What Programs are about. Each around the middle and about a hundred wide. */
export const SIGNS = {
  skull: (s, p) => {
    const half: Point[] = points("0,-46 24,-42 38,-18 34,8 22,14 20,40 0,44");
    facet(s, p, both(half), half);
    s.add("ink", p.poly("8,-8 28,-14 28,4 12,8"), p.poly("-8,-8 -28,-14 -28,4 -12,8"), p.poly("0,8 6,20 -6,20"));
    s.add("lamp", p.disc(17, -2, 4.5), p.disc(-17, -2, 4.5));
    s.add(
      "seam",
      ...[-14, -7, 0, 7, 14].map((x) =>
        p.line([
          [x, 27],
          [x, 42],
        ]),
      ),
      p.line("-4,-46 -8,-28 0,-20"),
    );
  },
  hand: (s, p) => {
    const palm: Point[] = points(
      "-24,10 -32,-20 -26,-22 -16,-2 -18,-40 -11,-41 -6,-6 -2,-48 5,-48 6,-6 14,-42 21,-40 16,0 30,-18 37,-14 26,22 16,48 -14,48",
    );
    facet(s, p, palm, "5,-48 6,-6 14,-42 21,-40 16,0 30,-18 37,-14 26,22 16,48 4,48");
    s.add("ink", p.blob("-14,18 0,8 14,18 0,28"));
    s.add("lamp", p.disc(0, 18, 4));
    s.add(
      "wire",
      ...[-29, -15, 1, 17, 33].map((x, at) =>
        p.line([
          [x, [-24, -44, -52, -45, -20][at] ?? 0],
          [x * 1.5, -70],
        ]),
      ),
    );
  },
  lock: (s, p) => {
    s.add("cord", p.line("-18,-8 -18,-28 -8,-40 10,-40 22,-30 30,-16"));
    facet(s, p, "-32,-8 32,-8 32,36 22,46 -32,46", "0,46 32,-8 32,36 22,46");
    s.add("ink", p.disc(0, 12, 8), p.poly("-4,14 4,14 7,34 -7,34"));
    s.add("lamp", p.disc(0, 12, 3.4));
    s.add("lit", p.poly("38,-34 48,-44 50,-30"), p.poly("44,-16 58,-18 50,-8"));
  },
  wheel: (s, p) => {
    s.add("ink", p.disc(0, 0, 46));
    s.add("wire", p.disc(0, 0, 45), p.disc(0, 0, 33));
    s.add("steel", p.poly("-34,-6 34,-6 30,8 8,12 6,34 -6,34 -8,12 -30,8"));
    s.add("lit", p.poly("-34,-6 34,-6 33,-3 -33,-3"), p.poly(regular(6, 8)));
    s.add(
      "lamp",
      ...[-64, -56, 52, 60].map((x) =>
        p.poly([
          [x, -20],
          [x + 6, 0],
          [x, 20],
          [x + 3, 0],
        ]),
      ),
    );
  },
  burst: (s, p) => {
    s.add("lamp", p.poly(star(11, 58, 30, 0, 0, 0.2)));
    s.add("lit", p.poly(star(9, 44, 20, 2, 2, 0.5)));
    s.add("hot", p.poly(star(8, 24, 11, 0, 0, 0.1)));
    s.add("ink", ...regular(7, 62, 0, 0, 0.6).map(([x, y]) => p.poly(regular(3, 5, x, y, x))));
  },
  nerves: (s, p) => {
    const ends = regular(9, 52, 0, 0, 0.2);
    s.add(
      "lampwire",
      ...ends.map(([x, y], at) =>
        p.line([
          [0, 0],
          [x * 0.4 + (at % 2 ? 8 : -8), y * 0.4],
          [x * 0.7, y * 0.7 + (at % 2 ? -8 : 6)],
          [x, y],
        ]),
      ),
    );
    s.add("lit", ...ends.map(([x, y], at) => p.disc(x, y, at % 3 ? 3 : 5)), p.poly(star(9, 20, 12)));
    s.add("ink", p.disc(0, 0, 9));
    s.add("hot", p.disc(0, 0, 5));
  },
  target: (s, p) => {
    s.add("wire", p.disc(0, 0, 46), p.disc(0, 0, 30));
    s.add("lit", p.box(-62, -1.5, 40, 3), p.box(22, -1.5, 40, 3), p.box(-1.5, -62, 3, 40), p.box(-1.5, 22, 3, 40));
    s.add("ink", p.poly(both("0,-18 9,-14 10,-2 5,6 20,12 26,30 0,30")));
    s.add("lamp", p.disc(0, -6, 3));
  },
  tower: (s, p) => {
    facet(s, p, "-16,56 -12,-20 0,-52 14,-24 22,56", "0,-52 14,-24 22,56 4,56");
    for (let y = -14; y < 50; y += 9) s.add("lamp", p.box(-9, y, 9, 2.6));
    s.add("wire", p.disc(0, -30, 34), p.line("-60,40 -20,36"), p.line("60,40 26,36"));
  },
  falling: (s, p) => {
    facet(s, p, "-30,56 8,-22 32,-44 46,-16 14,58", "32,-44 46,-16 14,58 -4,58");
    for (let at = 0; at < 6; at++)
      s.add(
        "lamp",
        p.poly([
          [-8 + at * 6, 34 - at * 11],
          [2 + at * 6, 38 - at * 11],
          [1 + at * 6, 41 - at * 11],
          [-9 + at * 6, 37 - at * 11],
        ]),
      );
    s.add("ink", p.poly("-50,-10 -40,-16 -36,-4"), p.poly("-30,-36 -22,-30 -32,-24"), p.poly("-56,30 -44,26 -46,40"));
    s.add("haze", p.blob("-60,66 -40,40 0,52 40,42 64,66"));
  },
  flames: (s, p) => {
    s.add("lamp", p.blob("-40,52 -44,6 -26,18 -22,-34 0,-6 14,-58 26,-8 42,-22 44,30 34,56"));
    s.add("lit", p.blob("-28,54 -30,20 -14,24 -6,-18 8,10 18,-24 26,20 30,54"));
    s.add("hot", p.blob("-14,56 -14,34 0,14 12,34 14,56"));
  },
  crowd: (s, p) => {
    for (const [x, y] of points("-48,20 -26,-6 -2,-24 24,-4 48,16")) {
      s.add(
        "lit",
        p.poly([
          [x - 9, y - 12],
          [x + 7, y - 14],
          [x + 9, y + 2],
          [x + 5, 62],
          [x - 7, 62],
          [x - 10, y + 2],
        ]),
      );
      s.add(
        "coat",
        p.poly([
          [x - 8, y - 11],
          [x + 8, y - 13],
          [x + 10, y + 2],
          [x + 6, 62],
          [x - 6, 62],
          [x - 9, y + 2],
        ]),
      );
      s.add(
        "seam",
        p.line([
          [x - 4, y - 11],
          [x - 4, y],
        ]),
        p.line([
          [x + 1, y - 12],
          [x + 1, y],
        ]),
      );
      s.add("lamp", p.box(x - 5, y + 14, 10, 3));
    }
  },
  moon: (s, p) => {
    s.add("haze", p.disc(0, 0, 52));
    s.add("lit", p.disc(0, 0, 40));
    s.add("shade", p.disc(14, -8, 34));
    s.add("hot", p.poly(star(4, 10, 2.6, 34, -30)), p.poly(star(4, 6, 1.8, -40, -34)));
    s.add("ink", p.poly("-60,52 -20,20 4,40 24,26 64,54"));
  },
  scythe: (s, p) => {
    s.add("haze", p.disc(8, -10, 46));
    s.add("cord", p.line("-30,58 30,-44"));
    s.add("hot", p.blob("32,-46 0,-54 -50,-30 -62,4 -36,-22 0,-34 26,-34"));
    s.add("lit", p.blob("26,-38 0,-40 -40,-22 -62,4 -36,-20 0,-32 24,-32"));
    s.add("lamp", p.disc(31, -45, 3));
  },
  masks: (s, p) => {
    for (const [x, side] of points("-24,-1 24,1")) {
      const plate = both("0,-32 18,-28 22,-4 12,24 0,32").map(([px, py]): Point => [px + x, py + side * 8]);
      facet(
        s,
        p,
        plate,
        plate.filter(([px]) => px >= x),
      );
      s.add(
        "ink",
        p.poly([
          [x - 14, side * 8 - 8],
          [x - 4, side * 8 - 4],
          [x - 12, side * 8],
        ]),
        p.poly([
          [x + 14, side * 8 - 8],
          [x + 4, side * 8 - 4],
          [x + 12, side * 8],
        ]),
        p.blob([
          [x - 9, side * 8 + 14],
          [x, side * 8 + 14 + side * 6],
          [x + 9, side * 8 + 14],
          [x, side * 8 + 18 + side * 5],
        ]),
      );
    }
    s.add("lampwire", p.curve("-46,-30 0,-60 46,-14"));
  },
  key: (s, p) => {
    s.add("wire", p.poly(regular(6, 30, -24, -6)), p.poly(regular(6, 18, -24, -6)));
    s.add("lit", p.box(2, -11, 62, 8), p.box(40, -4, 6, 14), p.box(54, -4, 6, 20));
    s.add("hot", p.disc(-24, -6, 6));
    s.add("lamp", p.poly("0,34 20,26 40,34 20,42"));
  },
  pyramid: (s, p) => {
    s.add("haze", p.poly("0,-70 8,-30 -8,-30"));
    facet(s, p, "0,-42 56,40 -56,40", "0,-42 56,40 10,40");
    s.add(
      "wire",
      ...[-18, 0, 18].map((y) =>
        p.line([
          [-38 - y * 0.66 + 22, y],
          [6 + y * 0.1, y],
        ]),
      ),
    );
    s.add("lamp", p.poly("0,-42 9,-28 -9,-28"));
    s.add("haze", p.poly("-56,44 56,44 0,84"));
  },
} satisfies Record<string, Draw>;
