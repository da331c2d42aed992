// The bar at the top of every page: where we are, the language, and what else can be set.

import { fill, h, icon, s, tool } from "./dom.js";
import { prefs, setPref } from "./keep.js";
import { isOn, turn } from "./sound.js";
import { LANGUAGES, lang, t } from "./words.js";

/** @param {{title?: string, settings?: boolean, tools?: HTMLElement[], speak: (lang: string) => void}} what */
export function bar({ title, settings = false, tools = [], speak }) {
  return h("header", { class: "bar" },
    h("a", { class: "brand", href: "#/", "aria-label": t("web-home") }, mark(), h("span", {}, "Chicane")),
    title ? h("h1", { class: "bar-title" }, title) : null,
    h("div", { class: "bar-tools" }, settings ? [speedChoice(), soundButton()] : null, languages(speak), tools));
}

function mark() {
  const bend = "M12 54C12 38 52 40 52 26S30 14 20 14";
  return s("svg", { class: "mark", viewBox: "0 0 64 64", "aria-hidden": "true" },
    s("path", { d: bend, class: "mark-kerb" }), s("path", { d: bend, class: "mark-red" }), s("path", { d: bend, class: "mark-line" }));
}

function languages(speak) {
  const one = ([code, name]) => h("button", {
    type: "button", lang: code, title: name, "aria-pressed": String(code === lang()), onclick: () => speak(code),
  }, code.toUpperCase());
  return h("div", { class: "segments", role: "group", "aria-label": t("web-language") }, Object.entries(LANGUAGES).map(one));
}

export const SPEEDS = () => [[0.5, t("web-speed-slow")], [1, t("web-speed-normal")], [2.5, t("web-speed-fast")], [0, t("web-speed-instant")]];

function speedChoice() {
  const choice = h("select", { class: "speed", "aria-label": t("web-speed"), title: t("web-speed"), onchange: () => setPref("speed", Number(choice.value)) },
    SPEEDS().map(([value, label]) => h("option", { value, selected: value === (prefs().speed ?? 1) }, label)));
  return choice;
}

function soundButton() {
  const button = tool("mute", t("web-sound"), () => {
    turn(!isOn());
    show();
  });
  const show = () => {
    button.setAttribute("aria-pressed", String(isOn()));
    fill(button, icon(isOn() ? "sound" : "mute"));
  };
  show();
  return button;
}

/** What the keys do. */
export function keys() {
  const rows = [
    ["1 … 9", t("web-help-digits")], ["← ↑ → ↓", t("web-help-arrows")], ["PgUp PgDn", t("web-help-pages")], ["Enter", t("web-help-enter")], ["u", t("web-help-undo")],
    ["h", t("web-help-hint")], ["s", t("web-help-skip")], ["+ − 0", t("web-help-zoom")], ["f", t("web-help-follow")], ["o", t("web-help-open")], ["i", t("web-help-inspect")], ["?", t("web-help-help")],
  ];
  return [
    h("table", { class: "keys" }, h("tbody", {}, rows.map(([keys, text]) => h("tr", {}, h("th", { scope: "row" }, h("kbd", {}, keys)), h("td", {}, text))))),
    h("p", {}, t("web-help-board")), h("p", {}, t("web-help-what")), h("p", {}, t("web-help-story")),
  ];
}

/** The page for whoever has no key to a table, or looks for one that is not there. */
export function lost(page, speak, isThere) {
  fill(page, bar({ speak }), h("main", { class: "lost" }, h("h1", {}, t(isThere ? "web-no-token" : "web-no-table")),
    h("p", {}, t("web-no-way-in")), h("a", { class: "button main", href: "#/" }, t("web-lobby"))));
}

/** A short message that goes away by itself. */
export function toast(text) {
  const note = h("p", { class: "toast", role: "alert", popover: "manual" }, text);
  document.body.append(note);
  note.showPopover?.(); // above an open sheet, too
  setTimeout(() => note.remove(), 5000);
}
