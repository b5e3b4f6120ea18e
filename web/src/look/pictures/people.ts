import { CARRIED } from "./carried";
import type { Chance } from "./chance";
import { WORN } from "./clothes";
import { ON_FACE } from "./faces";
import { ABOVE, BEHIND } from "./hair";
import type { Person } from "./person";
import { both, pen, points, type Point, type Sketch } from "./pen";

const HEAD = both("0,-19 9,-18 13,-9 12.5,2 10,12 4.5,19 0,20");
const SHADED_HALF: Point[] = points("1,-19 9,-18 13,-9 12.5,2 10,12 4.5,19 0.5,20 1.5,13 -2,9 2.5,6.5 0.8,-2 2.5,-6");

function body(broad: number): Point[] {
  return both([
    [0, 20],
    [7, 20],
    [9, 28],
    [25 * broad, 32],
    [38 * broad, 41],
    [45 * broad, 96],
    [0, 96],
  ]);
}

/** Somebody from the chest up; light comes from their left. */
export function draw(sketch: Sketch, person: Person, x: number, y: number, scale: number): void {
  const hand = pen(x, y, scale, person.mirrored);
  const rim = pen(x + (person.mirrored ? 1.6 : -1.6) * scale, y - 1.1 * scale, scale, person.mirrored);
  CARRIED[person.carry](sketch, hand);
  sketch.add("lit", rim.poly(body(person.broad)));
  BEHIND[person.hair]?.(sketch, hand);
  sketch.add("coat", hand.poly(body(person.broad)));
  sketch.add("skin", hand.poly("-7,10 7,10 9,30 0,36 -9,30"));
  sketch.add("shade", hand.poly("-7,14 7,10 9,30 0,36 -1,24"));
  WORN[person.dress](sketch, hand);
  sketch.add("lit", rim.poly(HEAD));
  sketch.add("skin", hand.poly(HEAD));
  sketch.add("shade", hand.poly(SHADED_HALF));
  if (person.hair === "helmet") {
    ABOVE.helmet(sketch, hand);
    ON_FACE[person.face === "optics" ? "optics" : "visor"](sketch, hand);
    return;
  }
  ON_FACE[person.face](sketch, hand);
  ABOVE[person.hair](sketch, hand);
}

/** Others at the back, dark, only their eyes alight. */
export function follower(sketch: Sketch, person: Person, chance: Chance, x: number, y: number, scale: number): void {
  const hand = pen(x, y, scale, person.mirrored);
  sketch.add("near", hand.poly(body(person.broad)), hand.poly(HEAD));
  BEHIND[person.hair]?.(sketch, hand);
  ABOVE[chance.pick<Person["hair"]>(["crop", "hood", "bald", person.hair])](sketch, hand);
  const eyes = points(person.face === "optics" ? "-6,-6 5,-7 6,0" : "-5.5,-2.5 5.5,-2.5");
  if (["visor", "goggles"].includes(person.face)) sketch.add("lit", hand.box(-11, -5, 22, 3.4));
  else sketch.add("lit", ...eyes.map(([ex, ey]) => hand.disc(ex, ey, 1.7)));
}
