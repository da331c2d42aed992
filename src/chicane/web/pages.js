// An upright screen: where a game says so, its picture is laid out anew on pages, of which one is open.

import { fill, h, UPRIGHT } from "./dom.js";

/**
 * @typedef {[x: number, y: number, scale: number, page: number, markup?: string]} Stand
 * @typedef {{width: number, heights: number[], background: string, pages: string[]}} Upright
 */

const NOWHERE = -1; // the page of what is not shown

export class Pages {
  /** @param {import("./scene.js").Board} board */
  constructor(board) {
    /** @type {{board: any, layout: Upright|null, heights: number[]|null, open: number, stands: Map<string, Stand>, onChange: () => void}} */
    Object.assign(this, { board, layout: null, heights: null, open: 0, stands: new Map(), onChange: () => {} });
    this.element = h("div", { class: "pages", role: "group", hidden: true });
    this.held = () => this.onChange();
    UPRIGHT.addEventListener("change", this.held);
  }

  close() {
    UPRIGHT.removeEventListener("change", this.held);
  }

  /** What a game says of upright screens, if this is one. @param {Upright|null} upright */
  lay(upright) {
    this.layout = UPRIGHT.matches ? upright ?? null : null;
    this.heights = this.layout?.heights ?? null;
    this.board.camera.fixed = Boolean(this.layout);
    this.element.hidden = !this.layout;
    const tab = (label, page) => h("button", { type: "button", class: "button page-tab", "aria-pressed": String(page === this.open), onclick: () => this.turn(page) }, label);
    fill(this.element, this.layout?.pages.map(tab) ?? []);
    this.turn(this.layout?.pages[this.open] ? this.open : 0);
  }

  /** A message of the server with everything in its place. */
  laid(message) {
    if (!this.layout) return message;
    const found = { table: () => ({ ...this.layout, height: this.height }), frames: () => ({ frames: message.frames.map((frame) => this.frame(frame)) }), ask: () => this.question(message) }[message.t];
    return found ? { ...message, ...found() } : message;
  }

  /** What is put goes to its place here, and so does what only lies somewhere else. */
  frame(frame) {
    const moved = Object.entries(frame.stands ?? {});
    if (frame.whole) this.stands.clear();
    for (const [id, stand] of moved) this.stands.set(id, stand);
    const put = (frame.put ?? []).map((each) => placed({ ...each, way: undefined }, this.stands.get(each.id)));
    const known = new Set(put.map((each) => each.id));
    return { ...frame, put: [...put, ...moved.filter(([id]) => !known.has(id)).map(([id, stand]) => placed({ id }, stand))], flights: [] };
  }

  question({ options, drops = [] }) {
    const all = (places) => places.filter((place) => place.stand).map((place) => placed(place, place.stand));
    return { options: options.map((option) => ({ ...option, spots: all(option.spots) })), drops: all(drops) };
  }

  // Pages

  /** How high the page is that is open. */
  get height() {
    return this.heights[this.open];
  }

  /** Pages may be as high as they must, from here on. @param {number[]|null|undefined} heights */
  stretch(heights) {
    if (!this.layout || !heights) return;
    this.heights = heights;
    this.board.camera.stretch(this.height);
  }

  /** Something belongs to a page. */
  mark(node, page) {
    node.classList.toggle("elsewhere", page != null && page !== this.open);
    if (page == null) node.removeAttribute("data-page");
    else node.setAttribute("data-page", page);
  }

  turn(page) {
    this.open = page;
    for (const node of this.board.svg.querySelectorAll("[data-page]")) node.classList.toggle("elsewhere", Number(node.dataset.page) !== page);
    this.stretch(this.heights);
    [...this.element.children].forEach((tab, index) => tab.setAttribute("aria-pressed", String(index === page)));
  }

  /** Places are asked for: the page that most of them are on is opened, unless some are on the one that is. */
  need(places) {
    if (!this.layout || !places.length || places.some((place) => place.page === this.open)) return;
    const count = (page) => places.filter((place) => place.page === page).length;
    this.turn(places.map((place) => place.page).reduce((best, page) => (count(page) > count(best) ? page : best)));
  }

  /** Whether something is on the page that is open. */
  shows({ page }) {
    return page == null || page === this.open;
  }
}

/** Something where it lies on an upright screen. @param {Stand|undefined} stand */
function placed(thing, stand) {
  if (!stand) return { ...thing, page: NOWHERE };
  const [x, y, scale, page, markup] = stand;
  return { ...thing, x, y, scale, page, ...(markup ? { markup } : {}) };
}
