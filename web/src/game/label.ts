import type { Card, Die, Held, Piece, Side } from "../messages";

/** Whose a side is, at the beginning of words or within them; nobody's own side is played by a bot. */
export const whose = (side: Side, mine: boolean): string => (mine && side.bot === null ? "your" : `${side.name}'s`);
export const Whose = (side: Side, mine: boolean): string => (mine && side.bot === null ? "Your" : `${side.name}'s`);

/** What a piece is, for somebody who does not see it. */
export function pieceLabel(piece: Piece, owner: string, card: Card | null): string {
  const words = [
    `${owner} ${piece.title}`,
    card?.type === "Gear" ? "Gear" : "",
    piece.face_up || card === null ? "" : "face-down",
    piece.power === null ? "" : `power ${piece.power}`,
    piece.ready ? "ready" : "spent",
    piece.lag ? "Lag" : "",
    ...piece.keywords,
    piece.attacking ? "attacking" : "",
    piece.attacked ? "under attack" : "",
    piece.gear.length === 0 ? "" : `with ${piece.gear.map((gear) => gear.title).join(" and ")}`,
  ];
  return words.filter((word) => word !== "").join(", ");
}

export function heldLabel(held: Held, card: Card | null): string {
  const words = [held.title, card?.type ?? "", held.cost === null ? "" : `cost ${held.cost}`];
  if (card?.power) words.push(`power ${card.power}`);
  return words.filter((word) => word !== "").join(", ");
}

export function dieLabel(die: Die, owner: "you" | "rival"): string {
  const whose = owner === "you" ? "your" : "the Rival's";
  return `${whose} d${die.sides}, ${die.value === null ? "not rolled" : `Gig ${die.value}`}`;
}
