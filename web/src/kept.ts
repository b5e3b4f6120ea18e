/** Read what was kept in this browser under a name, laid over what is usual. */
export function kept<T extends object>(name: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<T>) };
  } catch {
    return usual;
  }
}

/** Keep something in this browser; where that is forbidden, it lasts as long as the page. */
export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}
