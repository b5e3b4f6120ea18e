import type { Draw, Person } from "./person";
import { both } from "./pen";

const EYES: Draw = (s, p) => {
  s.add("ink", p.poly("-10,-3 -5,-4.5 -2.5,-1.5 -6,-0.5"));
  s.add("lit", p.poly("10,-3 5,-4.5 3,-1.5 6,-0.5"));
  s.add("seam", p.line("-10.5,-6.5 -3,-6"), p.line("-4.5,12.5 3.5,12.8"));
};

export const ON_FACE: Record<Person["face"], Draw> = {
  plain: EYES,
  ink: (s, p) => {
    EYES(s, p);
    s.add("wire", p.line("-12,0 -8,3 -9,9 -6,14"), p.line("-9,3 -5,5"), p.line("-6,-18 -7,-9"));
  },
  visor: (s, p) => {
    s.add("lit", p.poly(both("0,-7 15.5,-8 16,1 6,3.5 0,1")));
    s.add("hot", p.poly("-13,-5.5 3,-5 2,-3.4 -12,-3.6"));
    s.add("seam", p.line("-4,12.5 4,12.5"));
  },
  shades: (s, p) => {
    s.add("ink", p.poly("-14,-6.5 -1.5,-6 -3,1.5 -10,2"), p.poly("14,-6.5 1.5,-6 3,1.5 10,2"), p.box(-3, -6, 6, 1.6));
    s.add("lit", p.poly("-12,-5 -7,-4.8 -9.5,0"));
    s.add("seam", p.line("-5,12.5 4,12"));
  },
  goggles: (s, p) => {
    s.add("ink", p.disc(-6.5, -3, 6.6), p.disc(6.5, -3, 6.6), p.box(-16, -5.5, 32, 4));
    s.add("lit", p.disc(-6.5, -3, 4.4), p.disc(6.5, -3, 4.4));
    s.add("hot", p.poly("-9,-5 -5,-6 -8,-1"), p.poly("4,-5 8,-6 5,-1"));
    s.add("seam", p.line("-4,12.5 4,12.5"));
  },
  optics: (s, p) => {
    s.add("ink", p.poly(both("0,-15 12,-13 15,-4 12,6 5,9 0,6")));
    s.add(
      "lit",
      p.disc(-6, -6, 3.6),
      p.disc(4, -8, 2.8),
      p.disc(7.5, -1, 3.8),
      p.disc(-3, 1.5, 2.4),
      p.disc(-9.5, 1, 1.7),
    );
    s.add("hot", p.disc(-6, -6, 1.3), p.disc(7.5, -1, 1.4), p.disc(4, -8, 1));
    s.add("seam", p.line("-5,13 5,13"), p.line("-3,11 -3,15"), p.line("0,11 0,15"), p.line("3,11 3,15"));
  },
  scope: (s, p) => {
    EYES(s, p);
    s.add("ink", p.disc(6.5, -2.5, 8));
    s.add("wire", p.disc(6.5, -2.5, 6.4));
    s.add("lit", p.disc(6.5, -2.5, 3.4));
    s.add("hot", p.disc(6.5, -2.5, 1.3));
    s.add("lampwire", p.line("14,-2.5 22,-5"));
  },
  skull: (s, p) => {
    s.add(
      "ink",
      p.disc(-6, -3, 4.8),
      p.disc(6, -3, 4.8),
      p.poly("0,3 2.5,8 -2.5,8"),
      p.poly("-11,5 -6,9 -8,16"),
      p.poly("11,5 6,9 8,16"),
    );
    s.add("lit", p.disc(-6, -3, 1.6), p.disc(6, -3, 1.6));
    s.add(
      "seam",
      ...[-5, -2.5, 0, 2.5, 5].map((x) =>
        p.line([
          [x, 11],
          [x, 16],
        ]),
      ),
      p.line("-7,13.5 7,13.5"),
    );
  },
  oni: (s, p) => {
    EYES(s, p);
    s.add("coat", p.poly(both("0,2 6,4 13,2 12,13 6,22 0,23")));
    s.add("ink", p.poly(both("0,10 7,8 8,15 0,17")));
    s.add(
      "hot",
      p.poly("-6,9 -3.5,9 -5.5,17"),
      p.poly("6,9 3.5,9 5.5,17"),
      p.poly("-5,16 -3,16 -4,11"),
      p.poly("5,16 3,16 4,11"),
    );
  },
  breather: (s, p) => {
    EYES(s, p);
    s.add("ink", p.poly(both("0,4 8,5 13,3 12,14 6,22 0,23")));
    s.add("coat", p.disc(-9, 15, 5), p.disc(9, 15, 5));
    s.add("lit", p.disc(-9, 15, 2), p.disc(9, 15, 2));
    s.add("thread", p.line("-3,9 3,9"), p.line("-3,12 3,12"), p.line("-3,15 3,15"));
  },
  bandana: (s, p) => {
    EYES(s, p);
    s.add("lit", p.poly(both("0,3 13,4 12,13 5,24 0,29")));
    s.add("shade", p.poly("1,3 13,4 12,13 5,24 1,29"));
    s.add(
      "ink",
      p.disc(-5, 10, 1.2),
      p.disc(0, 14, 1.2),
      p.disc(5, 10, 1.2),
      p.disc(-3, 19, 1.2),
      p.disc(3, 19, 1.2),
      p.disc(0, 8, 1.2),
    );
  },
  doll: (s, p) => {
    EYES(s, p);
    s.add("thread", p.line("0,-18 0,-8"), p.line("-12,3 -7,6 -5,20"), p.line("12,3 7,6 5,20"));
    s.add("lit", p.poly("-3,12 0,11 3,12 0,14.6"), p.disc(-8, 4, 1.1));
  },
  jaw: (s, p) => {
    EYES(s, p);
    s.add("coat", p.poly(both("0,8 6,9 12,4 11,14 5,22 0,22")));
    s.add("seam", p.line("-10,8 -6,14 6,14 10,8"));
    s.add("lit", p.disc(-8, 14, 1.1), p.disc(8, 14, 1.1), p.box(-3, 16.5, 6, 1.2));
  },
};
