// A moment of its own, large, in the middle: cards that come to light, somebody who is out.

import { drawn, h, s } from "./dom.js";
import { omenOf } from "./fell.js";
import { tween } from "./motion.js";

const CARDS = 1800; // milliseconds that cards are seen
const NEWS = 2200; // that news are

/** The cards that a frame shows for the first time, with what they are. */
export function revealed(stage, frame, board, pace) {
  const cards = frame.reveal.map((id) => board.pieces.get(id)).filter(Boolean);
  return cards.length ? hold(stage, h("div", { class: "moment cards" }, cards.map(large)), CARDS / pace) : null;
}

function large({ body, piece }) {
  const box = body.getBBox();
  const view = box.width ? `${box.x} ${box.y} ${box.width} ${box.height}` : "-60 -80 120 160";
  const [name] = piece.label.split("\n"); // what it does is too long for a moment
  return h("figure", {}, s("svg", { viewBox: view, "aria-hidden": "true" }, ...drawn(piece.markup)), h("figcaption", {}, name));
}

/** Words for everybody to see. */
export function news(stage, text, pace) {
  return hold(stage, h("div", { class: "moment news" }, h("p", {}, text)), NEWS / pace);
}

function hold(stage, element, milliseconds) {
  stage.append(element);
  return tween(milliseconds, (u) => u === 1 && element.remove());
}

/** One movement after the other; finished early, both are. */
export function after(first, begin) {
  let second;
  let hurried = false;
  const done = first.done.then(() => {
    second = begin();
    if (hurried) second?.finish();
    return second?.done;
  });
  return { done, finish: () => {
    hurried = true;
    first.finish();
    second?.finish();
  } };
}

/** What decides is seen first, then it acts. @param {import("./scene.js").Board} board */
export function foretold(board, frame, pace, act) {
  return pace === Infinity || frame.whole || !omenOf(frame) ? act() : after(board.fall(frame, pace), act);
}

/** Several movements as one. */
export function together(...all) {
  const moving = all.filter(Boolean);
  if (!moving.length) return null;
  return { done: Promise.all(moving.map((each) => each.done)), finish: () => moving.forEach((each) => each.finish()) };
}
