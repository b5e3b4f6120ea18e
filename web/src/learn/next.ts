/** What comes after a lesson or a puzzle: the next one of its kind that is not done, else the next one; null at the end. */
export function nextOf(list: readonly { id: string }[], id: string, done: ReadonlySet<string>): string | null {
  const at = list.findIndex((one) => one.id === id);
  const later = list.slice(at + 1);
  return (later.find((one) => !done.has(one.id)) ?? later[0])?.id ?? null;
}
