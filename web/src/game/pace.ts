import type { Line, Table } from "../messages";
import type { Pace } from "../settings.svelte";

const FACTOR: Record<Pace, number> = { instant: 0, quick: 0.45, normal: 1, slow: 2 };
const LONGEST = 2600;

/** Lines that something moves for; the others are read in passing. */
const SEEN = new Set([
  "rolled",
  "played",
  "called",
  "attacked",
  "blocked",
  "fought",
  "defeated",
  "stole",
  "adjusted",
  "sold",
  "equipped",
]);

/** How many milliseconds a table stays before the next one is shown. */
export function dwell(table: Table, pace: Pace): number {
  if (table.log.length === 0) return 0;
  const time = table.log.reduce((sum, line) => sum + forLine(line), 250);
  return Math.min(time, LONGEST) * FACTOR[pace];
}

function forLine(line: Line): number {
  return (SEEN.has(line.kind) ? 500 : 200) + 6 * line.words.length;
}
