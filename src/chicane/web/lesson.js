// Guided games as this browser knows them: how far we came, and where to begin one.

import { h, icon } from "./dom.js";
import { prefs, setPref, tables } from "./keep.js";
import { t } from "./words.js";

/** The moment at which to go on; the beginning, if it was done or never begun. */
export function progress(id) {
  const at = prefs().guides?.[id];
  return at === "done" ? 0 : at ?? 0;
}

/** Remember the moment that was reached; Infinity: all of it, or enough of it. */
export function learnt(id, at) {
  setPref("guides", { ...prefs().guides, [id]: at === Infinity ? "done" : at });
}

/** Whether somebody here has raced in a game, or been through its first guided game. */
const knows = (game) => prefs().guides?.[`${game.id}/${game.guides[0].id}`] === "done" || Object.values(tables()).some((each) => each.game === game.id);

/** The first guided game, offered in the lobby to who has never played. */
export function offer(game) {
  if (!game.guides.length || knows(game)) return null;
  const [guide] = game.guides;
  const begun = progress(`${game.id}/${guide.id}`) > 0;
  return h("a", { class: "guide-offer", href: `#/g/${game.id}/${guide.id}` }, icon("hint"),
    h("span", {}, h("b", {}, t(begun ? "web-guide-resume" : "web-guide-offer")), " ", h("small", {}, guide.about)));
}

/** All guided games of a game, for the book. */
export function guideLinks(game, guides, onclick) {
  if (!guides.length) return null;
  const link = ({ id, title, about }) => h("li", {}, h("a", { class: "guide-offer", href: `#/g/${game}/${id}`, onclick }, icon("hint"), h("span", {}, h("b", {}, title), " ", h("small", {}, about))));
  return h("section", { class: "book-guides" }, h("h4", {}, t("web-guide-list")), h("ul", {}, guides.map(link)));
}
