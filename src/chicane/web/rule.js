// Rules of the catalogue, fetched once and shown where they are asked for.

import { h, sheet } from "./dom.js";
import { get } from "./net.js";
import { t } from "./words.js";

/** @type {Map<string, Promise<{id: string, section: string, text: string}>>} */
const known = new Map();

export function rule(game, id) {
  const key = `${game}/${id}`;
  if (!known.has(key)) known.set(key, get(`/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`));
  return known.get(key);
}

/** A rule as an element; the catalogue is in English. */
export async function ruleText(game, id) {
  try {
    const found = await rule(game, id);
    return h("p", { class: "rule", lang: "en" }, h("b", {}, `${found.id} · ${found.section} `), found.text);
  } catch (error) {
    known.delete(`${game}/${id}`);
    return h("p", { class: "rule" }, error.message);
  }
}

/** A button with the number of a rule, that opens it. */
export function ruleButton(game, id) {
  const open = async () => sheet(t("web-rule"), t("web-close"), await ruleText(game, id));
  return h("button", { type: "button", class: "rule-id", onclick: open, title: t("web-rule-open", { id }) }, id);
}
