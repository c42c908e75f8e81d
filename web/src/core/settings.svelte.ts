/** What this reader prefers; kept in this browser only. */
import type { Language } from "./words.svelte";

export type Theme = "dark" | "light";

const KEY = "tablewright.settings";

interface Settings {
  language: Language;
  theme: Theme;
  name: string;
  /** The table as text: for screen readers, or for whoever prefers words. */
  textMode: boolean;
  sound: boolean;
  /** How the turns of others are shown: at once, one after the other, or step by step. */
  pace: "once" | "calm" | "step";
}

function first(): Settings {
  const preferred = navigator.language.startsWith("pl") ? "pl" : "en";
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  return { language: preferred, theme: light ? "light" : "dark", name: "", textMode: false, sound: false, pace: "once" };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...first(), ...stored() });

/** Keep the settings, and let the page follow them. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.dataset["theme"] = settings.theme;
    document.documentElement.lang = settings.language;
  });
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
