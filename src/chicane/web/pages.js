// An upright screen: where a game says so, the fields of its picture are laid out anew on pages, of which one is open.

import { fill, h } from "./dom.js";

/**
 * @typedef {{x: number, y: number, width: number, height: number, to_x: number, to_y: number, scale: number, page: number}} Part
 * @typedef {{width: number, height: number, pages: string[], parts: Part[]}} Upright
 */

const UPRIGHT = matchMedia("(max-width: 48rem) and (orientation: portrait)");

export class Pages {
  /** @param {import("./scene.js").Board} board */
  constructor(board) {
    /** @type {{board: any, layout: Upright|null, open: number, onChange: () => void}} */
    Object.assign(this, { board, layout: null, open: 0, onChange: () => {} });
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
    this.board.camera.fixed = Boolean(this.layout);
    this.element.hidden = !this.layout;
    const tab = (label, page) => h("button", { type: "button", class: "button page-tab", "aria-pressed": String(page === this.open), onclick: () => this.turn(page) }, label);
    fill(this.element, this.layout?.pages.map(tab) ?? []);
    this.turn(this.layout?.pages[this.open] ? this.open : 0);
  }

  /** A message of the server with everything in its place. */
  laid(message) {
    if (!this.layout) return message;
    const { width, height } = this.layout;
    const found = { table: () => ({ width, height }), frames: () => ({ frames: message.frames.map((frame) => this.frame(frame)) }), ask: () => this.question(message), routes: () => this.ways(message) }[message.t];
    return found ? { ...message, ...found() } : message;
  }

  frame(frame) {
    const flights = frame.flights?.map((flight) => ({ ...flight, ...this.placed(flight), to_x: this.point(flight.to_x, flight.to_y)[0], to_y: this.point(flight.to_x, flight.to_y)[1] }));
    return { ...frame, put: frame.put?.map((put) => this.piece(put)), flights };
  }

  piece(put) {
    const way = put.way?.flatMap((x, index, all) => (index % 3 ? [] : [...this.point(x, all[index + 1]), all[index + 2]]));
    return { ...this.placed(put), way };
  }

  question({ options, dials = [], drops = [] }) {
    const all = (places) => places.map((place) => this.placed(place));
    return {
      options: options.map((option) => ({ ...option, spots: all(option.spots) })), drops: all(drops),
      dials: dials.map((dial) => ({ ...dial, stops: all(dial.stops) })),
    };
  }

  ways({ routes, prospects = [] }) {
    const line = (points) => points.flatMap((x, index, all) => (index % 2 ? [] : this.point(x, all[index + 1])));
    const all = (places = []) => places.map((place) => this.placed(place));
    return {
      routes: routes.map((route) => ({ ...route, way: line(route.way) })),
      prospects: prospects.map((each) => ({ ...each, areas: each.areas?.map(line), ends: all(each.ends), marks: all(each.marks) })),
    };
  }

  /** The part that a point lies in, or the nearest one. @returns {Part} */
  partOf(x, y) {
    const away = ({ x: left, y: top, width, height }) => Math.max(left - x, 0, x - left - width) + Math.max(top - y, 0, y - top - height);
    return this.layout.parts.reduce((best, part) => (away(part) < away(best) ? part : best));
  }

  placed(thing) {
    const part = this.partOf(thing.x, thing.y);
    return { ...thing, x: part.to_x + (thing.x - part.x) * part.scale, y: part.to_y + (thing.y - part.y) * part.scale, scale: part.scale, page: part.page };
  }

  /** Where in the picture as the server knows it a place of the open page is. */
  source({ x, y }) {
    const part = this.layout?.parts.find(({ page, to_x: left, to_y: top, width, height, scale }) => page === this.open && x >= left && y >= top && x < left + width * scale && y < top + height * scale);
    return part ? { x: part.x + (x - part.to_x) / part.scale, y: part.y + (y - part.to_y) / part.scale } : { x, y };
  }

  point(x, y) {
    const place = this.placed({ x, y });
    return [place.x, place.y];
  }

  /** The background, field by field. */
  ground(markup) {
    if (!this.layout) return markup;
    const field = ({ x, y, width, height, to_x: left, to_y: top, scale, page }) =>
      `<svg data-page="${page}" class="${page === this.open ? "" : "elsewhere"}" x="${left}" y="${top}" width="${width * scale}" height="${height * scale}" viewBox="${x} ${y} ${width} ${height}"><use href="#ground"/></svg>`;
    return `<defs><g id="ground">${markup}</g></defs>${this.layout.parts.map(field).join("")}`;
  }

  // Pages

  /** Something belongs to a page. */
  mark(node, page) {
    if (page == null) return node.removeAttribute("data-page");
    node.setAttribute("data-page", page);
    return node.classList.toggle("elsewhere", page !== this.open);
  }

  turn(page) {
    this.open = page;
    for (const node of this.board.svg.querySelectorAll("[data-page]")) node.classList.toggle("elsewhere", Number(node.dataset.page) !== page);
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
