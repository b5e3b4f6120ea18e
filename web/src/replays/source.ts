import { ask, asText } from "../api";
import { keep, kept } from "../kept";
import type { GameSummary, PlayOn, Replay, ReplayAnalysis, ReplayCheck, ReplayFilm, ReplayNote } from "../messages";
import { unpacked } from "./link";

/** Where a game comes from that is looked at again. */
export interface Source {
  tell(): Promise<Replay>;
  film(view: ReplayFilm["view"]): Promise<ReplayFilm>;
  /** The text of its record. */
  record(): Promise<string>;
  analysis(begin: boolean): Promise<ReplayAnalysis>;
  note(note: ReplayNote): Promise<void>;
  playOn(wish: PlayOn): Promise<GameSummary>;
}

const sent = (body: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body,
});

/** A game of one's own, which the server keeps. */
export function own(id: string): Source {
  const at = `replays/${encodeURIComponent(id)}`;
  return {
    tell: () => ask(at),
    film: (view) => ask(`${at}/film?view=${view}`),
    record: () => asText(`${at}/record`),
    analysis: (begin) => ask(`${at}/analysis`, begin ? { method: "POST" } : undefined),
    note: (note) => ask(`${at}/notes`, sent(JSON.stringify(note))),
    playOn: (wish) => ask(`${at}/games`, sent(JSON.stringify(wish))),
  };
}

/** A record from a file or a link, which is kept in the address alone; notes about it are kept in this browser. */
export function elsewhere(carried: string): Source {
  const text = unpacked(carried);
  const post = async <T>(path: string): Promise<T> => ask<T>(`records${path}`, sent(await text));
  return {
    tell: async () => ({ ...(await post<Replay>("")), notes: Object.values(notes(await text)) }),
    film: (view) => post(`/film?view=${view}`),
    record: () => text,
    analysis: (begin) => post(`/analysis?begin=${begin}`),
    note: async (note) => {
      const record = await text;
      const others = Object.values(notes(record)).filter(({ number }) => number !== note.number);
      const all = note.words === "" ? others : [...others, note];
      keep(shelf(record), Object.fromEntries(all.map((one) => [one.number, one])));
    },
    playOn: ({ number, seat, bot }) => post(`/games?number=${number}&seat=${seat}&bot=${encodeURIComponent(bot)}`),
  };
}

/** Play a record anew on the server, and say what it is. */
export const check = (record: string): Promise<ReplayCheck> => ask("records/check", sent(record));

const notes = (record: string): Record<number, ReplayNote> => kept<Record<number, ReplayNote>>(shelf(record), {});
const shelf = (record: string): string => `notes ${fingerprint(record)}`;

/** A number that hardly two records share (FNV-1a). */
function fingerprint(text: string): string {
  let found = 0x811c9dc5;
  for (const sign of text) found = Math.imul(found ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return `${(found >>> 0).toString(16)}-${text.length}`;
}
