import type { Hint, Option, Piece, Prompt, Side, Table } from "../messages";

export type Key = Option["key"];

/** Something on the table that can be pointed at: a piece, a card of the own hand, a die, an attacked Gig area. */
export type Spot = `piece:${number}` | `card:${string}` | `die:${number}` | "gigs";

export const same = (one: Key | null, other: Key | null): boolean => one?.join() === other?.join();

export const hintFor = (hints: Hint[], option: Option): Hint | undefined =>
  hints.find((hint) => same(hint.key, option.key));

export const pieceSpot = (id: number): Spot => `piece:${id}`;
export const cardSpot = (id: string): Spot => `card:${id}`;
export const dieSpot = (id: number): Spot => `die:${id}`;

/** Where on the table an option begins. */
export function spotsOf(option: Option): Spot[] {
  const spots: Spot[] = option.pays_with.map(pieceSpot);
  if (option.piece !== null) spots.push(pieceSpot(option.piece));
  else if (option.card !== null) spots.push(cardSpot(option.card));
  if (option.die !== null) spots.push(dieSpot(option.die));
  return [...new Set(spots)];
}

/** Where on the table an attack ends. */
export function targetOf(option: Option): Spot | null {
  if (option.target === null) return null;
  return option.target === "gigs" ? "gigs" : pieceSpot(option.target);
}

/** The options that begin at each place of the table. */
export function bySpot(options: Option[]): Map<Spot, Option[]> {
  const groups = new Map<Spot, Option[]>();
  for (const option of options)
    for (const spot of spotsOf(option)) groups.set(spot, [...(groups.get(spot) ?? []), option]);
  return groups;
}

/** Of the options that begin at a place, those that end at each target. */
export function byTarget(options: Option[]): Map<Spot, Option> {
  const groups = new Map<Spot, Option>();
  for (const option of options) {
    const target = targetOf(option);
    if (target !== null) groups.set(target, option);
  }
  return groups;
}

/** Whether an option is the one that the big button gives. */
export function big(prompt: Prompt): Option | null {
  const key = prompt.usual ?? prompt.on;
  return prompt.options.find((option) => same(option.key, key)) ?? null;
}

/** Options in groups with a heading each, in the order of the prompt; the big button's one is left out. */
export function grouped(prompt: Prompt): { heading: string; options: Option[] }[] {
  const first = big(prompt);
  const rest = prompt.options.filter((option) => option !== first);
  if (prompt.kind !== "main" && prompt.kind !== "react") return rest.length ? [{ heading: "", options: rest }] : [];
  const groups = new Map<string, Option[]>();
  for (const option of rest) {
    const heading = HEADINGS[option.verb] ?? "Other";
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return [...groups].map(([heading, options]) => ({ heading, options }));
}

const HEADINGS: Partial<Record<Option["verb"], string>> = {
  play: "Play",
  solo: "Play",
  field_legend: "Play",
  sell: "Sell",
  call: "Call",
  attack: "Attack",
  activate: "Use",
  block: "Block",
};

/** The options in the order in which they are numbered: as they stand in the panel, without the big one. */
export const numbered = (prompt: Prompt): Option[] => grouped(prompt).flatMap((group) => group.options);

/** All pieces of a side, Gear and what lies in the trash included. */
export function piecesOf(side: Side): Piece[] {
  const lying = [...side.legends, ...side.field, ...side.trash, ...side.removed];
  return lying.flatMap((piece) => [piece, ...piece.gear]);
}

export function findPiece(table: Table, id: number): Piece | null {
  return table.sides.flatMap(piecesOf).find((piece) => piece.id === id) ?? null;
}

/** Whose side a piece lies on. */
export function sideOf(table: Table, id: number): number {
  return table.sides.findIndex((side) => piecesOf(side).some((piece) => piece.id === id));
}

/** What attacks and what is attacked, if an attack is going on. */
export function attackOn(table: Table): { from: Spot; to: Spot } | null {
  const fields = table.sides.flatMap((side) => [...side.field, ...side.legends]);
  const attacker = fields.find((piece) => piece.attacking);
  if (attacker === undefined) return null;
  const attacked = fields.find((piece) => piece.attacked);
  return { from: pieceSpot(attacker.id), to: attacked ? pieceSpot(attacked.id) : "gigs" };
}

/** Whether what an option is about lies where it is not seen: in a deck, a trash, or among removed cards. */
export function isElsewhere(table: Table, option: Option): boolean {
  if (option.card === null && option.piece === null) return false;
  if (option.piece !== null) {
    const seen = table.sides.flatMap((side) =>
      [...side.legends, ...side.field].flatMap((piece) => [piece, ...piece.gear]),
    );
    return seen.every((piece) => piece.id !== option.piece);
  }
  return table.sides.every((side) => side.hand.every((held) => held.card !== option.card));
}
