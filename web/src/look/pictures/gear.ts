import { facet, type Draw } from "./facet";
import { both, points, regular, star, type Point } from "./pen";

/** What is worn and carried. Each around the middle and about a hundred wide. */
export const GEAR = {
  blades: (s, p) => {
    for (const side of [-1, 1]) {
      const edge: Point[] = [
        [side * 6, 40],
        [side * 20, 6],
        [side * 16, -40],
        [side * 40, -4],
        [side * 26, 40],
      ];
      facet(s, p, edge, [
        [side * 6, 40],
        [side * 20, 6],
        [side * 16, -40],
        [side * 24, 4],
        [side * 14, 40],
      ]);
      s.add(
        "hot",
        p.poly([
          [side * 16, -40],
          [side * 40, -4],
          [side * 36, -2],
        ]),
      );
      s.add(
        "seam",
        p.line([
          [side * 10, 30],
          [side * 28, 30],
        ]),
      );
    }
  },
  sword: (s, p) => {
    s.add("hot", p.poly("-46,26 44,-46 50,-46 -42,32"));
    s.add("lit", p.poly("-44,29 50,-46 47,-40 -42,32"));
    s.add("lamp", p.poly("-54,22 -44,20 -32,36 -42,40"));
    s.add("ink", p.poly("-44,28 -38,34 -58,52 -64,46"));
    s.add("lampwire", p.line("-46,33 -42,37"), p.line("-51,38 -47,42"), p.line("-56,42 -52,46"));
  },
  pistol: (s, p) => {
    const frame: Point[] = points("-48,-24 44,-24 48,-14 48,-2 6,-2 0,8 -14,8 -20,38 -44,38 -36,2 -50,-10");
    facet(s, p, frame, "-50,-10 48,-12 48,-2 6,-2 0,8 -14,8 -20,38 -32,38 -26,2 -48,-6");
    s.add(
      "seam",
      p.line("-44,-16 46,-16"),
      ...[-36, -32, -28, -24].map((x) =>
        p.line([
          [x, -22],
          [x, -10],
        ]),
      ),
      p.line("-32,12 -20,14"),
      p.line("-34,22 -22,24"),
    );
    s.add("lamp", p.box(-4, -11, 34, 3));
    s.add("hot", p.box(44, -20, 5, 4));
  },
  rifle: (s, p) => {
    facet(
      s,
      p,
      "-66,6 -40,-8 8,-10 10,-14 72,-16 72,-10 24,-4 18,6 4,6 -2,24 -14,24 -12,4 -36,6 -62,22",
      "-66,6 72,-12 24,-4 18,6 4,6 -2,24 -8,24 -6,2 -36,4 -62,22",
    );
    s.add("ink", p.box(-28, -22, 38, 8));
    s.add("lit", p.disc(12, -18, 5));
    s.add("lampwire", p.line("18,-18 78,-18"));
    s.add("ink", p.poly("16,4 22,4 28,22 20,22"));
  },
  shield: (s, p) => {
    facet(s, p, both("0,-46 30,-40 34,8 22,36 0,48"), "0,-46 30,-40 34,8 22,36 0,48");
    s.add("lamp", p.box(-22, -28, 44, 12));
    s.add("ink", p.box(-22, -23, 44, 1.6));
    s.add("wire", p.line(both("0,-40 25,-35 28,6 18,31 0,41")), p.line("-18,2 0,14 18,2"), p.line("-18,12 0,24 18,12"));
  },
  fist: (s, p) => {
    facet(
      s,
      p,
      "-34,-26 28,-30 36,-14 34,14 22,24 20,50 -20,50 -22,24 -36,8",
      "2,-28 28,-30 36,-14 34,14 22,24 20,50 2,50 8,14",
    );
    s.add(
      "seam",
      p.line("-18,-26 -20,0"),
      p.line("-2,-27 -3,1"),
      p.line("14,-28 14,2"),
      p.line("-34,0 32,4"),
      p.line("-20,34 20,34"),
    );
    s.add("lit", ...[-26, -10, 6, 21].map((x) => p.poly(regular(6, 5, x, -25))));
    s.add("lamp", p.box(-16, 38, 32, 4));
    s.add(
      "wire",
      ...regular(3, 54, 0, -4, 0).map(([x, y]) =>
        p.line([
          [x * 0.9, y * 0.9],
          [x * 1.1, y * 1.1],
        ]),
      ),
    );
  },
  eye: (s, p) => {
    s.add("ink", p.blob("-58,0 -30,-34 30,-34 58,0 30,34 -30,34"));
    s.add("wire", p.blob("-58,0 -30,-34 30,-34 58,0 30,34 -30,34"), p.disc(0, 0, 25));
    s.add("lit", p.disc(0, 0, 21));
    s.add("shade", p.poly(star(18, 20, 10)));
    s.add("ink", p.disc(0, 0, 9));
    s.add("hot", p.disc(-5, -6, 4));
    s.add("lampwire", p.line("0,-40 0,-28"), p.line("0,40 0,28"), p.line("-50,0 -30,0"), p.line("50,0 30,0"));
  },
  chip: (s, p) => {
    const pins = [-21, -7, 7, 21];
    s.add(
      "wire",
      ...pins.flatMap((at) => [
        p.line([
          [at, -50],
          [at, 50],
        ]),
        p.line([
          [-56, at],
          [56, at],
        ]),
      ]),
    );
    s.add(
      "lamp",
      ...pins.flatMap((at) => [p.disc(at, -50, 2.4), p.disc(at, 50, 2.4), p.disc(-56, at, 2.4), p.disc(56, at, 2.4)]),
    );
    facet(s, p, "-34,-34 26,-34 34,-26 34,34 -34,34", "0,34 34,-26 34,34");
    s.add("ink", p.box(-20, -20, 40, 40));
    s.add("lit", p.poly(star(4, 17, 6)));
    s.add("hot", p.disc(0, 0, 3));
  },
  plug: (s, p) => {
    s.add("cord", p.curve("14,18 50,30 30,60 74,62"), p.curve("10,22 30,48 -8,52 0,80"));
    facet(s, p, "-44,-30 -24,-46 22,0 20,22 0,22", "-34,-38 -24,-46 22,0 20,22 10,10");
    s.add("hot", p.poly("-50,-44 -46,-48 -32,-36 -36,-32"));
    s.add("seam", p.line("-30,-26 -18,-36"), p.line("-22,-18 -10,-28"));
    s.add("lamp", p.poly("-8,2 4,-8 10,-2 -2,8"));
    s.add("wire", p.disc(-44, -42, 12), p.disc(-44, -42, 20));
  },
  faceplate: (s, p) => {
    const half: Point[] = points("0,-44 22,-40 32,-16 28,14 14,40 0,46");
    facet(s, p, both(half), half);
    s.add("ink", p.poly("8,-12 26,-16 22,-4 10,-4"), p.poly("-8,-12 -26,-16 -22,-4 -10,-4"));
    s.add("lamp", p.poly("12,-10 22,-12 20,-7 12,-7"), p.poly("-12,-10 -22,-12 -20,-7 -12,-7"));
    s.add(
      "seam",
      p.line("0,-44 0,-16"),
      p.line("-10,24 10,24"),
      p.line("-28,6 -12,14 -8,42"),
      p.line("28,6 12,14 8,42"),
    );
    s.add("wire", p.line("36,-20 52,-30"), p.line("-36,-20 -52,-30"));
  },
  jaw: (s, p) => {
    const half: Point[] = points("0,8 18,6 34,-34 46,-30 40,12 20,40 0,44");
    facet(s, p, both(half), half);
    s.add(
      "hot",
      ...[-21, -14, -7, 0, 7, 14, 21].map((x) =>
        p.poly([
          [x - 3, 8 - Math.abs(x) * 0.5],
          [x + 3, 8 - Math.abs(x) * 0.5],
          [x, 19 - Math.abs(x) * 0.4],
        ]),
      ),
    );
    s.add("lit", p.disc(-38, -22, 4), p.disc(38, -22, 4));
    s.add("seam", p.line("-34,10 -16,32 16,32 34,10"));
    s.add("lamp", p.box(-8, 36, 16, 2));
  },
  spine: (s, p) => {
    const bones = [-44, -30, -16, -2, 12, 26, 40];
    s.add("cord", p.curve("-6,-56 8,-20 -8,20 4,60"));
    for (const [at, y] of bones.entries()) {
      const x = Math.sin(at * 0.9) * 6;
      const wide = 30 - Math.abs(at - 2) * 3;
      facet(
        s,
        p,
        [
          [x - wide, y - 4],
          [x - 7, y - 6],
          [x, y - 2],
          [x + 7, y - 6],
          [x + wide, y - 4],
          [x + 8, y + 6],
          [x - 8, y + 6],
        ],
        [
          [x, y - 2],
          [x + 7, y - 6],
          [x + wide, y - 4],
          [x + 8, y + 6],
          [x, y + 6],
        ],
      );
      s.add("lamp", p.disc(x, y + 1, 2.2));
    }
    s.add("thread", p.line("-60,-40 -40,-40"), p.line("-66,-10 -44,-10"), p.line("-62,20 -40,20"));
  },
  mast: (s, p) => {
    s.add("wire", ...[16, 26, 36].map((r) => p.disc(0, -30, r)));
    facet(s, p, "-4,-34 4,-34 16,50 -16,50", "0,-34 4,-34 16,50 0,50");
    s.add("seam", p.line("-7,-8 8,8"), p.line("7,-8 -8,8"), p.line("-11,20 13,40"), p.line("11,20 -13,40"));
    s.add("hot", p.disc(0, -34, 5));
    s.add("lamp", p.box(-30, 46, 60, 6));
  },
  vial: (s, p) => {
    s.add("haze", p.disc(0, 0, 46));
    facet(s, p, "-16,-44 16,-44 18,-30 18,34 10,46 -10,46 -18,34 -18,-30", "4,-44 16,-44 18,-30 18,34 10,46 4,46");
    s.add("lit", p.box(-12, -18, 24, 46));
    s.add("hot", p.box(-9, -14, 4, 38));
    s.add("ink", p.line("-20,-30 20,-30 20,-24 -20,-24"));
    s.add("lampwire", p.line("-60,4 -34,4 -28,-12 -20,16 20,16 28,-14 34,4 60,4"));
  },
  heart: (s, p) => {
    const heart = both("0,-18 12,-36 32,-34 40,-14 28,14 0,44");
    s.add("haze", p.disc(0, 0, 48));
    facet(s, p, heart, "0,-18 12,-36 32,-34 40,-14 28,14 0,44");
    s.add("lamp", p.poly("-66,2 -26,2 -16,-22 -4,26 8,-10 14,2 66,2 66,5 12,5 8,0 -4,34 -16,-12 -24,5 -66,5"));
  },
  beacon: (s, p) => {
    s.add("wire", ...[22, 34, 46].map((r) => p.disc(0, -6, r)));
    facet(s, p, "-20,30 -16,-10 -8,-20 8,-20 16,-10 20,30", "0,-20 8,-20 16,-10 20,30 0,30");
    s.add("lit", p.poly("-12,-8 12,-8 14,10 -14,10"));
    s.add("hot", p.poly(star(4, 10, 3, 0, 1)));
    s.add("ink", p.box(-28, 30, 56, 12));
    s.add("lamp", p.box(-24, 34, 8, 4));
  },
} satisfies Record<string, Draw>;
