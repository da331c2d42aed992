// The board: a background, pieces by their ids, and spots for options. Which game it is makes no difference.

import { Camera } from "./camera.js";
import { h, s } from "./dom.js";
import { tween } from "./motion.js";

const DIE = /(^|-)die(-|$)/; // a piece with this word in its id is a die, and tumbles when it is rolled

/**
 * @typedef {Object} Piece
 * @property {string} id
 * @property {number} x
 * @property {number} y
 * @property {number} angle
 * @property {string} markup
 * @property {string} label
 */

/** SVG markup as nodes: parsed as XML, without anything that could run. */
function drawn(markup) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const node of root.querySelectorAll("script, foreignObject, parsererror")) node.remove();
  for (const node of root.querySelectorAll("*")) {
    for (const { name } of [...node.attributes]) if (name.startsWith("on")) node.removeAttribute(name);
  }
  return [...document.importNode(root, true).childNodes];
}

const placed = (x, y, angle) => `translate(${x.toFixed(1)} ${y.toFixed(1)})${angle ? ` rotate(${angle.toFixed(1)})` : ""}`;

export class Board {
  constructor(label) {
    this.background = s("g", { "aria-hidden": "true" });
    this.layer = s("g", { class: "pieces" });
    this.spots = s("g", { class: "spots" });
    this.svg = s("svg", { class: "board", role: "group", "aria-label": label }, this.background, this.layer, this.spots);
    this.frame = h("div", { class: "board-frame" }, this.svg);
    this.camera = new Camera(this.svg, this.frame);
    /** @type {Map<string, {piece: Piece, node: SVGElement, body: SVGElement, title: Element}>} */
    this.pieces = new Map();
    this.markup = null;
  }

  /** A new scene; the background is parsed only when it is another one. */
  reset(width, height, background) {
    if (this.width !== width || this.height !== height) this.camera.reset(width, height);
    Object.assign(this, { width, height });
    if (background !== this.markup) this.background.replaceChildren(...drawn(background));
    this.markup = background;
  }

  // Frames

  /**
   * Show a frame: pieces slide to their places, dice tumble, what is new appears.
   * @returns {{done: Promise<void>, finish: () => void}|null}
   */
  show(frame, pace) {
    const gone = frame.whole ? [...this.pieces.keys()].filter((id) => !frame.put?.some((piece) => piece.id === id)) : frame.gone ?? [];
    const changes = (frame.put ?? []).map((put) => this.put(put, frame));
    const leaving = gone.map((id) => this.take(id)).filter(Boolean);
    if (frame.order) this.sort(frame.order);
    const settle = () => leaving.forEach((node) => node.remove());
    const length = frame.whole ? 0 : duration(changes, leaving.length) / pace;
    if (!length) {
      changes.forEach((change) => change.step(1));
      settle();
      return null;
    }
    this.follow(changes);
    const moving = tween(length, (u) => {
      changes.forEach((change) => change.step(u));
      leaving.forEach((node) => node.setAttribute("opacity", String(1 - u)));
    });
    return { ...moving, done: moving.done.then(settle) };
  }

  /** Put a piece; gives back how to get it there. */
  put(put, frame) {
    const known = this.pieces.get(put.id);
    const old = known?.piece;
    const piece = { angle: 0, ...old, ...put, angle: put.angle ?? 0 };
    const entry = known ?? this.make(put.id);
    entry.piece = piece;
    if (put.label != null) entry.title.textContent = put.label;
    if (put.label != null) entry.node.setAttribute("aria-label", put.label);
    if (put.markup != null) entry.body.replaceChildren(...drawn(put.markup));
    return { piece, old, ...manner(entry, old, put, frame) };
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

  take(id) {
    const entry = this.pieces.get(id);
    this.pieces.delete(id);
    return entry?.node;
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

  /** Look at what moves. */
  follow(changes) {
    const moved = changes.filter(({ old, piece, tumbles }) => tumbles || (old && (old.x !== piece.x || old.y !== piece.y)));
    const points = moved.flatMap(({ old, piece }) => (old ? [old, piece] : [piece]));
    if (points.length && moved.length <= 6) this.camera.focus(around(points));
  }

  // Spots

  /** A highlight for each place of each option. */
  offer(options, choose, hover) {
    const nodes = options.flatMap((option, index) => option.spots.map((spot) => this.spot(spot, option, index, choose, hover)));
    this.spots.replaceChildren(...nodes);
    const places = options.flatMap((option) => option.spots);
    if (places.length) this.camera.focus(around(places));
  }

  spot(spot, option, index, choose, hover) {
    const node = s("g", {
      class: "spot", role: "button", "aria-label": option.label, tabindex: "-1", "data-index": index,
      "data-option": option.text, transform: placed(spot.x, spot.y, spot.angle),
      onclick: () => choose(index), onpointerenter: () => hover(index), onpointerleave: () => hover(-1),
    }, s("title"), ...drawn(spot.markup));
    node.firstChild.textContent = option.label;
    return node;
  }

  /** Let the spots of one option stand out. */
  point(index) {
    for (const node of this.spots.children) node.classList.toggle("chosen", Number(node.dataset.index) === index);
  }

  withdraw() {
    this.spots.replaceChildren();
  }

  close() {
    this.camera.close();
  }
}

// How pieces get where they go

/** The way a piece changes: tumbling, sliding, appearing or pulsing. */
function manner(entry, old, put, frame) {
  const { node, body, piece } = entry;
  const tumbles = frame.sound === "roll" && put.markup != null && DIE.test(put.id);
  const turn = old ? ((piece.angle - old.angle + 540) % 360) - 180 : 0;
  const slides = old && (old.x !== piece.x || old.y !== piece.y || old.angle !== piece.angle);
  const step = (u) => {
    const x = old ? old.x + (piece.x - old.x) * u : piece.x;
    const y = old ? old.y + (piece.y - old.y) * u : piece.y;
    node.setAttribute("transform", placed(x, y, u === 1 ? piece.angle : (old?.angle ?? piece.angle) + turn * u));
    if (u === 1) {
      body.removeAttribute("transform");
      node.removeAttribute("opacity");
    } else if (tumbles) {
      const hop = Math.abs(Math.sin(u * Math.PI * 2.5)) * (1 - u);
      body.setAttribute("transform", `translate(0 ${(-46 * hop).toFixed(1)}) rotate(${(-540 * (1 - u)).toFixed(0)}) scale(${(1 + 0.25 * hop).toFixed(2)})`);
    } else if (!old) {
      node.setAttribute("opacity", u.toFixed(2));
    }
  };
  return { step, tumbles, slides };
}

/** Milliseconds that a change takes at normal speed. */
function duration(changes, leaving) {
  if (changes.some((change) => change.tumbles)) return 560;
  const far = changes.filter((change) => change.slides).map(({ old, piece }) => Math.hypot(piece.x - old.x, piece.y - old.y));
  if (far.length) return 220 + Math.min(300, Math.max(...far) / 2);
  return changes.length || leaving ? 160 : 0;
}

/** The smallest box around some points. */
function around(points) {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
