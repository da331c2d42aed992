// The texts of the interface, in the language of the user. Sentences come whole from the server.

import { prefs, setPref } from "./keep.js";

/** @type {Object<string, string>} */
let texts = {};

export const LANGUAGES = { en: "English", fr: "Français" };

/** The language in use. */
export function lang() {
  return prefs().lang ?? (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
}

/** Fetch the words of a language, and remember it. */
export async function speak(wanted) {
  const answer = await fetch(`api/words?lang=${wanted}`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  texts = await answer.json();
  setPref("lang", wanted);
  document.documentElement.lang = wanted;
}

/** A text, its `{name}` places filled. */
export function t(key, values = {}) {
  const text = texts[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** What a seat is called on this screen; whoever sits here alone is not called by a name. */
export const nameOf = (seat, seats) => (seat.you && seats.filter((each) => each.you).length === 1 ? t("web-you-name") : seat.name);
