import { GEAR } from "./gear";
import { OMENS } from "./omens";
import { SIGNS } from "./signs";

/** All things that lie on Gear and Programs. */
export const THINGS = { ...GEAR, ...SIGNS, ...OMENS };
export type ThingName = keyof typeof THINGS;
