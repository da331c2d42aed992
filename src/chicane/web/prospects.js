// What options lead to: areas, ends and words on the board, while an option is pointed at or a dial is set.

import { drawn, placed, points, s } from "./dom.js";

const FEW = 4; // areas that are told apart; of more, all that they cover together counts

/**
 * @typedef {{x: number, y: number, angle?: number, tone?: string}} End
 * @typedef {{option?: string, note?: string, tone?: string, areas?: number[][], ends?: End[], marks?: {x: number, y: number, words: string, tone?: string}[]}} Prospect
 */

export class Prospects {
  /** @param {import("./table.js").TableView} view */
  constructor(view) {
    this.view = view;
    this.element = s("g", { class: "prospects", "aria-hidden": "true" });
    view.board.spots.before(this.element);
    this.forget();
  }

  forget() {
    Object.assign(this, { all: new Map(), ghost: "", pointed: "", turned: "", seen: null });
    this.element.replaceChildren();
  }

  /** They have come. @param {Prospect[]} prospects @param {string} ghost @param {End[]} further places that must be in view */
  hear(prospects = [], ghost = "", further = []) {
    this.all = new Map(prospects.map((each) => [each.option ?? "", each]));
    this.ghost = ghost;
    this.view.prompt.foretell(this.all);
    this.view.board.frameUp([...further, ...prospects.flatMap(({ ends = [], areas = [], marks = [] }) => [...ends, ...marks, ...areas.flatMap(points)])]);
    this.show();
  }

  /** An option is pointed at; without one, none is. */
  point(option = "") {
    this.pointed = option;
    this.show();
  }

  /** A dial stands at an option. */
  turn(option) {
    this.turned = option;
    this.pointed = "";
    this.show();
  }

  show() {
    const option = this.pointed || this.turned;
    const shown = [this.all.get(""), option ? this.all.get(option) : null].filter(Boolean);
    if (shown.length === this.seen?.length && shown.every((each, index) => each === this.seen[index])) return;
    this.seen = shown;
    this.element.replaceChildren(...shown.map((each) => this.draw(each)));
  }

  /** @param {Prospect} prospect */
  draw({ option, tone = "free", areas = [], ends = [], marks = [] }) {
    const outline = areas.map((area) => `M${area.join(" ")}Z`).join("");
    return s("g", { class: option ? `prospect ${tone}` : `prospect whole ${tone}`, "data-option": option },
      outline ? s("path", { class: areas.length > FEW ? "prospect-area fan" : "prospect-area", d: outline }) : null,
      ...ends.map((end) => this.end(end)), ...marks.map((mark) => this.mark(mark)));
  }

  end({ x, y, angle = 0, tone = "free" }) {
    const shape = this.ghost ? drawn(this.ghost) : [s("circle", { r: 15 })];
    return s("g", { class: `prospect-end ${tone}`, transform: placed(x, y, angle) }, ...shape);
  }

  mark({ x, y, words, tone = "free" }) {
    return s("text", { class: `prospect-mark ${tone}`, x, y }, words);
  }
}
