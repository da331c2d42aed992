// The board: a background, pieces by their ids, and spots for options. Which game it is makes no difference.

import { around, Camera } from "./camera.js";
import { Carrier } from "./carry.js";
import { drawn, h, placed, s } from "./dom.js";
import { burn, drop, hit, isDamage, isDie, isHit, isLost, leap, leapOf, LENGTHS, mawAt, NEAR, sink, tumble } from "./effects.js";
import { counting, falling, fallsFor, omen, omenOf } from "./fell.js";
import { grain, isTouch, part, pitch } from "./finger.js";
import { Folds } from "./fold.js";
import { Ghost } from "./ghost.js";
import { isStill, tween } from "./motion.js";
import { Pages } from "./pages.js";
import { isFar, Trails } from "./trail.js";
import { along, Company, lengthOf, places } from "./way.js";

const DRIVEN = 52; // units between places that vehicles are driven to
const MIDST = 60; // units beside the middle of what is looked at that are seen anyway

/**
 * @typedef {Object} Piece
 * @property {string} id
 * @property {number} x
 * @property {number} y
 * @property {number} angle
 * @property {string} markup
 * @property {string} label
 * @property {string} [fold] the fold it belongs to
 * @property {boolean} [folded] whether to its folded form
 * @property {number[]} [way] the places it passes to get there
 * @property {number} [scale] on an upright screen
 * @property {number} [page] on which it lies there
 */

export class Board {
  constructor(label) {
    this.background = s("g", { "aria-hidden": "true" });
    this.layer = s("g", { class: "pieces" });
    this.effects = s("g", { class: "effects", "aria-hidden": "true" }); // what leaves, and its fire, above all pieces
    this.spots = s("g", { class: "spots" });
    this.trails = new Trails();
    this.svg = s("svg", { class: "board", role: "group", "aria-label": label }, this.background, this.layer, this.trails.element, this.effects, this.spots);
    this.frame = h("div", { class: "board-frame" }, this.svg);
    this.camera = new Camera(this.svg, this.frame);
    this.ghost = new Ghost(this.svg, this.camera);
    /** @type {Map<string, {piece: Piece, node: SVGElement, body: SVGElement, title: Element}>} */
    this.pieces = new Map();
    this.carrier = new Carrier(this);
    this.folds = new Folds(this);
    this.pages = new Pages(this);
    this.markup = null;
    this.framed = false; // the turn that is shown
    this.settled = false; // and nothing more of it
    this.concerns = []; // the pieces of whoever is asked
  }

  /** A new scene, seen by those who hold some seats; the background is parsed only when it is another one. */
  reset({ width, height, background, folds = [] }, mine) {
    this.folds.meet(folds, mine);
    if (this.width !== width || this.height !== height) this.camera.reset(width, height);
    Object.assign(this, { width, height });
    if (background !== this.markup) this.background.replaceChildren(...drawn(background));
    this.markup = background;
    if (this.pages.layout) this.pages.turn(this.pages.open);
  }

  // Frames

  /**
   * Show a frame: pieces slide to their places, dice tumble, what is lost burns, what is new appears.
   * Where time goes back (an undo), nothing burns and nobody is hit.
   * @returns {{done: Promise<void>, finish: () => void}|null}
   */
  show(frame, pace, { back = false } = {}) {
    const still = frame.whole || pace === Infinity;
    const calm = still || back;
    const company = this.company(frame);
    this.pages.stretch(frame.heights);
    const changes = (frame.put ?? []).map((put) => this.put(put, frame, calm, company));
    const leaving = this.gone(frame).map((id) => this.take(id, frame, calm)).filter(Boolean);
    if (frame.order) this.sort(frame.order);
    const all = [...changes, ...leaving];
    const length = still ? 0 : Math.max(0, ...all.map((each) => each.length)) / pace;
    if (!length) {
      all.forEach((each) => each.step(1));
      return null;
    }
    this.follow(changes, leaving);
    this.eye = eyeOf(changes) ?? this.eye;
    all.forEach((each) => each.step(0)); // what is new waits in its place, not in the corner
    return tween(length, (u) => all.forEach((each) => each.step(u)));
  }

  /** Everything as it is now, as a frame. */
  snapshot() {
    const ids = [...this.layer.children].map((node) => node.dataset.id);
    const put = ids.map((id) => this.pieces.get(id)?.piece).filter(Boolean).map(({ way: _, ...piece }) => piece);
    return { whole: true, put, order: put.map((piece) => piece.id) };
  }

  /** Chance decides something: it is seen to fall before it acts. @returns {{done: Promise<void>, finish: () => void}|null} */
  fall(frame, pace) {
    const { fell, drawn: fromPile, lines = [] } = frame;
    const { x = this.width / 2, y = this.height / 2 } = (frame.flights ?? []).flatMap(endsOf)[0] ?? this.eye ?? this.pack();
    const at = { x, y };
    const chain = Math.max(0, ...lines.map((line) => line.chain ?? 0));
    const steps = [fell ? falling(this.effects, at, fell, fromPile) : null, chain > 1 ? counting(this.effects, at, chain) : null].filter(Boolean);
    const flights = (frame.flights ?? []).map((flight) => omen(this, flight));
    const cut = fallsFor(frame) / omenOf(frame);
    const points = [...(steps.length ? [at] : []), ...(frame.flights ?? []).flatMap(endsOf)];
    if (points.length) this.look(points);
    return tween(omenOf(frame) / pace, (u) => {
      steps.forEach((step) => step(cut && Math.min(1, u / cut)));
      flights.forEach((fly) => fly(u <= cut && u < 1 ? 0 : (u - cut) / (1 - cut || 1)));
    });
  }

  /** The vehicle that stands at a place. */
  standing({ x, y }) {
    return [...this.pieces.values()].find(({ piece }) => piece.role === "vehicle" && Math.hypot(piece.x - x, piece.y - y) < NEAR)?.node ?? null;
  }

  /** The pieces that a frame takes away. */
  gone(frame) {
    return frame.whole ? [...this.pieces.keys()].filter((id) => !frame.put?.some((piece) => piece.id === id)) : frame.gone ?? [];
  }

  /** The sound of a frame: what happens on the board is louder than that something moves. */
  cue(frame) {
    if (frame.whole || frame.sound === "win") return frame.sound;
    if (this.gone(frame).some((id) => isLost(this.pieces.get(id)?.piece, frame))) return "burn";
    if (frame.put?.some((put) => isHit(this.pieces.get(put.id)?.piece, put))) return "hit";
    return frame.sound;
  }

  /** The ways of a frame, for what goes along with whoever takes them. */
  company(frame) {
    const found = new Company();
    for (const put of frame.put ?? []) {
      const old = this.pieces.get(put.id)?.piece;
      if (old && put.way) found.lead(places(old, put, put.way));
    }
    return found;
  }

  /** Put a piece; gives back how to get it there. */
  put(put, frame, calm, company) {
    const known = this.pieces.get(put.id);
    const old = known?.piece;
    const piece = { ...(frame.whole ? {} : old), ...put, angle: put.angle ?? 0 };
    const entry = known ?? this.make(put.id);
    entry.piece = piece;
    entry.home = null;
    if (put.label != null) entry.title.textContent = put.label;
    if (put.label != null) entry.node.setAttribute("aria-label", put.label);
    if (put.markup != null) entry.body.replaceChildren(...drawn(put.markup));
    if (put.role != null) entry.node.dataset.role = put.role;
    this.folds.show(entry);
    this.pages.mark(entry.node, piece.page);
    const hidden = this.folds.hides(piece) || !this.pages.shows(piece);
    const way = old ? company.follow(places(old, piece, put.way)) : null;
    const how = manner(entry, old, put, frame, calm || hidden, this.effects, way);
    if (way && !calm && !hidden && piece.role === "vehicle" && old.page === piece.page && isFar(way)) how.step = both(how.step, this.trails.draw(piece, way));
    return hidden ? { piece, old, step: how.step, length: 0, hidden } : { piece, old, ...how };
  }

  make(id) {
    const title = s("title");
    const body = s("g");
    const node = s("g", { class: "piece", "data-id": id, role: "img" }, title, body);
    const entry = { piece: null, node, body, title };
    this.pieces.set(id, entry);
    this.layer.append(node);
    return entry;
  }

  /** Take a piece away; gives back how it goes. */
  take(id, frame, calm) {
    const entry = this.pieces.get(id);
    if (!entry) return null;
    this.pieces.delete(id);
    const { node, piece } = entry;
    const burns = !calm && isLost(piece, frame);
    const maw = burns ? mawAt(piece, frame) : null;
    const go = maw ? sink(this.effects, node, piece, maw) : burns ? burn(this.effects, node, piece) : fade(this.effects, node);
    const step = (u) => {
      go(u);
      if (u === 1) node.remove();
    };
    return { step, piece, burns, length: burns ? LENGTHS.burn : 160 };
  }

  /** Paint order, moving as few nodes as possible. */
  sort(order) {
    let next = null;
    for (const id of [...order].reverse()) {
      const node = this.pieces.get(id)?.node;
      if (!node) continue;
      if (node.nextSibling !== next) this.layer.insertBefore(node, next);
      next = node;
    }
  }

  /** Look at what moves or burns. */
  follow(changes, leaving) {
    const matters = (piece) => !this.framed || piece.role === "vehicle"; // dice of others are on their turn card
    const moved = changes.filter(({ old, piece, tumbles, hidden }) => !hidden && matters(piece) && (tumbles || (old && (old.x !== piece.x || old.y !== piece.y))));
    const burning = leaving.filter((each) => each.burns).map((each) => each.piece);
    const points = burning.length ? burning : moved.flatMap(({ old, piece }) => (old ? [old, piece] : [piece]));
    if (points.length && moved.length <= 6) this.look(points);
  }

  /** Look at some points; in a turn that is framed, only if they are not in view, and on a long page once at most. */
  look(points) {
    if (this.settled) return;
    if (this.framed) this.settled = this.camera.keep(around(points)) && this.camera.fixed;
    else this.camera.focus(around(points));
  }

  /** Frame a turn once: the places that vehicles pass in its frames, where they are lost, and where something flies. */
  frameTurn(frames) {
    this.framed = true;
    const lost = (frame) => this.gone(frame).map((id) => this.pieces.get(id)?.piece).filter((piece) => isLost(piece, frame));
    const points = frames.flatMap((frame) => [...(frame.put ?? []).flatMap((put) => this.passes(put)), ...lost(frame), ...(frame.flights ?? []).flatMap(endsOf)]);
    if (points.length) this.camera.focus(around(points));
    this.settled = points.length > 0 && this.camera.fixed;
  }

  /** Where a piece drives from and to, if it is a vehicle and drives. */
  passes(put) {
    const old = this.pieces.get(put.id)?.piece;
    const drives = old?.role === "vehicle" && (old.x !== put.x || old.y !== put.y) && !this.folds.hides(old) && this.pages.shows(old);
    return drives ? places(old, put, put.way) : [];
  }

  // Spots

  /** A highlight for each place of each option; `dials` say what else must be in view, `drops` what can be pulled where; `long`: the board is the menu. */
  offer({ seat, options, dials = [], drops = [], foresees = false, steers = false, long = false, concerns = [] }, choose, hover) {
    this.folds.ask(seat, options);
    this.concerns = concerns;
    this.carrier.offer(drops);
    const nodes = options.flatMap((option, index) => option.spots.map((spot) => this.spot(spot, option, index, choose, hover)));
    this.spots.replaceChildren(...nodes);
    this.places = [...options.flatMap((option) => option.spots), ...dials.flatMap((dial) => dial.stops)];
    this.pages.need(this.places);
    this.near(long, steers);
    if (!foresees && !steers) this.frameUp([]); // or else once it is known where that leads
  }

  /** Where one drives, or where the board is the menu, a finger hits places; many of them reach as far as they can. */
  near(long, steers) {
    this.crowded = long;
    const apart = pitch(this.places);
    this.camera.finger = long ? grain(apart) : steers ? grain(DRIVEN) : 0;
    if (!long) return;
    for (const node of this.spots.children) {
      const { a, b } = node.transform.baseVal.consolidate().matrix;
      node.append(s("circle", { class: "reach", r: apart / 2 / Math.hypot(a, b) }));
    }
  }

  /** Look at the places where options lead, or else where they stand, with all of what they lie on. */
  frameUp(ends) {
    const places = (ends.length ? ends : this.places).filter((place) => this.pages.shows(place));
    const whole = ends.length ? [] : this.corners(this.spots.children);
    this.framed = this.settled = false;
    if (!places.length) return;
    if (this.crowded && this.camera.finger) this.camera.focus(around(part(places, this.eye ?? this.pack(), this.camera.room)));
    else this.camera.focus(around(this.together([...places, ...whole, ...this.folds.around(places)])));
  }

  /** With the pieces of whoever is asked on a small screen, the nearest first, as far as all of it can be made out. */
  together(points) {
    if (!isTouch() || this.camera.fixed) return points;
    const own = this.concerns.map((id) => this.pieces.get(id)).filter((entry) => entry && !this.folds.hides(entry.piece));
    const middle = around(points);
    const far = ({ piece: { x, y } }) => Math.hypot(x - middle.x - middle.width / 2, y - middle.y - middle.height / 2);
    own.sort((one, other) => far(one) - far(other));
    return own.reduce((seen, { piece, node }) => {
      const more = [...seen, piece, ...this.corners([node])];
      return this.camera.shows(around(more)) ? more : seen;
    }, points);
  }

  /** Where most vehicles are: at the middle one of them. */
  pack() {
    const all = [...this.pieces.values()].map((entry) => entry.piece).filter((piece) => piece.role === "vehicle" && !this.folds.hides(piece));
    return all.sort((one, other) => one.x - other.x)[all.length >> 1] ?? {};
  }

  /** The corners of what is too large to be seen whole where only its middle is looked at. */
  corners(nodes) {
    const midst = this.camera.fixed ? this.camera.rim : MIDST;
    return [...nodes].filter((node) => node.getClientRects().length).flatMap((node) => {
      const box = node.getBBox();
      const { a, b, c, d, e, f } = node.transform.baseVal.consolidate().matrix;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const [middle, centre] = [e + x * a + y * c, f + x * b + y * d];
      const across = Math.max(0, (Math.abs(box.width * a) + Math.abs(box.height * c)) / 2 - midst);
      const down = Math.max(0, (Math.abs(box.width * b) + Math.abs(box.height * d)) / 2 - midst);
      return across || down ? [{ x: middle - across, y: centre - down }, { x: middle + across, y: centre + down }] : [];
    });
  }

  spot(spot, option, index, choose, hover) {
    const node = s("g", {
      class: this.carrier.begins(option.text) ? "spot liftable" : "spot", role: "button", "aria-label": option.label, tabindex: "-1", "data-index": index,
      "data-fold": spot.fold, "data-option": option.text, transform: placed(spot.x, spot.y, spot.angle, spot.scale),
      onclick: (event) => choose(index, event.pointerType === "touch"),
      onfocus: () => node.matches(":focus-visible") && hover(index), // by keys, not by a click
      onpointerenter: (event) => event.pointerType !== "touch" && hover(index), // a finger does not hover
      onpointerleave: (event) => event.pointerType !== "touch" && hover(-1), onkeydown: (event) => pressed(event, () => choose(index)),
    }, s("title"), ...drawn(spot.markup));
    node.firstChild.textContent = option.label;
    this.pages.mark(node, spot.page);
    return node;
  }

  /** Let the spots of one option stand out; what they lie on is opened. */
  point(index) {
    const { fold, page } = this.spots.querySelector(`[data-index="${index}"]`)?.dataset ?? {};
    this.folds.need(fold);
    if (page != null) this.pages.turn(Number(page));
    this.spots.classList.toggle("pointing", index >= 0);
    for (const node of this.spots.children) node.classList.toggle("chosen", Number(node.dataset.index) === index);
    if (index >= 0 && (this.camera.fixed || (this.crowded && this.camera.finger))) this.bring(index);
  }

  /** Bring the place of an option into view, where not all places are. */
  bring(index) {
    const found = this.spots.querySelector(`[data-index="${index}"]`)?.transform.baseVal.consolidate().matrix;
    if (found) this.camera.keep(around([{ x: found.e, y: found.f }]));
  }

  /** Put the keyboard on the first spot of an option. */
  focusSpot(index) {
    this.point(index);
    this.spots.querySelector(`[data-index="${index}"]`)?.focus();
  }

  withdraw() {
    this.spots.replaceChildren();
    this.camera.finger = 0;
    this.ghost.hide();
    this.carrier.withdraw();
  }

  /** Pieces that were pulled somewhere, and are not there after all, go home. */
  settle() {
    const moving = [...this.pieces.values()].filter((entry) => entry.home);
    const slides = moving.map((entry) => {
      const from = entry.piece;
      entry.piece = entry.home;
      entry.home = null;
      return sliding(entry.node, from, entry.piece);
    });
    return slides.length ? tween(isStill() ? 0 : 200, (u) => slides.forEach((slide) => slide(u))) : null;
  }

  close() {
    this.pages.close();
    this.camera.close();
  }
}

/** Enter and the space bar press what has the focus. */
function pressed(event, press) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  press();
}

// How pieces get where they go

/** The way a piece changes: tumbling, sliding, being hit, dropping in or appearing; and how long that takes. */
function manner(entry, old, put, frame, calm, effects, way) {
  const { node, body, piece } = entry;
  const tumbles = frame.sound === "roll" && put.markup != null && isDie(piece);
  const slide = sliding(node, old, piece, way);
  const flies = way && !calm && piece.role === "vehicle" ? leapOf(way, frame) : null;
  const extra = tumbles ? (u) => tumble(body, u) : flies ? (u) => leap(node, body, flies(u)) : special(entry, old, put, calm, effects);
  const step = (u) => {
    slide(u);
    extra?.(u);
    if (u === 1) body.removeAttribute("transform");
  };
  return { step, tumbles, length: flies ? LENGTHS.leap : duration(old, piece, put, tumbles, calm, way) };
}

const both = (one, other) => (u) => {
  one(u);
  other(u);
};

/** Along its way, in a straight line where there is none; what is new comes out of nothing. */
function sliding(node, old, piece, way = old ? [old, piece] : null) {
  const at = way ? along(way) : () => piece;
  return (u) => {
    const { x, y, angle } = u === 1 ? piece : at(u);
    node.setAttribute("transform", placed(x, y, angle, piece.scale));
    if (u === 1) node.removeAttribute("opacity");
    else if (!old) node.setAttribute("opacity", u.toFixed(2));
  };
}

function special({ body, piece }, old, put, calm, effects) {
  if (calm) return null;
  if (isHit(old, put)) return hit(effects, body, piece);
  return !old && isDamage(piece) ? (u) => drop(body, u) : null;
}

/** Milliseconds that a change takes at normal speed. */
function duration(old, piece, put, tumbles, calm, way) {
  if (tumbles) return 560;
  if (!calm && isHit(old, put)) return LENGTHS.hit;
  if (!calm && !old && isDamage(piece)) return LENGTHS.drop;
  if (!old || (old.x === piece.x && old.y === piece.y && old.angle === piece.angle)) return 160;
  return 220 + Math.min(way.length > 2 ? 900 : 300, lengthOf(way) / 2);
}

function fade(layer, node) {
  layer.append(node);
  return (u) => node.setAttribute("opacity", (1 - u).toFixed(2));
}

/** Where something flies; a quake is everywhere. */
const endsOf = ({ kind, x, y, to_x: endX, to_y: endY }) => (kind === "quake" ? [] : [{ x, y }, { x: endX, y: endY }]);

/** Where the eye is: at the vehicle that moved or was hit last. */
function eyeOf(changes) {
  const found = changes.findLast(({ old, piece, hidden }) => !hidden && old && piece.role === "vehicle" && (old.x !== piece.x || old.y !== piece.y || old.hurt !== piece.hurt));
  return found ? { x: found.piece.x, y: found.piece.y } : null;
}
