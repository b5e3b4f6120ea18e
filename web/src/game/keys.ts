import { settings } from "../settings.svelte";
import type { Attention } from "./attention.svelte";
import type { Game } from "./game.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does at the table. */
export function press(event: KeyboardEvent, game: Game, attention: Attention): void {
  if (event.ctrlKey || event.metaKey || event.altKey || game.curtain || inOwnRight(event)) return;
  if (done(event, game, attention)) event.preventDefault();
}

/** A space that has gone on with the game must not press a button, too, when it is let go. */
export function release(event: KeyboardEvent): void {
  if (event.key === " " && !inOwnRight(event)) event.preventDefault();
}

/** Where keys mean something of their own: in a dialog, in a field, on a control that was reached by keys. */
function inOwnRight(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (target.closest("dialog, input, select, textarea") !== null) return true;
  return event.key === " " && target.matches("button:focus-visible:not([data-spot] *), a:focus-visible");
}

function done(event: KeyboardEvent, game: Game, attention: Attention): boolean {
  const arrow = ARROWS[event.key];
  if (event.key === "Escape") return attention.close();
  if (arrow !== undefined) return step(arrow);
  if (event.key === " ") return does(() => attention.goOn());
  if (!settings.keys) return false;
  if (/^[1-9]$/.test(event.key)) return does(() => attention.answerNumber(Number(event.key)));
  const letter: Record<string, () => void> = {
    u: () => game.at.undo(),
    h: () => game.at.hint(),
    l: () => (attention.sheet = "log"),
    t: () => (attention.sheet = "take back"),
    "?": () => (attention.sheet = "keys"),
  };
  const action = letter[event.key.toLowerCase()];
  return action !== undefined && does(action);
}

function does(action: () => void): boolean {
  action();
  return true;
}

/** Move the focus to the nearest control in a direction. */
function step([x, y]: [number, number]): boolean {
  const from = document.activeElement?.getBoundingClientRect();
  const all = [...document.querySelectorAll<HTMLElement>("main [data-spot] button, main [data-option], main .attack")];
  const others = all.filter((element) => element !== document.activeElement);
  if (!from || document.activeElement === document.body) return focus(others[0]);
  const near = others
    .map((element) => ({ element, far: distance(from, element.getBoundingClientRect(), x, y) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far);
  return focus(near[0]?.element);
}

/** How far something is in a direction; what lies aside counts as farther. */
function distance(from: DOMRect, to: DOMRect, x: number, y: number): number {
  const across = to.x + to.width / 2 - (from.x + from.width / 2);
  const down = to.y + to.height / 2 - (from.y + from.height / 2);
  const ahead = across * x + down * y;
  const aside = Math.abs(across * y) + Math.abs(down * x);
  return ahead > 4 ? ahead + 2.5 * aside : Infinity;
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  element?.scrollIntoView({ block: "nearest" });
  return element !== undefined;
}
