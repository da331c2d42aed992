// Move by destination: all ends that a piece can be driven to, tinted by what it costs to get there.

import { h, icon, points, s } from "./dom.js";
import { pitch } from "./finger.js";
import { prefs } from "./keep.js";
import { t } from "./words.js";

const SIGNS = { free: "M-6 0 -1 5 7-5", damage: "M0-8V2M0 6.5V7", meeting: "M-7-7 7 7M7-7-7 7", unsure: "M-3-4a3 3 0 1 1 4 3c-1 .5-1 1-1 2M0 6V6.5", death: "M-7-7 7 7M7-7-7 7M-9 0H9" };

const REACH = 30; // units around an end that belong to it, where no other is nearer

const endOf = ({ way }) => points(way).at(-1);

export class Routes {
  /** @param {import("./table.js").TableView} view */
  constructor(view) {
    Object.assign(this, { view, all: [], buttons: [], armed: -1, listed: false, asked: new Set() });
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
    Object.assign(this, { all: [], buttons: [], armed: -1 });
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
    this.all = routes.filter((route) => route.options.length > 1);
    const { places } = this.view.board;
    const reach = Math.min(REACH, pitch([...places, ...this.all.map(endOf)]) / 2);
    this.view.prospects.hear(prospects, ghost, this.all.length ? [...places, ...this.all.flatMap(({ way }) => points(way))] : []);
    this.element.replaceChildren(this.path, ...this.all.map((route, index) => this.end(route, index, reach)));
    prompt.byEnd(this.all.length ? this.list() : null);
  }

  end(route, index, reach) {
    const { price, label } = route;
    const { x, y } = endOf(route);
    const isShared = this.view.board.places.some((place) => Math.hypot(place.x - x, place.y - y) < 1); // with a single step, which can be pressed around it
    const node = s("g", {
      class: `route ${price}`, transform: `translate(${x} ${y})`, "data-route": index, role: "button", tabindex: "-1", "aria-label": label,
      onclick: (event) => this.press(index, event.pointerType === "touch"),
      onpointerenter: (event) => event.pointerType !== "touch" && this.show(index), onpointerleave: (event) => event.pointerType !== "touch" && this.show(-1),
    }, isShared ? null : s("circle", { class: "reach", r: reach }), s("circle", { r: 15 }), s("path", { d: SIGNS[price] }));
    return node;
  }

  /** A finger points first and confirms then, unless one tap is to do. */
  press(index, byTouch) {
    if (byTouch && prefs().taps !== 1 && this.armed !== index) this.arm(index);
    else this.view.chooseAll(this.all[index].options);
  }

  /** One more tap drives there. */
  arm(index) {
    this.view.prompt.arm(-1);
    this.show(index);
    this.disarm(index);
  }

  /** No end waits for a second tap, but this one. */
  disarm(but = -1) {
    this.armed = but;
    this.buttons.forEach((button, index) => button.classList.toggle("armed", index === but));
  }

  /** The way to an end, with what it costs; none for -1. */
  show(index) {
    const route = this.all[index];
    this.path.setAttribute("d", route ? `M${points(route.way).map(({ x, y }) => `${x} ${y}`).join("L")}` : "M0 0");
    this.path.setAttribute("class", `route-path ${route?.price ?? ""}`);
    for (const node of this.element.querySelectorAll(".route")) node.classList.toggle("marked", Number(node.dataset.route) === index);
    this.view.prompt.preview(route?.label ?? null);
  }

  /** The same for whoever uses no board: a list behind a button. */
  list() {
    const byMouse = (event) => event.pointerType !== "touch"; // a finger does not hover
    this.buttons = this.all.map(({ label, price }, index) => h("button", {
      type: "button", class: `button route-option ${price}`, "data-again": t("web-tap-again"), onclick: (event) => this.press(index, !byMouse(event)),
      onfocus: () => this.show(index), onpointerenter: (event) => byMouse(event) && this.show(index), onpointerleave: (event) => byMouse(event) && this.show(-1),
    }, label));
    const menu = h("div", { class: "option-list", id: "route-list", hidden: !this.listed }, this.buttons);
    const unfold = h("button", { type: "button", class: "button small", "aria-controls": "route-list", "aria-expanded": String(this.listed), onclick: () => {
      this.listed = !this.listed;
      menu.hidden = !this.listed;
      unfold.setAttribute("aria-expanded", String(this.listed));
    } }, icon("next"), h("span", {}, t("web-by-end", { count: this.all.length })));
    return [unfold, menu];
  }
}
