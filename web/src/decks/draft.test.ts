import { beforeEach, expect, it, vi } from "vitest";
import type { KeptDeck } from "../messages";
import { EMPTY } from "./deck";

const api = vi.hoisted(() => ({ keep: vi.fn(), change: vi.fn(), deck: vi.fn() }));
vi.mock("./api", () => api);
const { Draft } = await import("./draft.svelte");

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
const SAVED: KeptDeck = {
  id: "x",
  mine: true,
  version: 3,
  changed: "",
  gone: false,
  deck: { name: "Saved", legends: [], cards: { a: 3 }, notes: "" },
  breaches: [],
};
const changed = { ...EMPTY, name: "Saved", cards: { a: 2 } };

beforeEach(() => {
  kept.clear();
  vi.clearAllMocks();
});

it("has what was changed still when the page is opened again", () => {
  new Draft("x", SAVED).change(changed);
  const again = new Draft("x", SAVED);
  expect(again.deck).toEqual(changed);
  expect([again.isChanged, again.isBehind]).toEqual([true, false]);
  expect(new Draft("y", SAVED).isChanged).toBe(false);
});

it("goes back step by step, and what is thrown away can be had again", () => {
  const draft = new Draft("x", SAVED);
  draft.change(changed);
  draft.write({ notes: "good" });
  draft.discard();
  expect(draft.deck.cards).toEqual({ a: 3 });
  draft.undo();
  expect(draft.deck.cards).toEqual({ a: 2 });
  draft.undo();
  expect([draft.deck.cards, draft.canUndo]).toEqual([{ a: 3 }, false]);
});

it("is saved as the next version, and then no change is left", async () => {
  const draft = new Draft("x", SAVED);
  draft.change(changed);
  api.change.mockResolvedValue({ ...SAVED, version: 4, deck: changed });
  await draft.save();
  expect(api.change).toHaveBeenCalledWith("x", { number: 4, deck: changed, gone: false });
  expect([draft.isChanged, draft.saved?.version, draft.isBehind]).toEqual([false, 4, false]);
  expect(new Draft("x", { ...SAVED, version: 4, deck: changed }).isChanged).toBe(false);
});

it("keeps what was changed while it was being saved", async () => {
  const draft = new Draft("x", SAVED);
  draft.change(changed);
  api.change.mockImplementation(() => {
    draft.change({ ...changed, cards: { a: 1 } });
    return Promise.resolve({ ...SAVED, version: 4, deck: changed });
  });
  await draft.save();
  expect([draft.deck.cards, draft.isChanged]).toEqual([{ a: 1 }, true]);
  expect(new Draft("x", { ...SAVED, version: 4, deck: changed }).deck.cards).toEqual({ a: 1 });
});

it("knows that the deck was saved elsewhere, and can be saved after that", async () => {
  new Draft("x", SAVED).change(changed);
  const draft = new Draft("x", { ...SAVED, version: 5 });
  expect(draft.isBehind).toBe(true);
  api.deck.mockResolvedValue({ ...SAVED, version: 6 });
  await draft.catchUp();
  api.change.mockResolvedValue({ ...SAVED, version: 7, deck: changed });
  await draft.save();
  expect(api.change.mock.calls[0]?.[1]).toMatchObject({ number: 7 });
});

it("makes a deck of one's own of anybody else's", async () => {
  const draft = new Draft("the-heist", { ...SAVED, mine: false, version: 0 });
  draft.change(changed);
  api.keep.mockResolvedValue({ ...SAVED, id: "new" });
  expect((await draft.save()).id).toBe("new");
  expect(api.keep).toHaveBeenCalledWith(changed);
  expect(new Draft("the-heist", { ...SAVED, mine: false, version: 0 }).isChanged).toBe(false);
});

it("loses nothing when it can't be saved", async () => {
  const draft = new Draft("x", SAVED);
  draft.change(changed);
  api.change.mockRejectedValue(new Error("no"));
  await expect(draft.save()).rejects.toThrow("no");
  expect(new Draft("x", SAVED).deck).toEqual(changed);
});
