// What part of the picture is seen: zoom, pan, and following the action.

import { isStill, tween } from "./motion.js";

const READABLE = 0.62; // screen pixels a unit from which on a picture can be read without zooming in
const DISCERNED = 0.3; // the same from which on one can tell what it is
const NEARLY = 1.1; // times as near is as good as there
const CUT = 1.25; // zooming in by less than this would only cut the edges off
const CLOSEST = 6;
const RIM = 45; // units beside the middle of what is to be seen
const CARD = 32; // the same where it is laid out for this screen
const LARGE = 1.25; // pixels a unit beyond which that is not larger, but all of it seen
const SLACK = 6; // pixels a finger may slip without dragging

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export class Camera {
  /** @param {SVGSVGElement} svg @param {HTMLElement} frame the element around it */
  constructor(svg, frame) {
    this.svg = svg;
    this.frame = frame;
    this.scene = { width: 100, height: 100 };
    this.at = { x: 50, y: 50, zoom: 1 };
    this.follows = true;
    this.byHand = false; // the user chose the zoom
    this.fixed = false; // everything is laid out to be read at once
    this.box = null;
    this.pointers = new Map();
    this.dragged = false;
    this.foot = 0; // pixels at the lower rim that tools cover
    this.goal = null; // where the view is moving to
    this.finger = 0; // pixels a unit that a finger needs for what is asked
    this.watcher = new ResizeObserver(() => this.fitted());
    this.watcher.observe(frame);
    this.listen();
  }

  close() {
    this.watcher.disconnect();
  }

  /** The frame has another size. */
  fitted() {
    this.foot = Number(getComputedStyle(this.frame).getPropertyValue("--foot"));
    if (this.follows && this.box) this.focus(this.box, 0);
    else this.place();
  }

  reset(width, height) {
    this.scene = { width, height };
    this.whole();
  }

  /** The picture has another height. */
  stretch(height) {
    if (this.scene.height === height) return;
    this.scene = { ...this.scene, height };
    this.place();
  }

  /** Pixels a unit when everything is in view; what is laid out for this screen is as wide as it is. */
  get fit() {
    const { clientWidth, clientHeight } = this.frame;
    const high = clientHeight / this.scene.height;
    return Math.max(0.01, Math.min(clientWidth / this.scene.width, this.fixed ? Math.max(high, LARGE) : high));
  }

  /** Units around the middle of what is to be seen. */
  get rim() {
    return this.fixed ? CARD : RIM;
  }

  place() {
    const { scene, at, frame } = this;
    const scale = this.fit * at.zoom;
    const width = Math.max(1, frame.clientWidth / scale);
    const height = Math.max(1, frame.clientHeight / scale);
    at.x = within(at.x, width, scene.width);
    at.y = within(at.y, height, scene.height + this.foot / scale);
    this.svg.setAttribute("viewBox", `${at.x - width / 2} ${at.y - height / 2} ${width} ${height}`);
    this.frame.classList.toggle("zoomed", at.zoom > 1.01);
  }

  /** Everything in view. */
  whole() {
    this.moving?.finish();
    this.at = { x: this.scene.width / 2, y: this.fixed ? 0 : this.scene.height / 2, zoom: 1 };
    this.place();
  }

  zoom(factor, clientX, clientY) {
    this.moving?.finish();
    const before = this.point(clientX, clientY);
    this.at.zoom = Math.min(CLOSEST, Math.max(1, this.at.zoom * factor));
    this.byHand = this.at.zoom > 1.01;
    this.place();
    const after = this.point(clientX, clientY);
    this.at.x += before.x - after.x;
    this.at.y += before.y - after.y;
    this.place();
  }

  /** A place on the screen, in units of the picture; the middle if none is given. */
  point(clientX, clientY) {
    const rect = this.frame.getBoundingClientRect();
    const scale = this.fit * this.at.zoom;
    const x = clientX ?? rect.left + rect.width / 2;
    const y = clientY ?? rect.top + rect.height / 2;
    return { x: this.at.x + (x - rect.left - rect.width / 2) / scale, y: this.at.y + (y - rect.top - rect.height / 2) / scale };
  }

  /** Show a part of the picture, if we follow the action. @param {Box} box around the middles of what is to be seen */
  focus(box, milliseconds = 350) {
    this.box = box;
    if (this.follows && !this.sees(box)) this.look(box, milliseconds);
  }

  /** The same, but nothing moves as long as it is in view: what happens in a turn is framed once. @param {Box} box @returns whether it did */
  keep(box) {
    this.box = box;
    const moves = this.follows && !this.holds(box, this.goal ?? this.at);
    if (moves) this.look(box);
    return moves;
  }

  /** Whether a part of the picture is in view, about as near as it would be shown: then nothing moves. */
  sees(box) {
    return this.holds(box) && this.target(box).zoom <= this.at.zoom * NEARLY;
  }

  /** Whether a part of the picture is in view, or will be when we are there. */
  holds(box, at = this.at) {
    const { frame } = this;
    const scale = this.fit * at.zoom;
    const down = (frame.clientHeight - this.foot) / scale / 2 - this.rim;
    const across = this.fixed && at.zoom === 1 ? Infinity : frame.clientWidth / scale / 2 - this.rim;
    const middle = at.y - this.foot / scale / 2;
    return Math.abs(box.x - at.x) <= across && Math.abs(box.x + box.width - at.x) <= across && Math.abs(box.y - middle) <= down && Math.abs(box.y + box.height - middle) <= down;
  }

  /** Show a part of the picture, near enough to be read. @param {Box} box */
  look(box, milliseconds = 350) {
    const target = this.target(box);
    const from = { ...this.at };
    const far = Math.hypot(target.x - from.x, target.y - from.y) + 400 * Math.abs(target.zoom - from.zoom);
    if (far < 4) return;
    this.moving?.finish();
    this.goal = target;
    this.moving = tween(isStill() ? 0 : milliseconds, (u) => {
      if (u === 1) this.goal = null;
      this.at = { x: mix(from.x, target.x, u), y: mix(from.y, target.y, u), zoom: mix(from.zoom, target.zoom, u) };
      this.place();
    });
  }

  /** Units that are seen beside each other as near as a finger needs them, without the rims. */
  get room() {
    const { clientWidth, clientHeight } = this.frame;
    return { width: clientWidth / this.finger - 140, height: (clientHeight - this.foot) / this.finger - 140 };
  }

  target(box) {
    const { clientWidth, clientHeight } = this.frame;
    const room = Math.min(clientWidth / (box.width + 140), (clientHeight - this.foot) / (box.height + 140));
    const readable = Math.max(this.finger, this.fixed || this.fit * CUT >= READABLE ? this.fit : READABLE);
    const wanted = this.byHand ? this.fit * this.at.zoom : readable;
    const zoom = Math.max(1, Math.min(wanted, this.byHand ? wanted : room) / this.fit);
    const width = clientWidth / (this.fit * zoom);
    const height = clientHeight / (this.fit * zoom);
    const foot = this.foot / (this.fit * zoom);
    return {
      x: within(box.x + box.width / 2, width, this.scene.width),
      y: within(this.fixed ? this.nearest(box, height) : box.y + box.height / 2 + foot / 2, height, this.scene.height + foot),
      zoom,
    };
  }

  /** Whether what is in such a box could be made out if all of it were in view. @param {Box} box */
  shows(box) {
    return !this.byHand && this.target(box).zoom * this.fit >= DISCERNED;
  }

  /** The middle of the view, moved no further than it must be; of what is higher than the view, the upper part. */
  nearest({ y, height }, view) {
    const [first, last] = [y + height + this.rim - view / 2, y - this.rim + view / 2];
    return first > last ? last : Math.min(last, Math.max(first, this.at.y));
  }

  // Hands

  listen() {
    const { frame } = this;
    frame.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    }, { passive: false });
    frame.addEventListener("pointerdown", (event) => {
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.pointers.size === 1) this.slipped = 0;
      this.dragged = this.pointers.size > 1;
    });
    frame.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      frame.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    }
    frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
  }

  drag(event) {
    const old = this.pointers.get(event.pointerId);
    if (!old) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 2) {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(old.x - other.x, old.y - other.y));
      this.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else {
      this.slipped += Math.hypot(now.x - old.x, now.y - old.y);
      if (this.slipped > SLACK) this.dragged = true;
      if (this.dragged) this.pan(now.x - old.x, now.y - old.y);
    }
    this.pointers.set(event.pointerId, now);
  }

  pan(dx, dy) {
    this.moving?.finish();
    const scale = this.fit * this.at.zoom;
    this.at.x -= dx / scale;
    this.at.y -= dy / scale;
    this.place();
  }
}

const mix = (a, b, u) => a + (b - a) * u;

/** A middle so that the view stays inside the picture, or the picture in the middle of the view. */
function within(middle, view, whole) {
  return view >= whole ? whole / 2 : Math.min(whole - view / 2, Math.max(view / 2, middle));
}

/** The smallest box around some points. */
export function around(points) {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
