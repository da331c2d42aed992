// Which of mine gets which of these: dice or cards lie large in the question bar; one is taken, then its place chosen.

import { drawn, fill, h, s } from "./dom.js";
import { t } from "./words.js";

const FEW = 6; // options that are as well read as a list

/** @typedef {{pieces: string[], places: {options: string[], label: string}[]}} Holding what looks alike, and where it may go */

/** What there is to give away, if it is worth taking in the hand first. @returns {Holding[]} */
export function holdings({ drops = [] }, roleOf) {
  /** @type {Map<string, Holding>} */
  const found = new Map();
  for (const { pieces, options, label } of drops) {
    if (options.length > 1 || !["die", "card"].includes(roleOf(pieces[0]))) continue;
    const holding = found.get(pieces.join()) ?? { pieces, places: [] };
    if (!holding.places.some((place) => place.options[0] === options[0])) holding.places.push({ options, label });
    found.set(pieces.join(), holding);
  }
  const all = [...found.values()];
  return all.length > 1 && all.flatMap((each) => each.places).length > FEW ? all : [];
}

export class Hand {
  /** @param {Holding[]} all @param {{entry: (id: string) => any, take: (id: string|null) => void, put: (option: string, event: Event) => void, point: (option: string|null) => void}} hands */
  constructor(all, hands) {
    Object.assign(this, { all, hands, taken: null });
    this.pieces = all.map((holding) => this.piece(holding));
    this.row = h("div", { class: "hand-row", role: "group", "aria-label": t("web-hand") }, this.pieces);
    this.places = h("div", { class: "hand-places" });
    this.element = h("div", { class: "hand" }, this.row, this.places);
    this.lay();
  }

  piece(holding) {
    const { body, piece } = this.hands.entry(holding.pieces[0]);
    const box = body.getBBox();
    const count = holding.pieces.length > 1 ? `×${holding.pieces.length}` : "";
    const label = count ? `${piece.label} ${count}` : piece.label;
    return h("button", { type: "button", class: "hand-piece", "aria-label": label, title: label, "aria-pressed": "false", onclick: () => this.take(holding) },
      s("svg", { viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, "aria-hidden": "true" }, ...drawn(piece.markup)),
      count ? h("b", { class: "hand-count" }, count) : null);
  }

  /** Take one; taken again, it is laid back. */
  take(holding) {
    this.hold(holding === this.taken ? null : holding);
    this.hands.take(this.taken?.pieces[0] ?? null);
  }

  /** The same, without a word to the board. */
  hold(holding) {
    this.taken = holding;
    this.lay();
  }

  /** A piece was taken on the board, or none is any more. */
  heldOnBoard(id) {
    this.hold(this.all.find((each) => each.pieces.includes(id)) ?? null);
  }

  lay() {
    this.pieces.forEach((button, index) => button.setAttribute("aria-pressed", String(this.all[index] === this.taken)));
    if (!this.taken) fill(this.places, h("span", { class: "hand-how" }, t("web-hand-how")));
    else fill(this.places, this.taken.places.map((place) => this.place(place)));
  }

  place({ options: [option], label }) {
    return h("button", {
      type: "button", class: "button hand-place", "data-place": option, onclick: (event) => this.hands.put(option, event), onfocus: () => this.hands.point(option),
      onpointerenter: (event) => event.pointerType !== "touch" && this.hands.point(option), onpointerleave: (event) => event.pointerType !== "touch" && this.hands.point(null),
    }, h("span", { class: "option-label" }, label));
  }

  /** An option is advised: what it takes is taken, its place stands out. */
  advise(option) {
    const holding = this.all.find((each) => each.places.some((place) => place.options[0] === option));
    if (!holding) return;
    this.hold(null);
    this.take(holding);
    this.places.querySelector(`[data-place="${CSS.escape(option)}"]`).classList.add("hinted");
  }

  // Keys

  /** What can be pressed next: what to take, or where to put it. */
  get buttons() {
    return this.taken ? [...this.places.querySelectorAll("button")] : this.pieces;
  }

  /** To the next of them. */
  walk(step) {
    const { buttons } = this;
    const at = buttons.indexOf(document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length].focus();
    return true;
  }

  /** By its number. */
  digit(number) {
    this.buttons[number - 1]?.click();
    this.buttons[0]?.focus();
    return true;
  }
}
