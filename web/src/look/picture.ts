import type { Card } from "../messages";
import { person, place } from "./pictures/casting";
import { chance, type Chance } from "./pictures/chance";
import { machine, type MachineName } from "./pictures/machines";
import { pen, regular, Sketch, star, type Stroke } from "./pictures/pen";
import { draw, follower } from "./pictures/people";
import { PLACES, weather } from "./pictures/places";
import { bench, SCREENS, type ScreenName } from "./pictures/screens";
import { THINGS, type ThingName } from "./pictures/things";

export type { Stroke } from "./pictures/pen";
export type Mood = "night" | "dusk" | "neon";

/** What a picture is made from. */
export type Motif = Pick<Card, "id" | "name" | "type" | "colour" | "tags">;

export interface Picture {
  mood: Mood;
  strokes: Stroke[];
}

/** The picture of a card: always the same, and no two alike. */
export function picture(card: Motif): Picture {
  const luck = chance(card.id);
  const sketch = new Sketch();
  const mood = luck.pick<Mood>(["night", "dusk", "neon"]);
  if (card.type === "Gear") gear(sketch, card, luck);
  else if (card.type === "Program") program(sketch, card, luck);
  else scene(sketch, card, luck);
  return { mood, strokes: sketch.strokes };
}

const drawn = new Map<string, Picture>();

/** The picture of a card, drawn only once. */
export function pictureOf(card: Motif): Picture {
  const known = drawn.get(card.id) ?? picture(card);
  drawn.set(card.id, known);
  return known;
}

/** What lies on a Gear or Program, by words of its id. */
const THING_OF: readonly (readonly [string, ThingName])[] = [
  ["mantis-blades", "blades"],
  ["satori", "sword"],
  ["dying-night", "pistol"],
  ["overwatch", "rifle"],
  ["riot-shield", "shield"],
  ["gorilla", "fist"],
  ["kiroshi", "eye"],
  ["reboot-optics", "eye"],
  ["relic", "chip"],
  ["rippler", "chip"],
  ["netdriver", "plug"],
  ["faceplate", "faceplate"],
  ["mandibular", "jaw"],
  ["sandevistan", "spine"],
  ["radioport", "mast"],
  ["deadman", "beacon"],
  ["converter", "vial"],
  ["berserk", "heart"],
  ["reaper", "scythe"],
  ["afterparty", "glasses"],
  ["appetite", "flames"],
  ["all-is-lost", "skull"],
  ["bonnie", "pair"],
  ["sapphire", "jewel"],
  ["carnage", "saw"],
  ["reverie", "moon"],
  ["surveillance", "camera"],
  ["cyberpsychosis", "skull"],
  ["detonate", "burst"],
  ["floor-it", "wheel"],
  ["fool-on", "fool"],
  ["gunpoint", "target"],
  ["assembly", "works"],
  ["elemens", "tower"],
  ["aftermath", "ruin"],
  ["relapse", "reel"],
  ["nocturne", "piano"],
  ["over-the-edge", "fall"],
  ["peace-offering", "flower"],
  ["pyramid", "pyramid"],
  ["safety", "lock"],
  ["shattered", "shards"],
  ["synapse", "nerves"],
  ["take-control", "hand"],
  ["heist", "bag"],
  ["three-mouths", "mouths"],
  ["towerfall", "falling"],
  ["trust-no-one", "masks"],
  ["unlikely", "pair"],
  ["live-together", "road"],
  ["wild-in", "crowd"],
];

const THING_BY_TAG: Record<string, ThingName> = {
  WEAPON: "sword",
  CYBERWARE: "chip",
  QUICKHACK: "target",
  PLAN: "key",
  BRAINDANCE: "eye",
  SAMURAI: "guitar",
};

function thing(card: Motif, luck: Chance): ThingName {
  const named = THING_OF.find(([words]) => card.id.includes(words));
  const tagged = card.tags.map((tag) => THING_BY_TAG[tag]).find((found) => found !== undefined);
  return named?.[1] ?? tagged ?? luck.pick(Object.keys(THINGS) as [ThingName, ...ThingName[]]);
}

function gear(sketch: Sketch, card: Motif, luck: Chance): void {
  bench(sketch, luck);
  lay(sketch, thing(card, luck), luck, 0.92);
}

const SCREEN_BY_TAG: Record<string, ScreenName> = { BRAINDANCE: "memory", QUICKHACK: "daemon", PLAN: "map" };

function program(sketch: Sketch, card: Motif, luck: Chance): void {
  const screen = card.tags.map((tag) => SCREEN_BY_TAG[tag]).find((found) => found !== undefined);
  if (screen) SCREENS[screen](sketch, luck);
  else PLACES[place(card)](sketch, luck);
  lay(sketch, thing(card, luck), luck, screen === "daemon" ? 0.78 : 0.9);
  if (!screen) weather(sketch, luck);
}

function lay(sketch: Sketch, name: ThingName, luck: Chance, scale: number): void {
  THINGS[name](sketch, pen(80, 58, scale, luck.often(0.5), luck.between(-0.12, 0.12)));
}

function scene(sketch: Sketch, card: Motif, luck: Chance): void {
  PLACES[place(card)](sketch, luck);
  const built = machineOf(card, luck);
  if (built) machine(sketch, built, luck);
  else if (card.type === "Legend") legend(sketch, card, luck);
  else if (severalOf(card)) several(sketch, card, luck);
  else draw(sketch, person(card), 80 + luck.between(-18, 18), luck.between(54, 62), luck.between(1.12, 1.3));
  weather(sketch, luck);
}

const MACHINE_OF: readonly (readonly [string, MachineName])[] = [
  ["minotaur", "walker"],
  ["octant", "octant"],
  ["flathead", "spider"],
  ["bombus", "quad"],
  ["kusanagi", "bike"],
  ["riding", "rider"],
  ["racer", "rider"],
  ["atlus", "flyer"],
  ["-av", "flyer"],
];

function machineOf(card: Motif, luck: Chance): MachineName | undefined {
  const named = MACHINE_OF.find(([words]) => card.id.includes(words));
  if (named) return named[1];
  if (card.tags.includes("DRONE")) return luck.pick(["quad", "spider", "walker"]);
  return card.tags.includes("VEHICLE") ? luck.pick(["car", "car", "rider"]) : undefined;
}

/** Names of whole crews. */
function severalOf(card: Motif): boolean {
  return /(recruits|zealots|squadron|squad|marauders|inciters|negotiators|goons|team|operatives|security)$/.test(
    card.id,
  );
}

function several(sketch: Sketch, card: Motif, luck: Chance): void {
  const lead = person(card);
  const apart = luck.between(40, 48);
  follower(sketch, { ...lead, mirrored: false }, luck, 80 - apart, 58, 0.9);
  follower(sketch, { ...lead, mirrored: true }, luck, 80 + apart, 54, 0.9);
  draw(sketch, { ...lead, carry: luck.pick(["none", lead.carry]) }, 80, 62, 1.08);
}

/** Legends stand before the outline of a die. */
function legend(sketch: Sketch, card: Motif, luck: Chance): void {
  const x = 80 + luck.between(-8, 8);
  const corners = luck.pick([3, 4, 4, 5, 6, 10]);
  const turn = luck.pick([0, Math.PI / corners]);
  const paper = pen();
  sketch.add("haze", paper.poly(regular(corners, 66, x, 52, turn)));
  sketch.add(luck.pick(["lit", "lamp", "lit"]), paper.poly(regular(corners, 54, x, 52, turn)));
  sketch.add("shade", paper.poly(star(corners, 54, 20, x, 52, turn)));
  sketch.add("wire", paper.poly(regular(corners, 61, x, 52, turn)));
  draw(sketch, person(card), x, luck.between(50, 56), luck.between(1.34, 1.46));
}
