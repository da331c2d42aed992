// A game looked at afterwards: chances by move as curves, what turned it, the largest mistakes and what was better.

import { badge, fill, h, s, sheet, tint } from "./dom.js";
import { get, keyOf } from "./net.js";
import { lang, t } from "./words.js";

const WIDTH = 600;
const HEIGHT = 160;

/** Open a review in a sheet; it takes a moment. @param {import("./table.js").TableView} view */
export async function openReview(view) {
  const body = h("div", { class: "review" }, h("p", { role: "status" }, t("web-review-wait")));
  sheet(t("web-review-of"), t("web-close"), body);
  try {
    fill(body, ...shown(view, await get(`/tables/${view.id}/review?lang=${lang()}`, keyOf(view.id))));
  } catch (error) {
    fill(body, h("p", { role: "alert" }, error.message));
  }
}

function shown(view, review) {
  const heading = (key) => h("h3", {}, t(key));
  const turns = h("ol", { class: "review-list" }, review.turns.map((turn) => h("li", {},
    h("b", {}, t("web-review-turn", { name: view.who(turn.seat).name, before: turn.before, after: turn.after })), h("p", {}, turn.text), link(view, turn.ply))));
  const mistakes = h("ol", { class: "review-list" }, review.mistakes.map((each) => h("li", {},
    h("b", {}, t("web-review-mistake", { name: view.who(each.seat).name, chosen: each.chosen, better: each.better, cost: each.cost })), h("p", {}, each.why), link(view, each.ply))));
  return [heading("web-review-chances"), curves(view, review.chances), heading("web-review-turns"), turns,
    heading("web-review-mistakes"), review.mistakes.length ? mistakes : h("p", {}, t("web-review-none"))];
}

const link = (view, ply) => h("a", { href: `#/r/${view.id}@${ply}` }, t("web-review-show", { ply }));

/** A curve for every seat, in its colour and with its sign at the end. */
function curves(view, chances) {
  const last = Math.max(1, chances.length - 1);
  const line = (seat) => chances.map((each, ply) => `${((ply / last) * WIDTH).toFixed(1)},${(HEIGHT - (each[seat] / 100) * HEIGHT).toFixed(1)}`).join(" ");
  const seats = chances[0].map((_, seat) => seat);
  const drawing = s("svg", { class: "review-curves", viewBox: `0 -4 ${WIDTH} ${HEIGHT + 8}`, role: "img", "aria-label": t("web-review-chances"), preserveAspectRatio: "none" },
    ...seats.map((seat) => s("polyline", { points: line(seat), fill: "none", stroke: tint(view.who(seat).badge) || "currentColor", "stroke-width": 3, "stroke-dasharray": ["", "8 4", "2 4", "12 4 2 4", "1 6", "16 6"][seat % 6], "vector-effect": "non-scaling-stroke" })));
  const ends = h("ul", { class: "review-ends" }, seats.map((seat) => h("li", {}, view.who(seat).badge ? badge(view.who(seat).badge) : null,
    h("span", {}, t("web-review-turn", { name: view.who(seat).name, before: chances[0][seat], after: chances.at(-1)[seat] })))));
  return h("figure", {}, drawing, ends);
}
