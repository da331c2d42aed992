// The end: the winner's moment, a podium with all seats, figures worth telling, and what one can do now.

import { badge, fill, h, icon, s, tint, tool } from "./dom.js";
import { isStill, tween } from "./motion.js";
import { t } from "./words.js";

const PARTY = 2600; // milliseconds
const SNIPS = 60;

/** @param {import("./table.js").TableView} view @param {any} message how it ended @param {HTMLElement[]} actions */
export function ending(view, message, actions) {
  const winner = view.who(message.winners[0] ?? -1);
  const close = tool("close", t("web-ending-close"), () => element.remove());
  const element = h("section", { class: "ending", "aria-label": t("web-ending") }, h("div", { class: "ending-box" }, close,
    h("div", { class: "ending-winner" }, winner.badge ? badge(winner.badge, "badge laurel") : null, h("h2", {}, message.text)),
    message.podium.length > 1 ? podium(view, message.podium) : null,
    message.figures.length ? h("ul", { class: "figures" }, message.figures.map((each) => figure(view, each))) : null,
    h("div", { class: "row" }, actions)));
  view.stage.append(element);
  if (message.winners.length && !isStill()) party(element, [...message.winners.map((seat) => tint(view.who(seat).badge)), "#ffc83d", "#f7eedf"]);
  return element;
}

/** All seats, the first in the middle where there is room for steps. */
function podium(view, places) {
  const seat = ({ seat: number, place, text }) => {
    const { name, badge: sign } = view.who(number);
    return h("li", { class: `place place-${Math.min(place, 4)}` }, h("b", { class: "place-number" }, String(place)), badge(sign), h("span", { class: "place-name" }, name), h("small", {}, text));
  };
  return h("ol", { class: "podium" }, places.map(seat));
}

function figure(view, { text, seat, most }) {
  return h("li", {}, h("b", {}, text), seat != null && most ? h("small", {}, t("web-figure-most", { name: view.who(seat).name, count: most })) : null);
}

/** Snips of paper in the winner's colours. */
function party(element, colours) {
  const snips = Array.from({ length: SNIPS }, (_, n) => s("rect", { width: 8, height: 12, rx: 2, fill: colours[n % colours.length] || "#ffc83d" }));
  const sky = s("svg", { class: "party", viewBox: "0 0 1000 600", preserveAspectRatio: "xMidYMin slice", "aria-hidden": "true" }, ...snips);
  element.append(sky);
  tween(PARTY, (u) => {
    snips.forEach((snip, n) => snip.setAttribute("transform", `translate(${((n * 617) % 1000) + 30 * Math.sin(u * 9 + n)} ${-40 - ((n * 97) % 300) + 1000 * u}) rotate(${(n * 40 + 700 * u).toFixed(0)})`));
    if (u === 1) sky.remove();
  });
}

/** Out before the end: watch, go straight to the end, or be ready for the next race. */
export function outCard(bar, round, { watch, skip, rematch }) {
  const button = (name, label, onclick, look = "") => h("button", { type: "button", class: `button ${look}`, onclick }, icon(name), h("span", {}, label));
  bar.empty("ask waiting out", t("web-out-you", { round }), t("web-out-about"), []);
  fill(bar.list, button("eye", t("web-out-watch"), watch, "main"), button("skip", t("web-out-skip"), skip, "onward"), rematch ? button("again", t("web-rematch"), rematch) : null);
}
