import type { Card } from "../../messages";
import { chance } from "./chance";
import { CARRY, DRESS, FACE, HAIR, type Person } from "./person";
import type { PlaceName } from "./places";

type Some<T> = readonly [T, ...T[]];
interface Manner {
  hair?: Some<Person["hair"]>;
  face?: Some<Person["face"]>;
  dress?: Some<Person["dress"]>;
  carry?: Some<Person["carry"]>;
  places?: Some<PlaceName>;
}

/** How the people of a tag look and where they are met; the rarest tag of a card decides first. */
const MANNERS: Record<string, Manner> = {
  "6TH STREET": { hair: ["cap"], face: ["shades"], dress: ["armour"], carry: ["rifle"], places: ["wall"] },
  ANIMAL: { hair: ["mohawk"], face: ["jaw"], dress: ["bare"], places: ["arena"] },
  "RAFFEN SHIV": { hair: ["spikes"], face: ["skull"], dress: ["armour"], carry: ["rifle"], places: ["desert"] },
  SCAVENGER: { hair: ["hood"], face: ["breather"], dress: ["scarf"], places: ["yard"] },
  "MAINE'S CREW": { hair: ["bob"], face: ["ink"], dress: ["collar"], carry: ["cables"], places: ["net"] },
  AI: { hair: ["bald"], face: ["doll"], dress: ["suit"], places: ["net"] },
  MYSTIC: { hair: ["spikes", "dreads"], face: ["ink"], dress: ["fur"], carry: ["cards"], places: ["shrine", "pane"] },
  DOLL: { hair: ["bob"], face: ["doll"], dress: ["fur"], carry: ["smoke"], places: ["club"] },
  "VOODOO BOYS": {
    hair: ["dreads", "hood"],
    face: ["skull", "ink"],
    dress: ["cables", "scarf"],
    carry: ["cables", "none"],
    places: ["net", "wall"],
  },
  MAELSTROM: {
    hair: ["bald", "mohawk", "horns", "spikes"],
    face: ["optics"],
    dress: ["cables", "bare", "armour"],
    carry: ["none", "rifle"],
    places: ["yard", "club", "wall"],
  },
  "TYGER CLAWS": {
    hair: ["topknot", "swept", "horns"],
    face: ["oni", "ink", "visor"],
    dress: ["robe", "collar", "bare"],
    carry: ["katana", "none"],
    places: ["shrine", "alley"],
  },
  VALENTINO: {
    hair: ["crop", "cap", "swept"],
    face: ["bandana", "ink", "skull"],
    dress: ["bare", "collar"],
    carry: ["halo"],
    places: ["wall", "shrine", "skyline"],
  },
  MOX: {
    hair: ["pigtails", "mohawk", "swept"],
    face: ["ink", "shades"],
    dress: ["bare", "collar", "fur"],
    places: ["club", "wall"],
  },
  "TRAUMA TEAM": { hair: ["helmet"], dress: ["armour"], carry: ["cross"], places: ["clinic", "towers"] },
  NCPD: {
    hair: ["helmet", "cap"],
    face: ["visor"],
    dress: ["armour"],
    carry: ["rifle", "drone"],
    places: ["alley", "towers", "skyline"],
  },
  RIPPERDOC: { hair: ["crop", "bald"], face: ["scope", "goggles"], dress: ["scarf", "collar"], places: ["clinic"] },
  SAMURAI: { face: ["shades"], dress: ["collar", "bare"], carry: ["guitar"], places: ["club", "arena"] },
  ROCKER: {
    hair: ["mohawk", "spikes", "swept"],
    face: ["shades", "ink"],
    dress: ["fur", "bare"],
    carry: ["guitar"],
    places: ["club"],
  },
  ALDECADO: { face: ["goggles", "plain"], dress: ["scarf", "collar"], carry: ["rifle", "none"], places: ["desert"] },
  NOMAD: {
    hair: ["cap", "hood", "swept"],
    face: ["goggles", "bandana"],
    dress: ["scarf", "collar"],
    places: ["desert"],
  },
  FIXER: {
    hair: ["hat", "crop"],
    face: ["shades", "plain"],
    dress: ["fur", "suit"],
    carry: ["smoke"],
    places: ["alley", "pane"],
  },
  NETRUNNER: {
    hair: ["hood", "bob", "mohawk", "bald"],
    face: ["visor", "ink", "goggles"],
    dress: ["cables"],
    carry: ["cables"],
    places: ["net"],
  },
  MEDTECH: { hair: ["cap"], face: ["breather"], carry: ["cross"], places: ["clinic"] },
  TECHIE: { face: ["goggles", "scope"], dress: ["collar"], carry: ["drone"], places: ["yard"] },
  MILITECH: { dress: ["armour", "suit"], places: ["yard", "towers"] },
  ARASAKA: {
    hair: ["crop", "topknot", "swept"],
    face: ["plain", "ink", "shades"],
    dress: ["suit", "armour"],
    carry: ["none", "katana"],
    places: ["towers", "shrine"],
  },
  CORPO: { hair: ["crop", "swept"], face: ["shades", "plain", "visor"], dress: ["suit"], places: ["towers", "pane"] },
  GANGER: {
    hair: ["mohawk", "hood", "spikes"],
    face: ["bandana", "ink"],
    dress: ["bare", "collar"],
    places: ["wall", "alley"],
  },
  MERC: {
    hair: ["swept", "crop", "mohawk"],
    face: ["plain", "ink", "shades"],
    dress: ["collar", "armour"],
    carry: ["none", "rifle", "katana"],
    places: ["alley", "skyline", "pane"],
  },
};

/** Those who come back on several cards keep their face. Ours, not anybody else's idea of them. */
const KNOWN: Record<string, Partial<Person>> = {
  "Adam Smasher": { hair: "bald", face: "optics", dress: "armour", carry: "none", broad: 1.35 },
  "Alt Cunningham": { hair: "long", face: "ink", dress: "cables", carry: "cables", broad: 0.85 },
  "Dexter DeShawn": { hair: "bald", face: "shades", dress: "fur", carry: "smoke", broad: 1.3 },
  "Dum Dum": { hair: "mohawk", face: "optics", dress: "cables", carry: "smoke" },
  "Evelyn Parker": { hair: "bob", face: "doll", dress: "fur", carry: "smoke", broad: 0.82 },
  "Goro Takemura": { hair: "topknot", face: "plain", dress: "suit", carry: "none" },
  "Hanako Arasaka": { hair: "bun", face: "plain", dress: "robe", carry: "none", broad: 0.82 },
  "Jackie Welles": { hair: "topknot", face: "ink", dress: "collar", carry: "halo", broad: 1.25 },
  "Johnny Silverhand": { hair: "long", face: "shades", dress: "bare", carry: "guitar" },
  "Judy Álvarez": { hair: "swept", face: "ink", dress: "bare", carry: "none", broad: 0.8 },
  "Kerry Eurodyne": { hair: "swept", face: "shades", dress: "fur", carry: "guitar" },
  "Muamar Reyes": { hair: "cap", face: "shades", dress: "scarf", carry: "smoke", broad: 1.1 },
  Padre: { hair: "crop", face: "plain", dress: "suit", carry: "halo" },
  "Panam Palmer": { hair: "bun", face: "ink", dress: "scarf", carry: "rifle", broad: 0.85 },
  "River Ward": { hair: "crop", face: "scope", dress: "collar", carry: "none", broad: 1.1 },
  "Rogue Amendiares": { hair: "swept", face: "shades", dress: "collar", carry: "smoke", broad: 0.86 },
  Royce: { hair: "bald", face: "optics", dress: "bare", carry: "cables", broad: 1.15 },
  "Saburo Arasaka": { hair: "bald", face: "plain", dress: "robe", carry: "katana" },
  "Sasha Yakovleva": { hair: "bob", face: "ink", dress: "collar", carry: "cables", broad: 0.82 },
  V: { hair: "swept", face: "ink", dress: "collar", carry: "none" },
  "Viktor Vektor": { hair: "crop", face: "goggles", dress: "bare", carry: "none", broad: 1.15 },
  "Wakako Okada": { hair: "bun", face: "scope", dress: "robe", carry: "smoke", broad: 0.85 },
  "Yorinobu Arasaka": { hair: "crop", face: "shades", dress: "suit", carry: "smoke" },
  "Meredith Stout": { hair: "bun", face: "plain", dress: "suit", carry: "none", broad: 0.88 },
  "El Sombrerón": { hair: "hat", face: "skull", dress: "collar", carry: "guitar" },
  "La Llorona": { hair: "long", face: "skull", dress: "robe", carry: "halo", broad: 0.82 },
  "Maman Brigitte": { hair: "dreads", face: "skull", dress: "cables", carry: "halo", broad: 0.86 },
  "Misty Olszewski": { hair: "spikes", face: "ink", dress: "fur", carry: "cards", broad: 0.8 },
  "Lizzy Wizzy": { hair: "bald", face: "doll", dress: "bare", carry: "guitar", broad: 0.82 },
  "Rita Wheeler": { hair: "pigtails", face: "shades", dress: "collar", carry: "none", broad: 0.9 },
  "Mox Inciters": { hair: "pigtails", face: "ink", dress: "bare", carry: "none", broad: 0.86 },
  "Valentino Guerrera": { hair: "long", face: "bandana", dress: "collar", carry: "halo", broad: 0.84 },
  "Saul Bright": { hair: "cap", face: "plain", dress: "scarf", carry: "none", broad: 1.15 },
  "Sandayu Oda": { hair: "horns", face: "oni", dress: "robe", carry: "katana", broad: 1.1 },
  Nadia: { hair: "bob", face: "plain", dress: "armour", carry: "cross", broad: 0.88 },
  "T-Bug": { hair: "dreads", face: "visor", dress: "cables", carry: "drone", broad: 0.84 },
  Placide: { hair: "bald", face: "ink", dress: "scarf", carry: "cables", broad: 1.3 },
  "Tyger's Whisper": { hair: "hat", face: "oni", dress: "collar", carry: "smoke", broad: 0.9 },
  "Chrome Fang": { hair: "mohawk", face: "jaw", dress: "bare", carry: "cables" },
  "Gilded Matón": { hair: "cap", face: "bandana", dress: "fur", carry: "halo", broad: 1.25 },
  "Swordwise Huscle": { hair: "topknot", face: "visor", dress: "bare", carry: "katana", broad: 1.3 },
  "Pepe Najarro": { hair: "swept", face: "bandana", dress: "collar", carry: "halo" },
  "Hacked Corpo": { hair: "crop", face: "optics", dress: "suit", carry: "cables" },
  "Rockn' Rockerboy": { hair: "mohawk", face: "ink", dress: "bare", carry: "guitar" },
  "Westbrook Netrunner": { hair: "hood", face: "visor", dress: "cables", carry: "cables" },
  "Jacked-In Voodoo Boy": { hair: "dreads", face: "visor", dress: "cables", carry: "cables" },
  Delamain: { hair: "bald", face: "doll", dress: "suit", carry: "none" },
};

type Cast = Pick<Card, "id" | "name" | "tags">;

function manners(card: Cast): Manner[] {
  const tags = Object.keys(MANNERS).filter((tag) => card.tags.includes(tag));
  return tags.flatMap((tag) => MANNERS[tag] ?? []);
}

/** Who stands on a card. Their looks follow the name, so that somebody is the same on all of their cards. */
export function person(card: Cast): Person {
  const luck = chance(card.name);
  const ways = manners(card);
  const chosen: Person = {
    hair: luck.pick(ways.find((way) => way.hair)?.hair ?? HAIR),
    face: luck.pick(ways.find((way) => way.face)?.face ?? FACE),
    dress: luck.pick(ways.find((way) => way.dress)?.dress ?? DRESS),
    carry: luck.pick(ways.find((way) => way.carry)?.carry ?? CARRY),
    broad: luck.between(0.9, 1.15),
    mirrored: chance(card.id).often(0.5),
  };
  return { ...chosen, ...KNOWN[card.name] };
}

/** Where a card is set. */
export function place(card: Cast): PlaceName {
  const luck = chance(`${card.id} place`);
  return luck.pick(manners(card).find((way) => way.places)?.places ?? ["skyline", "alley", "pane"]);
}
