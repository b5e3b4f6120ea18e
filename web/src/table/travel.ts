/** How something lay before the table changed. */
interface Lay {
  element: HTMLElement;
  box: DOMRect;
  mine: boolean;
}

/** Everything that has a key. */
export type Before = Map<string, Lay>;

const TIME = 420;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

const area = (root: HTMLElement, name: string): DOMRect | null =>
  root.querySelector(`[data-area="${name}"]`)?.getBoundingClientRect() ?? null;

export function look(root: HTMLElement): Before {
  const keyed = [...root.querySelectorAll<HTMLElement>("[data-key]")];
  return new Map(keyed.map((element) => [element.dataset["key"] ?? "", lay(element)]));
}

function lay(element: HTMLElement): Lay {
  return { element, box: element.getBoundingClientRect(), mine: element.closest("[data-mine]") !== null };
}

/**
 * Let everything move from where it lay to where it lies now. What is new comes from where such things come from; what
 * is gone goes where such things go, and cards that left the own hand for no place on the table go to `goal`.
 */
export function travel(root: HTMLElement, before: Before, goal: string): void {
  const now = look(root);
  const gone = new Map([...before].filter(([key]) => !now.has(key)));
  for (const [key, here] of now) {
    const from = before.get(key)?.box ?? originOf(root, key, here, gone);
    if (from !== null) slide(here.element, from, here.box);
  }
  for (const [key, was] of gone) {
    const to = area(root, key.startsWith("held:") ? goal : was.mine ? "trash" : "rival trash");
    if (to !== null) leave(root, was, to);
  }
}

/** A new card of the hand comes from the deck; a new piece from the hand that it was in. */
function originOf(root: HTMLElement, key: string, here: Lay, gone: Before): DOMRect | null {
  if (key.startsWith("held:")) return area(root, "deck");
  if (!here.mine) return area(root, "rival hand");
  const held = [...gone.keys()].find((other) => other.startsWith(`held:${here.element.dataset["card"]}:`));
  if (held === undefined) return null;
  const from = gone.get(held)?.box ?? null;
  gone.delete(held);
  return from;
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 2 || to.width === 0 || from.width === 0) return;
  const begin = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  element.animate(
    [
      { transformOrigin: "0 0", transform: begin, zIndex: 20 },
      { transformOrigin: "0 0", transform: "none", zIndex: 20 },
    ],
    { duration: TIME, easing: EASE },
  );
}

/** A picture of what is gone flies to its goal. */
function leave(root: HTMLElement, { element, box }: Lay, to: DOMRect): void {
  if (box.width === 0) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-key", "data-spot", "data-drop"]) ghost.removeAttribute(name);
  ghost.querySelector("button")?.remove();
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.style.cssText =
    `position: fixed; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; z-index: 22; ` +
    `margin: 0; pointer-events: none; --card-width: ${box.width}px`;
  root.append(ghost);
  const [x, y] = [to.x + to.width / 2 - box.x - box.width / 2, to.y + to.height / 2 - box.y - box.height / 2];
  const end = `translate(${x}px, ${y}px) scale(0.3)`;
  const flight = ghost.animate([{ opacity: 1 }, { transform: end, opacity: 0.2 }], { duration: TIME, easing: EASE });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** Something strikes at a place and comes back. */
export function strike(element: Element, at: Element): void {
  const [from, to] = [element.getBoundingClientRect(), at.getBoundingClientRect()];
  const x = (to.x + to.width / 2 - from.x - from.width / 2) * 0.7;
  const y = (to.y + to.height / 2 - from.y - from.height / 2) * 0.7;
  element.animate(
    [
      { transform: "none", zIndex: 24 },
      { transform: `translate(${-x * 0.08}px, ${-y * 0.08}px)`, zIndex: 24, offset: 0.3 },
      { transform: `translate(${x}px, ${y}px)`, zIndex: 24, offset: 0.55, easing: "ease-out" },
      { transform: "none", zIndex: 24 },
    ],
    { duration: 560, easing: "ease-in" },
  );
}
