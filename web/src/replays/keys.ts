import type { Reel } from "./reel.svelte";

/** What a key does while a game is looked at again; false for one that does nothing. */
export function press(event: KeyboardEvent, reel: Reel): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || inOwnRight(event)) return false;
  const does: Record<string, () => void> = {
    ArrowLeft: () => reel.step(-1),
    ArrowRight: () => reel.step(1),
    PageUp: () => reel.turn(-1),
    PageDown: () => reel.turn(1),
    Home: () => reel.wind(0),
    End: () => reel.wind(reel.length),
    " ": () => reel.play(),
  };
  const action = does[event.key];
  if (action === undefined) return false;
  if (event.key !== " ") reel.pause();
  action();
  return true;
}

/** Where keys mean something of their own. */
function inOwnRight(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (target.closest("dialog, textarea, select, input:not([type=range])") !== null) return true;
  return event.key === " " && target.closest("button, a, summary, label") !== null;
}
