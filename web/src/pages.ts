import type { Component } from "svelte";

/** What a page is given: the piece of its path that tells what it shows, empty without one. */
export interface Shown {
  id: string;
}

type Loaded = Promise<{ default: Component<Shown> }>;

/**
 * The pages besides the start page and the table, each loaded when it is first needed. The group of the pattern is the
 * page's id.
 */
const PAGES: { path: RegExp; load: () => Loaded | Promise<{ default: Component<Record<string, never>> }> }[] = [
  { path: /^\/learn$/, load: () => import("./learn/LearnPage.svelte") },
  { path: /^\/cards(?:\/([^/]*))?$/, load: () => import("./cards/Cards.svelte") },
  { path: /^\/decks(?:\/(import))?$/, load: () => import("./decks/DecksPage.svelte") },
  { path: /^\/decks\/([^/]+)$/, load: () => import("./decks/DeckPage.svelte") },
  { path: /^\/rules(?:\/([^/]+))?$/, load: () => import("./rules/RulesPage.svelte") },
  { path: /^\/scenes$/, load: () => import("./scenes/ScenesPage.svelte") },
  { path: /^\/replays$/, load: () => import("./replays/ListPage.svelte") },
  { path: /^\/replays\/([^/]+)$/, load: () => import("./replays/ReplayPage.svelte") },
  { path: /^\/stats$/, load: () => import("./stats/StatsPage.svelte") },
];

/** The links at the top of every page but the table. */
export const LINKS: { path: string; words: string }[] = [
  { path: "/learn", words: "Learn" },
  { path: "/cards", words: "Cards" },
  { path: "/decks", words: "Decks" },
  { path: "/rules", words: "Rules" },
  { path: "/scenes", words: "Scenes" },
  { path: "/replays", words: "Replays" },
  { path: "/stats", words: "Statistics" },
];

export interface Found {
  load: () => Loaded;
  id: string;
}

/** The page that a path shows; null for the start page. */
export function pageOf(path: string): Found | null {
  for (const page of PAGES) {
    const found = page.path.exec(path);
    // A page without an id of its own takes no notice of it.
    if (found) return { load: page.load as Found["load"], id: decodeURIComponent(found[1] ?? "") };
  }
  return null;
}
