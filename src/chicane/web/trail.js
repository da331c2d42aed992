// Where vehicles came along: a line behind each of them, that fades when the next turn has begun, or we do something.

import { s } from "./dom.js";
import { isStill, tween } from "./motion.js";

const FADING = 1600; // milliseconds
const SHORT = 30; // units within which nobody has gone anywhere

export class Trails {
  constructor() {
    this.element = s("g", { class: "trails", "aria-hidden": "true" });
    this.lines = new Map();
  }

  /** A vehicle takes a way: the line grows with it, on the page where that is. @param {import("./way.js").Place[]} way @returns {(u: number) => void} */
  draw({ id, page }, way) {
    const key = `${id} ${page ?? ""}`;
    const line = this.lines.get(key) ?? this.begin(key, page, way[0]);
    const before = line.points;
    const path = [...before, ...way.slice(1).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)];
    line.points = path;
    return (u) => line.node.setAttribute("d", `M${(u === 1 ? path : path.slice(0, Math.max(1, before.length + Math.floor(u * (way.length - 1))))).join("L")}`);
  }

  begin(key, page, { x, y }) {
    const line = { node: s("path", { class: "trail", "data-page": page }), points: [`${x.toFixed(1)} ${y.toFixed(1)}`] };
    this.lines.set(key, line);
    this.element.append(line.node);
    return line;
  }

  /** The next turn: what was drawn fades away. */
  fade() {
    const nodes = [...this.lines.values()].map((line) => line.node);
    this.lines.clear();
    if (!nodes.length) return;
    tween(isStill() ? 0 : FADING, (u) => nodes.forEach((node) => (u === 1 ? node.remove() : node.setAttribute("opacity", (1 - u).toFixed(2)))));
  }
}

/** Whether a way leads anywhere. */
export const isFar = (way) => Math.hypot(way.at(-1).x - way[0].x, way.at(-1).y - way[0].y) > SHORT || way.length > 2;
