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

/** Whether a seat is the only one at this screen: whoever sits here alone is not called by a name. */
const isAlone = (seat, seats) => seat.you && seats.filter((each) => each.you).length === 1;

/** What a seat is called on this screen. */
export const nameOf = (seat, seats) => (isAlone(seat, seats) ? t("web-you-name") : seat.name);

/** A line as it is said on this screen. */
const said = (line, seats) => ({ ...line, text: line.own?.find((_, n) => isAlone(seats[line.of[n]], seats)) ?? line.text });

/** Frames with what is told, and what chance decides, as it is said on this screen. */
export const spoken = (frames, seats) => frames.map((frame) => {
  const { lines = [], fell_own: own = {} } = frame;
  return { ...frame, lines: lines.map((line) => said(line, seats)), fell: Object.entries(own).find(([seat]) => isAlone(seats[seat], seats))?.[1] ?? frame.fell };
});
