import type { Piece, Table } from "../messages";

const AREAS: Record<string, string> = {
  hand: '[data-area="hand"]',
  eddies: '[data-area="eddies"]',
  gigs: '[data-gigs="own"]',
  "rival gigs": '[data-gigs="rival"]',
  fixer: ".side.mine .tray",
  cred: '[data-gigs="own"] .counts',
  "rival cred": '[data-gigs="rival"] .counts',
  legends: ".side.mine .legends",
  field: ".side.mine .field",
  "rival field": ".side:not(.mine) .field",
  choice: ".prompt .first",
};
const WHOLE = ["main", "react", "roll_in"];

/** Where on the page a lesson points, as selectors: nowhere while others decide, at the answers for a detail. */
export function placesOf(table: Table, at: readonly string[]): string[] {
  if (table.prompt === null) return [];
  if (!WHOLE.includes(table.prompt.kind)) return [".prompt"];
  return at.flatMap((place) => placeOf(table, place) ?? []);
}

function placeOf(table: Table, place: string): string | null {
  const [where, what = ""] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  if (where === "area") return AREAS[what] ?? null;
  if (where === "hand") return `[data-area="hand"] [data-spot="card:${what}"]`;
  const side = table.sides[where === "mine" ? table.seat : 1 - table.seat];
  const pieces = [...(side?.field ?? []), ...(side?.legends ?? [])];
  const piece = pieces.find(({ card }) => card === what) ?? pieces.find(isHidden);
  return piece ? `[data-spot="piece:${piece.id}"]` : null;
}

/** A Legend that lies face-down: its card is not told, though its owner knows it. */
const isHidden = (piece: Piece): boolean => piece.card === null && piece.known;
