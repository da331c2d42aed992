// What chance decides is seen to fall, large, where the eye is; then it acts.

import { drawn, s } from "./dom.js";

const SIZE = 26; // half the side of a die
const PIPS = [[0, 0], [-11, -11], [11, 11], [-11, 11], [11, -11]];
const FALLING = 850; // milliseconds
const DRAWING = 450; // cards come by the handful
const FLYING = 480;
const TAKING = { leap: 0, quake: 900, maw: 700 }; // milliseconds, where something else takes another time
const SHAPES = { javelin: "M-30 0H16M10-5 24 0 10 5", tracer: "M-26 0H-8M2 0H20", arrow: "M14 0H46M34-12 52 0 34 12" };

/** How long a frame lets something fall; nothing for most. */
export const fallsFor = ({ fell, drawn: fromPile, lines = [] }) => (lines.some((line) => line.chain > 1) || (fell && !fromPile) ? FALLING : fell ? DRAWING : 0);

/** How long it shows anything before it acts: what falls, then what flies. */
export const omenOf = (frame) => fallsFor(frame) + Math.max(0, ...(frame.flights ?? []).map(({ kind }) => TAKING[kind] ?? FLYING));

/** A die, or a card from a pile, that comes to rest at a place; then what it says. @returns {(u: number) => void} */
export function falling(layer, { x, y }, text, fromPile) {
  const face = fromPile ? s("rect", { class: "fell-card", x: -20, y: -28, width: 40, height: 56, rx: 6 })
    : s("g", {}, s("rect", { class: "fell-die", x: -SIZE, y: -SIZE, width: 2 * SIZE, height: 2 * SIZE, rx: 9 }), ...PIPS.map(([cx, cy]) => s("circle", { cx, cy, r: 4.5 })));
  const label = s("text", { class: "fell-text", "text-anchor": "middle", y: 52 });
  label.textContent = text;
  const node = s("g", { class: "fell", transform: `translate(${x} ${y - 70})` }, face, label);
  layer.append(node);
  return (u) => {
    const turn = Math.min(1, u / 0.55);
    const hop = Math.abs(Math.sin(turn * Math.PI * 2.5)) * (1 - turn);
    face.setAttribute("transform", `translate(0 ${(-80 * hop).toFixed(1)}) rotate(${(-620 * (1 - turn)).toFixed(0)}) scale(${(1 + 0.5 * hop).toFixed(2)})`);
    label.setAttribute("opacity", turn < 1 ? "0" : "1");
    node.setAttribute("opacity", u > 0.9 ? ((1 - u) * 10).toFixed(2) : "1");
    if (u === 1) node.remove();
  };
}

/** What a flight does before the frame acts; a leap is done by whoever leaps. @param {import("./scene.js").Board} board @returns {(u: number) => void} */
export function omen(board, flight) {
  if (flight.kind === "quake") return quaking([board.background, board.layer]);
  if (flight.kind === "maw") return rising(board, flight);
  return flight.kind === "leap" ? () => {} : flying(board.effects, flight);
}

/** The ground shakes, and comes to rest. @returns {(u: number) => void} */
export function quaking(layers) {
  return (u) => {
    const force = 11 * (1 - u);
    const shake = `translate(${(Math.sin(u * 71) * force).toFixed(1)} ${(Math.cos(u * 53) * force).toFixed(1)})`;
    layers.forEach((layer) => (u === 1 ? layer.removeAttribute("transform") : layer.setAttribute("transform", shake)));
  };
}

/** Something comes up from below whoever stands there. @returns {(u: number) => void} */
export function rising(board, { x, y, markup }) {
  const node = s("g", { class: "maw", "aria-hidden": "true" }, ...drawn(markup));
  board.layer.insertBefore(node, board.standing({ x, y }));
  return (u) => {
    node.setAttribute("transform", `translate(${x} ${y}) scale(${Math.sin(u * 1.9).toFixed(2)}) rotate(${(40 * u).toFixed(0)})`);
    if (u === 1) node.remove();
  };
}

/** Something flies from one place to another, or an arrow swings around to point there. @returns {(u: number) => void} */
export function flying(layer, { kind, x, y, to_x: endX, to_y: endY }) {
  const angle = (Math.atan2(endY - y, endX - x) * 180) / Math.PI;
  const node = s("g", { class: `flight ${kind}`, opacity: 0 }, s("path", { d: SHAPES[kind] }), s("path", { d: SHAPES[kind] }));
  layer.append(node);
  return (u) => {
    const swung = kind === "arrow" ? angle - 420 * (1 - Math.min(1, u / 0.7)) : angle;
    const gone = kind === "arrow" ? 0 : u;
    node.setAttribute("transform", `translate(${(x + (endX - x) * gone).toFixed(1)} ${(y + (endY - y) * gone).toFixed(1)}) rotate(${swung.toFixed(1)})`);
    node.setAttribute("opacity", u > 0 ? "1" : "0");
    if (u === 1) node.remove();
  };
}

/** The second blow of a chain, and the third, counted. @returns {(u: number) => void} */
export function counting(layer, { x, y }, count) {
  const node = s("text", { class: "chain", "text-anchor": "middle" });
  node.textContent = `×${count}!`;
  layer.append(node);
  return (u) => {
    node.setAttribute("transform", `translate(${x} ${(y - 40 - 40 * u).toFixed(1)}) scale(${(2.4 - 1.4 * Math.min(1, u * 3)).toFixed(2)})`);
    node.setAttribute("opacity", u > 0.7 ? ((1 - u) / 0.3).toFixed(2) : "1");
    if (u === 1) node.remove();
  };
}
