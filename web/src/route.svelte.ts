/** Where we are: the address of the page, kept by hand with the history of the browser. */
class Route {
  path = $state(location.pathname);
  /** What follows the question mark. */
  query = $state.raw(new URLSearchParams(location.search));
  /** What follows the number sign; the server never gets it. */
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history: the same page shows something else. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  /** Follow a link inside the page without loading it again; anything but a plain click stays the browser's. */
  follow = (click: MouseEvent): void => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    const { pathname, search, hash } = click.currentTarget as HTMLAnchorElement;
    this.go(pathname + search + hash);
  };

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** The game that a path shows, or null for the start page. */
export function gameOf(path: string): string | null {
  return /^\/games\/([^/]+)$/.exec(path)?.[1] ?? null;
}
