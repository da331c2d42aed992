// What a guided game says: a bubble that points at the piece it speaks of, and at what to do.

import { around } from "./camera.js";
import { announce, fill, h, icon, s, tool } from "./dom.js";
import { learnt } from "./lesson.js";
import { ruleButton } from "./rule.js";
import { t } from "./words.js";

const RIM = 12; // pixels between the bubble, the rim of the board and the piece

export class Bubble {
  /** @param {import("./guide.js").GuideView} view */
  constructor(view) {
    this.view = view;
    this.text = h("p", { class: "bubble-text" });
    this.todo = h("p", { class: "bubble-todo" });
    this.nudged = h("p", { class: "bubble-nudge", role: "status" });
    this.row = h("div", { class: "bubble-row" });
    this.leave = tool("close", "", () => this.quit(), { class: "bubble-leave" });
    this.box = h("section", { class: "bubble", hidden: true }, this.leave, this.text, this.todo, this.nudged, this.row);
    this.ring = s("rect", { class: "bubble-ring" });
    this.line = s("path", { class: "bubble-line" });
    this.arrow = s("svg", { class: "bubble-arrow", "aria-hidden": "true" }, this.line, this.ring);
    this.element = h("div", { class: "bubbles" }, this.arrow, this.box);
    this.tick = () => {
      this.place();
      this.frame = requestAnimationFrame(this.tick);
    };
    this.tick();
  }

  close() {
    cancelAnimationFrame(this.frame);
  }

  /** Nothing to say while others act. */
  rest() {
    this.moment = null;
    this.box.hidden = true;
  }

  /** Say something, and let what is to be done stand out. */
  show(moment) {
    const news = this.moment !== moment;
    this.moment = moment;
    const { remark, rule, label } = moment;
    const { game, moments } = this.view.live.whole;
    this.box.setAttribute("aria-label", t("web-guide-remark", { number: moments.indexOf(moment) + 1, count: moments.length }));
    fill(this.text, `${remark} `, rule ? ruleButton(game, rule) : null);
    fill(this.todo, label ? [icon("next"), h("span", {}, t("web-guide-do", { label }))] : null);
    fill(this.nudged);
    Object.assign(this.leave, { title: t("web-guide-leave"), ariaLabel: t("web-guide-leave") });
    fill(this.row, ...this.buttons());
    this.box.hidden = false;
    this.point();
    if (news) announce([remark, label && t("web-guide-do", { label })].filter(Boolean).join(" "));
    if (!label) this.row.querySelector(".main")?.focus({ preventScroll: true });
  }

  buttons() {
    const { live } = this.view;
    const button = (look, name, text, onclick) => h("button", { type: "button", class: `button small ${look}`, onclick }, icon(name), h("span", {}, text));
    if (live.isLast) return [button("main", "play", t("web-guide-end"), () => this.quit()), button("quiet", "again", t("web-guide-again"), () => this.view.again())];
    return this.moment.label ? [] : [button("main", "next", t("web-guide-next"), () => this.goOn())];
  }

  /** That is enough: it is not offered again. */
  quit() {
    learnt(this.view.live.id, Infinity);
    location.hash = "#/";
  }

  goOn() {
    this.rest();
    this.view.live.next();
  }

  /** The option and the piece come into view. */
  point() {
    const { prompt, board } = this.view;
    const { option, pin } = this.moment;
    const index = option ? prompt.options.findIndex((each) => each.text === option) : -1;
    if (index >= 0) this.advise(index);
    const spots = [...board.spots.querySelectorAll(`[data-index="${index}"]`)];
    for (const node of spots) node.classList.add("hinted");
    const piece = board.pieces.get(pin)?.piece;
    if (piece?.fold && !piece.folded) board.folds.need(piece.fold);
    const places = [piece, ...(prompt.options[index]?.spots ?? [])].filter(Boolean);
    board.pages.need(places);
    if (places.length) board.camera.focus(around(places));
  }

  /** The option stands out; why it does is said here, not in the bar. */
  advise(index) {
    const { prompt } = this.view;
    prompt.advise(index, "");
    fill(prompt.why);
    requestAnimationFrame(() => prompt.list.querySelector(".hand-place.hinted, .option.hinted")?.scrollIntoView({ block: "nearest" })); // once all of the bar is there
  }

  /** What is pointed at: the piece, or the place of the option on the board, or its button. */
  target() {
    const { board, prompt } = this.view;
    const { option, pin } = this.moment;
    const index = prompt.options.findIndex((each) => each.text === option);
    return board.pieces.get(pin)?.node ?? board.spots.querySelector(`[data-index="${index}"]`) ?? prompt.buttons[index];
  }

  /** Next to its piece, on the side where there is more room; worked out anew whenever either has moved. */
  place() {
    if (this.box.hidden) return this.arrow.classList.add("away");
    const stage = this.element.getBoundingClientRect();
    const foot = this.view.board.camera.foot;
    const node = this.target();
    const found = node?.getBoundingClientRect();
    const known = JSON.stringify([stage.width, stage.height, found, this.box.offsetHeight, this.box.offsetWidth]);
    if (known === this.known) return null;
    this.known = known;
    this.arrow.classList.toggle("away", !found?.width);
    const at = found?.width ? { x: found.x + found.width / 2 - stage.x, y: found.y + found.height / 2 - stage.y } : { x: stage.width / 2, y: stage.height };
    const above = at.y > (stage.height - foot) / 2;
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const left = Math.max(RIM, Math.min(stage.width - width - RIM, at.x - width / 2));
    const wide = Math.max(16, (found?.width ?? 0) / 2 + 4);
    const radius = found?.width ? Math.max(16, found.height / 2 + 4) : 0; // from the middle to where the line ends
    const room = (above ? at.y : stage.height - foot - at.y) - radius - height;
    const gap = radius + Math.max(RIM / 2, Math.min(3 * RIM, room - RIM));
    const top = Math.max(RIM / 2, above ? Math.min(at.y - gap, stage.height - RIM) - height : Math.min(at.y + gap, stage.height - foot - RIM - height));
    this.box.style.transform = `translate(${left}px, ${top}px)`;
    return this.draw(at, wide, radius, { x: Math.max(left + 24, Math.min(left + width - 24, at.x)), y: above ? top + height : top });
  }

  /** A ring around the piece, and a line from the bubble to it. */
  draw(at, wide, high, from) {
    const ring = { x: at.x - wide, y: at.y - high, width: 2 * wide, height: 2 * high, rx: Math.min(wide, high) };
    for (const [name, value] of Object.entries(ring)) this.ring.setAttribute(name, value);
    const end = { x: Math.max(at.x - wide + ring.rx, Math.min(at.x + wide - ring.rx, from.x)), y: at.y + (from.y < at.y ? -high : high) };
    this.line.setAttribute("d", `M${from.x} ${from.y} ${end.x} ${end.y}`);
  }

  /** Somebody did something else: what to do is said again. */
  nudge() {
    if (this.box.hidden) return;
    const { label } = this.moment;
    fill(this.nudged, label ? t("web-guide-not-yet", { label }) : t("web-guide-read", { label: this.row.querySelector(".main").textContent }));
    this.box.classList.remove("nudged");
    this.box.getBoundingClientRect();
    this.box.classList.add("nudged");
  }
}
