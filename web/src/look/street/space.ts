import { pen, Sketch, type Point } from "../pictures/pen";

export const WIDE = 1600;
export const HIGH = 700;

/** The point on the horizon that the street runs to. It lies beside the middle, between the title and the cards. */
export const EYE: Point = [880, 446];

/** How far the ground lies below the eye, where the street comes out of the picture. */
const DEEP = HIGH - EYE[1];
/** From the middle of the street to its kerb and to its walls. */
export const KERB = 560;
export const WALL = 860;

export type StreetPaint =
  | "ridge" // the far end of the city, from back to front
  | "block"
  | "quarter"
  | `wall${Level}` // walls along the street, the nearest last
  | `face${Level}` // their sides towards us
  | `ledge${Level}` // their edges, where light catches
  | "pane" // windows with light, warm
  | "cool"
  | "rose"
  | "blind" // windows without
  | "speck" // windows far away
  | "shop"
  | "spill" // what light of the shops falls on the walk
  | "road"
  | "walk"
  | "kerb"
  | "lane"
  | "sheen" // wet asphalt
  | "pole"
  | "cable"
  | "beam"
  | "pool"
  | "bulb"
  | "bridge"
  | "car"
  | "tail"
  | "head"
  | "tailglow" // and in the wet
  | "headglow"
  | "figure"
  | "rim";
export type Level = 0 | 1 | 2 | 3 | 4;

export class StreetSketch extends Sketch<StreetPaint> {}

export const paper = pen();

/** Where a place is seen that lies so far to the side, so high above the ground and so deep in the street. */
export function seen(side: number, up: number, depth: number): Point {
  return [EYE[0] + side / depth, EYE[1] + (DEEP - up) / depth];
}

/** A piece of wall along the street. */
export function along(side: number, low: number, high: number, near: number, far: number): string {
  return paper.poly([seen(side, low, near), seen(side, high, near), seen(side, high, far), seen(side, low, far)]);
}

/** Something upright that faces us. */
export function across(left: number, right: number, low: number, high: number, depth: number): string {
  return paper.poly([
    seen(left, low, depth),
    seen(left, high, depth),
    seen(right, high, depth),
    seen(right, low, depth),
  ]);
}

/** Something flat on the ground. */
export function flat(left: number, right: number, near: number, far: number): string {
  return paper.poly([seen(left, 0, near), seen(left, 0, far), seen(right, 0, far), seen(right, 0, near)]);
}
