// Move by destination: all ends that a piece can be driven to, tinted by what it costs to get there.

import { h, icon, s } from "./dom.js";
import { t } from "./words.js";

const SIGNS = { free: "M-6 0 -1 5 7-5", damage: "M0-8V2M0 6.5V7", meeting: "M-7-7 7 7M7-7-7 7", unsure: "M-3-4a3 3 0 1 1 4 3c-1 .5-1 1-1 2M0 6V6.5", death: "M-7-7 7 7M7-7-7 7M-9 0H9" };

export class Routes {
  /** @param {import("./table.js").TableView} view */
  constructor(view) {
    Object.assign(this, { view, all: [], marked: -1, listed: false, asked: new Set() });
    this.path = s("path", { class: "route-path" });
    this.element = s("g", { class: "routes" });
    view.board.svg.append(this.element);
  }

  /** A question is asked: ask in turn where it may lead. */
  ask(message) {
    this.forget();
    if (message.steers || message.foresees) this.want(message.seq);
  }

  want(seq) {
    this.element.classList.add("awaited");
    this.asked.add(seq);
    this.view.live.send({ t: "reach", seq });
  }

  /** The same question has another number: what was asked for under the old one does not come. */
  renumber({ seq }) {
    if (this.element.classList.contains("awaited")) this.want(seq);
  }

  forget() {
    Object.assign(this, { all: [], marked: -1 });
    this.asked.clear();
    this.view.prospects.forget();
    this.element.classList.remove("awaited");
    this.element.replaceChildren();
    this.view.prompt.byEnd(null);
  }

  /** The ways there are; those of a single step are on the board already. */
  hear({ seq, routes, prospects, ghost }) {
    const { state, prompt } = this.view;
    if (state?.t !== "ask" || !this.asked.has(seq) || !prompt.isOpen) return;
    this.element.classList.remove("awaited");
    this.asked.clear();
    this.view.prospects.hear(prospects, ghost);
    this.all = routes.filter((route) => route.options.length > 1);
    this.element.replaceChildren(this.path, ...this.all.map((route, index) => this.end(route, index)));
    prompt.byEnd(this.all.length ? this.list() : null);
  }

  end({ way, price, label }, index) {
    const [x, y] = way.slice(-2);
    const node = s("g", {
      class: `route ${price}`, transform: `translate(${x} ${y})`, "data-route": index, role: "button", tabindex: "-1", "aria-label": label,
      onclick: (event) => this.press(index, event.pointerType === "touch"),
      onpointerenter: (event) => event.pointerType !== "touch" && this.show(index), onpointerleave: (event) => event.pointerType !== "touch" && this.show(-1),
    }, s("circle", { r: 15 }), s("path", { d: SIGNS[price] }));
    return node;
  }

  /** A finger points first and confirms then. */
  press(index, byTouch) {
    if (byTouch && this.marked !== index) this.show(index);
    else this.view.chooseAll(this.all[index].options);
  }

  /** The way to an end, with what it costs; none for -1. */
  show(index) {
    this.marked = index;
    const route = this.all[index];
    this.path.setAttribute("d", route ? `M${pairs(route.way).join("L")}` : "M0 0");
    this.path.setAttribute("class", `route-path ${route?.price ?? ""}`);
    for (const node of this.element.querySelectorAll(".route")) node.classList.toggle("marked", Number(node.dataset.route) === index);
    this.view.prompt.preview(route?.label ?? null);
  }

  /** The same for whoever uses no board: a list behind a button. */
  list() {
    const buttons = this.all.map(({ label }, index) => h("button", {
      type: "button", class: `button route-option ${this.all[index].price}`, onclick: () => this.press(index, false), onfocus: () => this.show(index), onpointerenter: () => this.show(index), onpointerleave: () => this.show(-1),
    }, label));
    const menu = h("div", { class: "option-list", id: "route-list", hidden: !this.listed }, buttons);
    const unfold = h("button", { type: "button", class: "button small", "aria-controls": "route-list", "aria-expanded": String(this.listed), onclick: () => {
      this.listed = !this.listed;
      menu.hidden = !this.listed;
      unfold.setAttribute("aria-expanded", String(this.listed));
    } }, icon("next"), h("span", {}, t("web-by-end", { count: this.all.length })));
    return [unfold, menu];
  }
}

function pairs(way) {
  return way.flatMap((x, index) => (index % 2 ? [] : [`${x} ${way[index + 1]}`]));
}
