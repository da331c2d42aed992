// What pieces do beyond sliding: burn when they are lost, shake when they are hit, drop in when they hurt.

import { drawn, placed, s } from "./dom.js";
import { lengthOf } from "./way.js";

export const NEAR = 25; // units within which something is at a place

// What pieces are is said by their roles, whatever the game.
export const isDie = (piece) => piece.role === "die"; // tumbles when it is rolled
export const isDamage = (piece) => piece.role === "damage"; // drops into its place

/** The jaws that wait where a piece is, if any. */
export const mawAt = ({ x, y }, { flights = [] }) => flights.find((flight) => flight.kind === "maw" && Math.hypot(flight.x - x, flight.y - y) < NEAR);

/** How somebody flies along a way that begins with a leap, or comes to one; null where nobody does. @returns {((u: number) => number)|null} */
export function leapOf(way, { flights = [] }) {
  const at = way.findIndex((place) => flights.some((flight) => flight.kind === "leap" && Math.hypot(flight.x - place.x, flight.y - place.y) < NEAR));
  if (at < 0 || at === way.length - 1) return null;
  const before = lengthOf(way.slice(0, at + 1)) / lengthOf(way);
  return (u) => Math.max(0, (u - before) / (1 - before));
}

/** Whether a piece that is gone was lost: a vehicle may also leave in peace. */
export const isLost = (piece, { left = [] }) => piece?.role === "vehicle" && !left.includes(piece.id);

/** Whether a vehicle was hit: it is hurt more than before and has not driven. */
export const isHit = (old, put) => old?.role === "vehicle" && put.hurt > (old.hurt ?? 0) && old.x === put.x && old.y === put.y;

const BURNING = 1100; // milliseconds
const SHAKING = 420;
const DROPPING = 320;
const LEAPING = 900;
export const LENGTHS = { burn: BURNING, hit: SHAKING, drop: DROPPING, leap: LEAPING };

const FLAMES = ["#fff3b0", "#ffc83d", "#ff8a1f", "#e2401b"];
const TONGUES = 24;

/** Half the size of a drawing, so that flames fit it. */
function reach(node) {
  const { width, height } = node.getBBox();
  return Math.max(12, Math.min(60, Math.max(width, height) / 2));
}

/** From -1 to 1: spread evenly, and the same every time for the same flame. */
const scatter = (n) => ((n * 0.618034) % 1) * 2 - 1;

/** A vehicle goes up in flames and smoke. @returns {(u: number) => void} */
export function burn(layer, node, { x, y }) {
  const size = reach(node);
  const flames = Array.from({ length: TONGUES }, (_, n) => s("circle", { class: "flame", fill: n % 3 ? FLAMES[n % 4] : "#3a302a" }));
  const fire = s("g", { class: "fire", transform: `translate(${x} ${y})` }, ...flames);
  node.classList.add("burning");
  layer.append(node, fire);
  return (u) => {
    node.setAttribute("opacity", (1 - Math.max(0, (u - 0.45) / 0.5)).toFixed(2));
    flames.forEach((flame, n) => tongue(flame, n, size, u));
    if (u === 1) fire.remove();
  };
}

function tongue(flame, n, size, u) {
  const begun = (n / TONGUES) * 0.45;
  const age = Math.max(0, Math.min(1, (u - begun) / 0.55));
  const side = scatter(n + 1) * size;
  flame.setAttribute("cx", (side * (1 + age * 0.4)).toFixed(1));
  flame.setAttribute("cy", (scatter(n * 7 + 3) * size * 0.4 - age * size * (n % 3 ? 1.5 : 2.4)).toFixed(1));
  flame.setAttribute("r", (size * (n % 3 ? 0.62 * (1 - age * 0.75) : 0.3 + age * 0.5)).toFixed(1));
  flame.setAttribute("opacity", (age > 0 ? (1 - age) * (n % 3 ? 0.95 : 0.6) : 0).toFixed(2));
}

const SPARKS = "M0-34L8-11 30-17 14 0 30 17 8 11 0 34-8 11-30 17-14 0-30-17-8-11Z";

/** A vehicle is hit: it shakes under a burst of sparks. @returns {(u: number) => void} */
export function hit(layer, body, { x, y }) {
  const scale = reach(body) / 28;
  const burst = s("path", { class: "sparks", d: SPARKS, fill: "#ffc83d", stroke: "#d9472b", "stroke-width": 3 });
  layer.append(burst);
  return (u) => {
    body.setAttribute("transform", `translate(${(Math.sin(u * Math.PI * 8) * 5 * (1 - u)).toFixed(1)} 0)`);
    burst.setAttribute("transform", `translate(${x} ${y}) scale(${(scale * (0.5 + u)).toFixed(2)}) rotate(${(40 * u).toFixed(0)})`);
    burst.setAttribute("opacity", (1 - u).toFixed(2));
    if (u < 1) return;
    body.removeAttribute("transform");
    burst.remove();
  };
}

/** A vehicle is taken below by what came up there, which closes over it. @returns {(u: number) => void} */
export function sink(below, node, piece, { x, y, markup }) {
  const maw = s("g", { class: "maw" }, ...drawn(markup));
  below.append(maw, node);
  return (u) => {
    const down = Math.min(1, u * 1.6);
    node.setAttribute("transform", placed(piece.x, piece.y, piece.angle + 200 * down, (piece.scale ?? 1) * (1 - down)));
    maw.setAttribute("transform", `translate(${x} ${y}) scale(${(u < 0.6 ? 0.95 + 0.1 * Math.sin(u * 20) : (1 - u) / 0.4).toFixed(2)}) rotate(${(40 + 60 * u).toFixed(0)})`);
    if (u === 1) maw.remove();
  };
}

/** A vehicle is in the air. */
export function leap(node, body, u) {
  node.classList.toggle("leaping", u > 0 && u < 1);
  body.setAttribute("transform", `scale(${(1 + 0.7 * Math.sin(Math.PI * u)).toFixed(2)})`);
}

/** A die hops and turns over. */
export function tumble(body, u) {
  const hop = Math.abs(Math.sin(u * Math.PI * 2.5)) * (1 - u);
  body.setAttribute("transform", `translate(0 ${(-46 * hop).toFixed(1)}) rotate(${(-540 * (1 - u)).toFixed(0)}) scale(${(1 + 0.25 * hop).toFixed(2)})`);
}

/** Damage drops from above. */
export function drop(body, u) {
  body.setAttribute("transform", `scale(${(2.2 - 1.2 * u).toFixed(2)})`);
}
