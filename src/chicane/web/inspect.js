// What is this? Anything drawn can be asked: clicked, held under a finger, or by the key i; then it opens large.

import { drawn, fill, h, icon, placed, s, sheet } from "./dom.js";
import { ruleButton } from "./rule.js";
import { t } from "./words.js";

const LONG = 500; // milliseconds that a finger rests to ask
const SLACK = 8; // pixels it may slip
const RIM = 6; // units around a drawing
const AROUND = 70; // units around a place
const MARK = 24; // units of the ring on it
const ORDER = ["card", "vehicle", "token", "die", "damage", "mark", "board"]; // of the list: what is asked about most comes first
const FADED = /fill-opacity="0"/;

/**
 * @typedef {{name: string, help: string, rule: string, picture: string}} Sign
 * @typedef {{name: string, texts: string[], signs: Sign[], notes: string[], rules: string[]}} About
 * @typedef {{x: number, y: number}} Place in units of the picture
 */

export class Inspector {
  /**
   * @param {import("./scene.js").Board} board
   * @param {(question: Object) => Promise<About[]>} ask what the server knows of a piece or a place
   * @param {() => string} game
   */
  constructor(board, ask, game) {
    Object.assign(this, { board, ask, game, over: null, finger: null, window: null });
    board.background.id = "board-ground";
    board.layer.id = "board-pieces";
    this.listen(board.svg);
  }

  // Hands

  listen(svg) {
    svg.addEventListener("pointermove", (event) => this.follow(event));
    svg.addEventListener("pointerleave", () => (this.over = null));
    svg.addEventListener("pointerdown", (event) => this.touch(event));
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, () => this.lift());
    svg.addEventListener("click", (event) => this.click(event));
    svg.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.openAt(event.clientX, event.clientY);
    });
  }

  follow({ pointerType, clientX, clientY }) {
    if (pointerType !== "touch") this.over = [clientX, clientY];
    else if (this.finger && Math.hypot(clientX - this.finger.x, clientY - this.finger.y) > SLACK) this.lift();
  }

  /** A finger that rests asks; another finger means something else. */
  touch({ pointerType, clientX: x, clientY: y }) {
    const alone = !this.finger;
    this.lift();
    if (pointerType === "mouse" || !alone) return;
    this.finger = { x, y, timer: setTimeout(() => this.hold(), LONG) };
  }

  lift() {
    clearTimeout(this.finger?.timer);
    this.finger = null;
  }

  hold() {
    const { board, finger: { x, y } } = this;
    this.lift();
    board.carrier.cancel();
    board.camera.pointers.clear();
    board.camera.dragged = true; // no click at the end of it
    this.openAt(x, y);
    swallow();
  }

  /** A click on something that is no option and opens nothing else. Grounds are asked by the other button: one misses a place too easily. */
  click(event) {
    if (event.target.closest(".spot") || this.board.folds.under(event.target)) return;
    const id = event.target.closest(".piece")?.dataset.id;
    if ((this.board.pieces.get(id)?.piece.role ?? "board") !== "board") this.open(id, this.board.camera.point(event.clientX, event.clientY));
  }

  /** The key: what has the focus or lies under the pointer, or else a list of all there is. */
  key() {
    const at = this.focused() ?? this.over;
    if (at) this.openAt(...at);
    else this.list();
  }

  /** The place of the option that the keyboard is on. */
  focused() {
    const option = document.activeElement?.closest?.("[data-option]")?.dataset.option;
    const node = option && this.board.spots.querySelector(`.spot:not(.away)[data-option="${CSS.escape(option)}"]`);
    const { left, top, width, height } = node ? node.getBoundingClientRect() : {};
    return node ? [left + width / 2, top + height / 2] : null;
  }

  // The window

  /** What is drawn at a place of the screen: the piece on top, whatever may be chosen there. */
  openAt(clientX, clientY) {
    const found = document.elementsFromPoint(clientX, clientY).map((each) => each.closest(".piece")).find(Boolean);
    return this.open(found?.dataset.id ?? "", this.board.camera.point(clientX, clientY));
  }

  /** @param {string} id of a piece, or nothing @param {Place} [place] */
  open(id, place) {
    return this.shown().show(id, place);
  }

  list() {
    this.shown().list();
  }

  shown() {
    if (!this.window?.dialog.isConnected) this.window = new Window(this);
    return this.window;
  }

  /** The pieces that are seen, those that are asked about most first. */
  seen() {
    const entries = [...this.board.pieces.values()].filter(({ piece, node }) => piece && !node.classList.contains("away"));
    const rank = ({ piece }) => ORDER.indexOf(piece.role ?? "board");
    const pieces = entries.sort((one, other) => rank(one) - rank(other)).map(({ piece }) => piece);
    return [...new Map(pieces.map((piece) => [piece.label, piece])).values()]; // what is called the same is the same to ask
  }
}

/** One thing large, or the list of all; keys and buttons lead from one to the next. */
class Window {
  /** @param {Inspector} inspector */
  constructor(inspector) {
    this.inspector = inspector;
    this.body = h("div", { class: "inspect", "aria-live": "polite" });
    const step = (sign, label, by) => h("button", { type: "button", class: "button", onclick: () => this.step(by) }, icon(sign), h("span", { class: "unseen" }, t(label)));
    const all = h("button", { type: "button", class: "button inspect-all", onclick: () => this.list() }, icon("list"), h("span", {}, t("web-inspect-all")));
    this.ways = h("nav", { class: "inspect-ways", "aria-label": t("web-inspect-ways") }, step("back", "web-inspect-before", -1), all, step("next", "web-inspect-after", 1));
    this.dialog = sheet(t("web-inspect"), t("web-close"), this.body, this.ways);
    this.dialog.classList.add("inspect-sheet");
    this.heading = this.dialog.querySelector("h2");
    this.heading.tabIndex = -1;
    this.dialog.addEventListener("keydown", (event) => this.press(event));
  }

  entitle(text) {
    this.heading.textContent = text;
  }

  async show(id, place) {
    const { board, ask } = this.inspector;
    this.id = id;
    this.ways.hidden = false;
    const [name] = (board.pieces.get(id)?.piece.label ?? t("web-inspect")).split("\n");
    this.entitle(name);
    const found = await ask({ piece: id, ...(board.pages.layout ? {} : place) }).catch(() => null);
    if (this.id !== id || !this.dialog.isConnected) return;
    const picture = s("svg", { class: "inspect-picture", "aria-hidden": "true" });
    fill(this.body, picture, found?.length ? found.map((about) => this.about(about, found)) : h("p", {}, t(found ? "web-inspect-gone" : "web-unsent")));
    if (found?.length) this.entitle(found[0].name);
    this.draw(picture, id, id && found?.length === 1 ? null : place);
    this.dialog.querySelector(".sheet-body").scrollTo(0, 0);
    if (!this.dialog.contains(document.activeElement)) this.heading.focus(); // the row that was pressed is gone
  }

  /** @param {About} about */
  about(about, { length }) {
    return h("section", {}, length > 1 ? h("h3", {}, about.name) : null, about.texts.map((text) => h("p", {}, text)),
      about.signs.length ? h("ul", { class: "book-signs" }, about.signs.map((sign) => this.sign(sign))) : null,
      about.notes.map((text) => h("p", {}, text)),
      about.rules.length ? h("p", { class: "inspect-rules" }, about.rules.map((id) => [ruleButton(this.inspector.game(), id), " "]).flat()) : null);
  }

  /** @param {Sign} sign */
  sign(sign) {
    return h("li", {}, h("span", { class: "book-sign", "aria-hidden": "true" }, ...drawn(sign.picture)),
      h("span", {}, h("b", {}, sign.name), sign.help ? ` ${sign.help}` : "", " ", sign.rule ? ruleButton(this.inspector.game(), sign.rule) : ""));
  }

  /** The piece's own drawing as large as there is room; the board around a place, or where a piece has nothing to show but its place. */
  draw(picture, id, place) {
    const entry = this.inspector.board.pieces.get(id);
    if (entry && !place && !FADED.test(entry.piece.markup)) {
      const copy = s("g", {}, s("g", { transform: placed(0, 0, entry.piece.angle) }, entry.body.cloneNode(true)));
      picture.append(copy);
      return frame(picture, copy.getBBox(), RIM);
    }
    const { x, y } = place ?? entry?.piece ?? {};
    if (x == null) return picture.remove();
    picture.append(s("use", { href: "#board-ground" }), s("use", { href: "#board-pieces" }), s("circle", { class: "inspect-mark", cx: x, cy: y, r: MARK }));
    return frame(picture, { x, y, width: 0, height: 0 }, AROUND);
  }

  // From one to the next

  step(by) {
    const all = this.inspector.seen();
    const at = all.findIndex((piece) => piece.id === this.id);
    this.show(all[(at + by + all.length) % all.length].id);
  }

  press(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || this.ways.hidden || event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input")) return;
    event.preventDefault();
    this.step(by);
  }

  list() {
    this.id = null;
    this.ways.hidden = true;
    this.entitle(t("web-inspect-all"));
    const rows = this.inspector.seen().map(({ id, label }) => h("li", {}, h("button", { type: "button", class: "inspect-row", "data-piece": id, onclick: () => this.show(id) }, label.split("\n")[0])));
    const field = h("input", { type: "search", placeholder: t("web-inspect-find"), "aria-label": t("web-inspect-find"), oninput: () => {
      const wanted = field.value.trim().toLowerCase();
      for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    } });
    fill(this.body, field, h("ul", { class: "inspect-list" }, rows));
    field.focus();
  }
}

function frame(picture, { x, y, width, height }, rim) {
  picture.setAttribute("viewBox", `${x - rim} ${y - rim} ${width + 2 * rim} ${height + 2 * rim}`);
}

/** The finger that asked is still down: the click when it goes up means nothing; whatever begins after that does. */
function swallow() {
  const over = new AbortController();
  const stop = (event) => {
    if (event.detail === 0) return; // by keys, or by whoever reads the screen
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, signal: over.signal });
  addEventListener("pointerdown", () => over.abort(), { capture: true, signal: over.signal });
}

/** Asks over the live line; answers come by their numbers. */
export class Questions {
  /** @param {(message: Object) => boolean} send */
  constructor(send) {
    Object.assign(this, { send, number: 0, open: new Map() });
  }

  /** @returns {Promise<About[]>} */
  ask(question) {
    const ask = (this.number += 1);
    return new Promise((resolve, reject) => {
      if (this.send({ t: "inspect", ask, ...question })) this.open.set(ask, resolve);
      else reject(new Error("unsent"));
    });
  }

  hear({ ask, found }) {
    this.open.get(ask)?.(found);
    this.open.delete(ask);
  }
}
