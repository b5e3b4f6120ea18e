/** What is shown beside the list of a deck. */
export const VIEWS = [
  { id: "list", words: "List" },
  { id: "cards", words: "Cards" },
  { id: "figures", words: "Figures" },
  { id: "hands", words: "Hands" },
  { id: "notes", words: "Notes" },
  { id: "compare", words: "Compare" },
  { id: "improve", words: "Improve" },
] as const;

export type View = (typeof VIEWS)[number]["id"];

/** The address of what is shown now with something of its query changed. */
export function addressWith(
  here: { path: string; query: URLSearchParams; hash: string },
  name: string,
  value: string,
): string {
  const query = new URLSearchParams(here.query);
  query.set(name, value);
  return `${here.path}?${query.toString()}${here.hash ? `#${here.hash}` : ""}`;
}

export const viewOf = (words: string | null): View => VIEWS.find(({ id }) => id === words)?.id ?? "cards";
