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
const PAGES: { path: RegExp; load: () => Loaded }[] = [
  { path: /^\/learn$/, load: () => import("./learn/LearnPage.svelte") },
  { path: /^\/rules(?:\/([^/]+))?$/, load: () => import("./rules/RulesPage.svelte") },
  { path: /^\/scenes$/, load: () => import("./scenes/ScenesPage.svelte") },
];

/** The links at the top of every page but the table. */
export const LINKS: { path: string; words: string }[] = [
  { path: "/learn", words: "Learn" },
  { path: "/rules", words: "Rules" },
  { path: "/scenes", words: "Scenes" },
];

export interface Found {
  load: () => Loaded;
  id: string;
}

/** The page that a path shows; null for the start page. */
export function pageOf(path: string): Found | null {
  for (const page of PAGES) {
    const found = page.path.exec(path);
    if (found) return { load: page.load, id: decodeURIComponent(found[1] ?? "") };
  }
  return null;
}
