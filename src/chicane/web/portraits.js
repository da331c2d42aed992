// Pictures of what is chosen once for a whole campaign: to choose from, and to know a campaign by.

import { h } from "./dom.js";
import { get } from "./net.js";
import { optionRow } from "./setup.js";
import { lang } from "./words.js";

const known = new Map(); // by game and language: addresses of pictures, by option and choice

/** The pictures of a game, as addresses: `of(option, choice)`, undefined where there is none. */
export async function portraits(game) {
  const key = `${game} ${lang()}`;
  if (!known.has(key)) {
    const found = await get(`/games/${game}/portraits?lang=${lang()}`);
    const address = ({ picture }) => URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    known.set(key, new Map(found.map((each) => [`${each.option} ${each.choice}`, address(each)])));
  }
  return (option, choice) => known.get(key).get(`${option} ${choice}`);
}

/** An option chosen by its pictures, or from a list where there are none. @returns {{name: string, value: () => string, element: HTMLElement}} */
export function pictureRow(option, of, chosen = option.choices[0]?.value) {
  if (!option.choices.some((choice) => of(option.name, choice.value))) {
    const { field, element } = optionRow(option, chosen);
    return { name: option.name, value: () => field.value, element };
  }
  const cards = option.choices.map((choice) => card(option, choice, of(option.name, choice.value), choice.value === chosen));
  const element = h("fieldset", { class: "portraits" }, h("legend", {}, option.label), h("p", { class: "portraits-about" }, option.help), h("div", { class: "portrait-cards" }, cards));
  return { name: option.name, value: () => element.querySelector("input:checked").value, element };
}

function card(option, choice, picture, checked) {
  const field = h("input", { type: "radio", name: `option-${option.name}`, value: choice.value, class: "unseen", checked });
  return h("label", { class: "portrait" }, field, h("img", { src: picture, alt: "" }), h("b", {}, choice.label), h("small", {}, choice.help));
}

/** What a campaign is known by: small pictures, and names. */
export function signs(kept, of) {
  const pictures = kept.map((each) => of(each.name, each.choice.value)).filter(Boolean);
  return h("span", { class: "campaign-signs" }, pictures.map((picture) => h("img", { src: picture, alt: "" })),
    h("span", { class: "campaign-kept" }, kept.map((each) => each.choice.label).join(" · ")));
}
