import { moved, type Pen, type Points, type Sketch } from "./pen";

export type Draw = (sketch: Sketch, hand: Pen) => void;

/** A thing with light on its left edge and a dark side. */
export function facet(s: Sketch, p: Pen, whole: Points, dark: Points): void {
  s.add("lit", p.poly(moved(whole, -1.6, -1.6)));
  s.add("steel", p.poly(whole));
  s.add("shade", p.poly(dark));
}
