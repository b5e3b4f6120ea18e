/** Where we are: the path of the page, kept by hand with the history of the browser. */
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** Follow a link inside the page without loading it again; anything but a plain click stays the browser's. */
  follow = (click: MouseEvent): void => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    this.go((click.currentTarget as HTMLAnchorElement).pathname);
  };
}

export const route = new Route();

/** The game that a path shows, or null for the start page. */
export function gameOf(path: string): string | null {
  return /^\/games\/([^/]+)$/.exec(path)?.[1] ?? null;
}
