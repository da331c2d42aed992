// Pulling pieces: one that may go somewhere is carried with mouse or finger, the places light up, letting go chooses.
// A die or a card can be taken by a tap instead, and its place tapped.

import { around } from "./camera.js";
import { drawn, placed, s } from "./dom.js";

const SLACK = 6; // pixels a finger may slip without pulling
const NEAR = 26; // pixels beside a place that still count
const EDGE = 44; // pixels from the rim at which the board comes along
const DRIFT = 9; // pixels it comes along by, sixty times a second

/**
 * @typedef {{pieces: string[], options: string[], label: string, x: number, y: number, angle?: number, markup: string}} Drop
 * @typedef {{drop: Drop, node: SVGElement}} Target
 */

export class Carrier {
  /** @param {import("./scene.js").Board} board */
  constructor(board) {
    Object.assign(this, { board, drops: [], held: null, taken: null, onDrop: () => {}, onOver: () => {}, onTake: () => {} });
    this.layer = s("g", { class: "carried", "aria-hidden": "true" });
    board.svg.append(this.layer);
    const { svg } = board;
    svg.addEventListener("pointerdown", (event) => this.grip(event));
    svg.addEventListener("pointermove", (event) => this.pull(event));
    svg.addEventListener("pointerup", (event) => this.release(event));
    svg.addEventListener("click", (event) => this.tap(event), { capture: true });
    svg.addEventListener("pointermove", (event) => this.taken && this.pointAt(this.taken, { x: event.clientX, y: event.clientY }));
    svg.addEventListener("pointercancel", (event) => event.pointerId === this.held?.pointer && this.cancel());
  }

  /** @param {Drop[]} drops what may be pulled now, and where */
  offer(drops) {
    this.cancel();
    this.take(null);
    this.drops = drops;
    const liftable = new Set(drops.flatMap((drop) => drop.pieces));
    for (const [id, { node }] of this.board.pieces) node.classList.toggle("liftable", liftable.has(id));
  }

  withdraw() {
    this.offer([]);
  }

  /** Whether an option is the first step of pulling a piece. */
  begins(option) {
    return this.drops.some((drop) => drop.options.length > 1 && drop.options[0] === option);
  }

  /** The piece under the finger that may be pulled, whatever lies over it. */
  under({ clientX, clientY }) {
    const nodes = document.elementsFromPoint(clientX, clientY).map((each) => each.closest(".piece.liftable"));
    return nodes.find(Boolean)?.dataset.id;
  }

  // Taps

  /** A tap takes what lies there in the hand, or puts what is in the hand down: on a place, or back. */
  tap(event) {
    const goal = this.taken && nearest(this.taken.targets, { x: event.clientX, y: event.clientY });
    const id = goal ? null : this.under(event);
    const takes = id && this.board.pieces.get(id).piece.role !== "vehicle"; // one that drives has its own ways
    if (!this.taken && !takes) return;
    event.stopPropagation();
    const back = !takes || this.taken?.id === id;
    this.take(back ? null : id);
    this.onTake(this.taken?.id ?? null);
    if (goal) this.onDrop(goal.drop.options);
  }

  /** Take a piece in the hand, so that its places light up; null: nothing. */
  take(id) {
    if (this.taken) {
      this.board.pieces.get(this.taken.id)?.node.classList.remove("taken");
      this.layer.replaceChildren();
      this.onOver(null);
    }
    const { svg, pieces, camera } = this.board;
    this.taken = pieces.has(id) ? { id, targets: this.targetsOf(id), over: null } : null;
    svg.classList.toggle("choosing", Boolean(this.taken));
    if (!this.taken) return;
    const places = this.taken.targets.map((each) => each.drop);
    this.layer.replaceChildren(...this.taken.targets.map((each) => each.node));
    pieces.get(id).node.classList.add("taken");
    this.board.folds.need(pieces.get(id).piece.fold);
    this.board.pages.need(places);
    if (camera.fixed && places.some((each) => camera.holds(around([each])))) return; // the piece stays under the finger
    camera.focus(around([pieces.get(id).piece, ...places, ...this.board.folds.around([pieces.get(id).piece])].filter((each) => this.board.pages.shows(each))));
  }

  /** The places that a piece may go to. @returns {Target[]} */
  targetsOf(id) {
    return this.drops.filter((drop) => drop.pieces.includes(id)).map(target);
  }

  // Hands

  grip(event) {
    if (this.held?.entry) return event.stopPropagation(); // another finger, while this one carries
    const id = !this.held && event.button === 0 ? this.under(event) : null;
    this.held = id ? { id, pointer: event.pointerId, from: { x: event.clientX, y: event.clientY } } : null;
  }

  pull(event) {
    const { held } = this;
    if (event.pointerId !== held?.pointer) return;
    event.stopPropagation(); // the board stays where it is
    held.at = { x: event.clientX, y: event.clientY };
    if (!held.entry && Math.hypot(held.at.x - held.from.x, held.at.y - held.from.y) > SLACK) this.lift(held);
    if (held.entry) this.carry();
  }

  lift(held) {
    const { svg, camera, pieces } = this.board;
    const { x, y } = camera.point(held.from.x, held.from.y);
    held.entry = pieces.get(held.id);
    held.grasp = { x: held.entry.piece.x - x, y: held.entry.piece.y - y };
    held.clone = held.entry.body.cloneNode(true);
    this.take(null);
    held.targets = this.targetsOf(held.id);
    this.layer.replaceChildren(...held.targets.map((each) => each.node), held.clone);
    held.entry.node.classList.add("lifted");
    svg.classList.add("carrying");
    svg.setPointerCapture(held.pointer);
    camera.pointers.delete(held.pointer);
    camera.dragged = true; // no click at the end of it
    this.drift();
  }

  /** The piece is where the finger is; the place that it would go to stands out. */
  carry() {
    const { held } = this;
    const finger = this.board.camera.point(held.at.x, held.at.y);
    held.place = { x: finger.x + held.grasp.x, y: finger.y + held.grasp.y };
    held.clone.setAttribute("transform", placed(held.place.x, held.place.y, held.entry.piece.angle, held.entry.piece.scale));
    this.pointAt(held, held.at);
  }

  /** The place under the finger stands out, and is said. */
  pointAt(hand, at) {
    const over = nearest(hand.targets, at);
    if (over === hand.over) return;
    hand.over = over;
    for (const each of hand.targets) each.node.classList.toggle("over", each === over);
    this.onOver(over?.drop.label ?? null);
  }

  /** At the rim the board comes along, for not all places may be in view. */
  drift() {
    const { held } = this;
    if (!held?.entry) return;
    const { left, right, top, bottom } = this.board.frame.getBoundingClientRect();
    const [dx, dy] = [push(held.at.x, left, right), push(held.at.y, top, bottom)];
    if (dx || dy) {
      this.board.camera.pan(dx, dy);
      this.carry();
    }
    requestAnimationFrame(() => this.drift());
  }

  release(event) {
    const { held } = this;
    if (event.pointerId !== held?.pointer) return;
    const drop = held.entry && held.over?.drop;
    if (held.entry) this.leave(drop ? drop.pieces[0] : held.id, held.place);
    this.cancel();
    if (drop) this.onDrop(drop.options);
    else if (held.entry) this.board.settle();
  }

  /** A piece comes to where it was let go, or its twin, if that is the one that goes; from there it goes on, or home. */
  leave(id, { x, y }) {
    const entry = this.board.pieces.get(id);
    entry.home = entry.piece;
    entry.piece = { ...entry.piece, x, y };
    entry.node.setAttribute("transform", placed(x, y, entry.piece.angle, entry.piece.scale));
  }

  /** Nothing is in the hand any more. */
  cancel() {
    const { held } = this;
    this.held = null;
    if (!held?.entry) return;
    held.entry.node.classList.remove("lifted");
    this.board.svg.classList.remove("carrying");
    this.layer.replaceChildren();
    this.onOver(null);
  }
}

/** @returns {Target} */
function target(drop) {
  const node = s("g", { class: "drop", transform: placed(drop.x, drop.y, drop.angle ?? 0, drop.scale), "data-options": drop.options.join(", ") }, ...drawn(drop.markup));
  return { drop, node };
}

/** The place under a point of the screen, or close to it; of several the one whose middle is closest. */
function nearest(targets, { x, y }) {
  const far = targets.map(({ node }) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const beside = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    return beside > NEAR ? Infinity : beside * 100 + Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
  });
  const least = Math.min(...far);
  return least < Infinity ? targets[far.indexOf(least)] : null;
}

/** How far the board moves, for a finger on a line from `low` to `high`. */
function push(at, low, high) {
  return at < low + EDGE ? DRIFT : at > high - EDGE ? -DRIFT : 0;
}
