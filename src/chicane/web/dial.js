// A dial: options that form a scale, set with a slider, by keys, or by hand on the board.

import { h, icon, tool } from "./dom.js";
import { t } from "./words.js";

const BAD = new Set(["meeting", "death"]);
const LEAP = 10; // stops that Page Up and Page Down pass over
const OWN = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "Enter", "+", "-"]);

/**
 * @typedef {{option: string, label: string, x: number, y: number, angle?: number, alarm?: boolean}} Stop
 * @typedef {{id: string, label: string, ghost: string, stops: Stop[], start: number, front: number}} Dial
 */

export class DialControl {
  /** @param {Dial} dial @param {{shown: (control: DialControl) => void, choose: (option: string) => void}} hands */
  constructor(dial, hands) {
    Object.assign(this, { dial, hands, prospects: new Map() });
    const last = dial.stops.length - 1;
    this.slider = h("input", {
      type: "range", class: "dial-slider", min: "0", max: String(last), step: "1", value: String(dial.start), "aria-label": dial.label,
      oninput: () => this.show(), onfocus: () => this.show(), onkeydown: (event) => this.key(event),
    });
    this.value = h("span", { class: "dial-value" });
    this.text = h("span", { class: "dial-text", "aria-hidden": "true" }, icon("alarm"), this.value);
    this.confirm = h("button", { type: "button", class: "button main dial-confirm", onclick: () => this.choose() }, t("web-dial-confirm"));
    this.element = h("div", { class: "dial", role: "group", "aria-label": dial.label, "data-dial": dial.id },
      h("span", { class: "dial-label", "aria-hidden": "true" }, dial.label), this.text,
      h("div", { class: "dial-row" },
        tool("minus", t("web-dial-less"), () => this.by(-1)), this.slider, tool("plus", t("web-dial-more"), () => this.by(1)), this.confirm));
    this.mark();
  }

  /** @returns {Stop} where it stands */
  get stop() {
    return this.dial.stops[Number(this.slider.value)];
  }

  /** Go to a stop by its number. */
  to(index) {
    this.slider.value = String(index); // the browser keeps it within the scale
    this.show();
  }

  /** Go to the stop of an option, if it has one. */
  find(option) {
    const index = this.dial.stops.findIndex((stop) => stop.option === option);
    if (index >= 0) this.to(index);
  }

  by(steps) {
    this.to(Number(this.slider.value) + steps);
  }

  show() {
    this.mark();
    this.hands.shown(this);
  }

  /** What follows from each stop has become known. */
  foretell(prospects) {
    this.prospects = prospects;
    this.show();
  }

  mark() {
    const { option, label, alarm } = this.stop;
    const { note, tone } = this.prospects.get(option) ?? {};
    const text = note ? `${label}, ${note}` : label;
    this.value.textContent = text;
    this.slider.setAttribute("aria-valuetext", text);
    this.element.classList.toggle("alarm", Boolean(alarm) || BAD.has(tone));
    this.confirm.setAttribute("aria-description", text);
  }

  choose() {
    this.hands.choose(this.stop.option);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !OWN.has(event.key)) return;
    event.stopPropagation(); // the table has other uses for these keys
    const leap = { PageUp: LEAP, PageDown: -LEAP, "+": 1, "-": -1 }[event.key];
    if (!leap && event.key !== "Enter") return;
    event.preventDefault();
    if (leap) this.by(leap);
    else this.choose();
  }
}
