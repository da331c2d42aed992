// The way a piece takes: from place to place, at an even pace, turning the short way round.

/** @typedef {{x: number, y: number, angle: number}} Place */

/** The places that a piece passes, ends included. @param {number[]} passed each as x, y and the angle @returns {Place[]} */
export function places(old, piece, passed = []) {
  const between = [];
  for (let n = 0; n + 2 < passed.length; n += 3) between.push({ x: passed[n], y: passed[n + 1], angle: passed[n + 2] });
  return [old, ...between, piece];
}

const far = (one, other) => Math.hypot(other.x - one.x, other.y - one.y);

/** How long a way is. @param {Place[]} way */
export const lengthOf = (way) => way.slice(1).reduce((sum, place, index) => sum + far(way[index], place), 0);

/** Where somebody is on a way, for u from 0 to 1. @param {Place[]} way @returns {(u: number) => Place} */
export function along(way) {
  const ends = way.slice(1).map((_, index) => lengthOf(way.slice(0, index + 2)));
  const whole = ends.at(-1) ?? 0;
  return (u) => {
    const gone = u * whole;
    const leg = whole ? Math.max(0, ends.findIndex((end) => gone <= end)) : 0;
    const start = leg ? ends[leg - 1] : 0;
    const part = ends[leg] > start ? (gone - start) / (ends[leg] - start) : u;
    return between(way[leg], way[leg + 1], part);
  };
}

function between(from, to, u) {
  const turn = ((to.angle - from.angle + 540) % 360) - 180;
  return { x: from.x + (to.x - from.x) * u, y: from.y + (to.y - from.y) * u, angle: from.angle + turn * u };
}

/** Ways by where they begin and end: what goes along with a piece, such as the light under it, takes the same. */
export class Company {
  constructor() {
    this.ways = new Map();
  }

  lead(way) {
    if (way.length > 2) this.ways.set(key(way), way);
  }

  /** @param {Place[]} way @returns {Place[]} */
  follow(way) {
    const found = way.length === 2 ? this.ways.get(key(way)) : null;
    return found ? [way[0], ...found.slice(1, -1).map((place) => ({ ...place, angle: way[0].angle })), way[1]] : way;
  }
}

const key = (way) => [way[0].x, way[0].y, way.at(-1).x, way.at(-1).y].join(" ");
