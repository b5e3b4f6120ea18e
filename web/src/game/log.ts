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
