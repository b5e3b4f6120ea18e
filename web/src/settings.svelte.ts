import { keep, kept } from "./kept";

export type Pace = "instant" | "quick" | "normal" | "slow";

/** What a person has set; kept in this browser. */
export interface Settings {
  theme: "system" | "dark" | "light";
  /** The size of text, in percent. */
  text: number;
  motion: "system" | "off";
  pace: Pace;
  sounds: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Pass at once when there is nothing else to react with. */
  autoPass: boolean;
  /** Single letters and digits as keys. */
  keys: boolean;
}

const USUAL: Settings = {
  theme: "system",
  text: 100,
  motion: "system",
  pace: "normal",
  sounds: false,
  volume: 50,
  autoPass: false,
  keys: true,
};

export const settings = $state(kept("settings", USUAL));

/** Show on the whole page what is set. */
export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion === "off" ? "off" : "on";
  root.style.setProperty("--text-scale", String(settings.text / 100));
  keep("settings", settings);
}
