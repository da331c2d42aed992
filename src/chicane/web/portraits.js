// Pictures of what is chosen once for a whole campaign: to choose from, and to know a campaign by.

import { h } from "./dom.js";
import { get } from "./net.js";
import { optionRow } from "./setup.js";
import { lang } from "./words.js";

const known = new Map(); // by game and language: pictures by option and choice, each an address with strengths

/** The pictures of a game, as addresses: `of(option, choice)`, undefined where there is none; `of.strengths` likewise. */
export async function portraits(game) {
  const key = `${game} ${lang()}`;
  if (!known.has(key)) {
    const found = await get(`/games/${game}/portraits?lang=${lang()}`);
    const address = ({ picture }) => URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    known.set(key, new Map(found.map((each) => [`${each.option} ${each.choice}`, { address: address(each), strengths: each.strengths }])));
  }
  const found = (option, choice) => known.get(key).get(`${option} ${choice}`);
  return Object.assign((option, choice) => found(option, choice)?.address, { strengths: (option, choice) => found(option, choice)?.strengths ?? [] });
}

/** What speaks for a choice, as bars. */
export function strengthList(of, option, choice) {
  const all = of.strengths(option, choice);
  const bar = ({ text, count, most }) => h("li", {}, h("span", {}, text), h("meter", { min: 0, max: most, value: count, "aria-label": text }), h("b", {}, String(count)));
  return all.length ? h("ul", { class: "strengths" }, all.map(bar)) : null;
}

/** An option chosen by its pictures, or from a list where there are none. @returns {{name: string, value: () => string, element: HTMLElement}} */
export function pictureRow(option, of, chosen = option.choices[0]?.value) {
  if (!option.choices.some((choice) => of(option.name, choice.value))) {
    const { field, element } = optionRow(option, chosen);
    return { name: option.name, value: () => field.value, element };
  }
  const cards = option.choices.map((choice) => card(option, choice, of, choice.value === chosen));
  const element = h("fieldset", { class: "portraits" }, h("legend", {}, option.label), h("p", { class: "portraits-about" }, option.help), h("div", { class: "portrait-cards" }, cards));
  return { name: option.name, value: () => element.querySelector("input:checked").value, element };
}

function card(option, choice, of, checked) {
  const field = h("input", { type: "radio", name: `option-${option.name}`, value: choice.value, class: "unseen", checked });
  return h("label", { class: "portrait" }, field, h("img", { src: of(option.name, choice.value), alt: "" }), h("b", {}, choice.label), h("small", {}, choice.help), strengthList(of, option.name, choice.value));
}

/** What a campaign is known by: small pictures, and names. */
export function signs(kept, of) {
  const pictures = kept.map((each) => of(each.name, each.choice.value)).filter(Boolean);
  return h("span", { class: "campaign-signs" }, pictures.map((picture) => h("img", { src: picture, alt: "" })),
    h("span", { class: "campaign-kept" }, kept.map((each) => each.choice.label).join(" · ")));
}
