import type { Line, Table } from "../messages";

/** Lay what a table brings of the log over what is here; null if lines between are missing. */
export function continued(log: Line[], table: Table): Line[] | null {
  if (table.lines > log.length) return null;
  return [...log.slice(0, table.lines), ...table.log];
}

/** Lines in groups by turn; the turn 0 is what happened before the first. */
export function byTurn(log: Line[]): { turn: number; lines: Line[] }[] {
  const turns: { turn: number; lines: Line[] }[] = [];
  for (const line of log) {
    const last = turns.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, lines: [line] });
  }
  return turns;
}

/** A decision that can be taken back, and the first line that came of it; null if none has come yet. */
export interface Taken {
  number: number;
  line: Line | null;
}

/** The decisions that can be taken back, the latest first; of those that one line came of, the first. */
export function takenBack(table: Table, log: Line[]): Taken[] {
  const firsts = new Map<number, number>();
  for (const [number, lines] of table.undo_to) if (!firsts.has(lines)) firsts.set(lines, number);
  return [...firsts].map(([lines, number]) => ({ number, line: log[lines] ?? null })).reverse();
}
