/** The client's own texts, in English and Polish. Everything about a game comes from the server in words. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../locale/en.ftl?raw";
import polish from "../locale/pl.ftl?raw";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en", english), pl: bundle("pl", polish) };

/** A text in the reader's language. Reading it in a component makes the component follow the language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const chosen = bundles[settings.language];
  const message = chosen.getMessage(id);
  return message?.value ? chosen.formatPattern(message.value, args) : id;
}

/** With a capital: labels of games are written as they stand inside a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** How long ago something happened, roughly, in words. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, length] of units) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return t("just-now");
}
