import { Attention, type Glow, type Shown } from "../game/attention.svelte";
import { spotsOf, targetOf, type Spot } from "../game/options";
import type { Reel } from "./reel.svelte";

/** What is pointed at on a table that is only looked at: what was chosen glows, and every card tells all about itself. */
export class Looking extends Attention {
  #reel: Reel;

  constructor(reel: Reel) {
    super(reel);
    this.#reel = reel;
  }

  override glow(spot: Spot): Glow {
    const chosen = this.#reel.chosen;
    if (chosen === null) return "";
    if (targetOf(chosen) === spot) return "target";
    return spotsOf(chosen).includes(spot) ? "play" : "";
  }

  override choose(_: Spot, shown: Shown): void {
    this.tell(shown);
  }
}
