// Many places on a small screen: how near they must be so that a finger can tell them apart, and which part is seen first.

const FINGER = 40; // pixels from one place to the next

/** @typedef {{x: number, y: number}} Point */

/** Whether somebody points with a finger. */
export const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** Units between the two places that are nearest to each other. @param {Point[]} places */
export function pitch(places) {
  let least = Infinity;
  places.forEach((one, index) => {
    for (const other of places.slice(0, index)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart > 1) least = Math.min(least, apart); // two options may have the same place
    }
  });
  return least;
}

/** Pixels a unit that fingers need. */
export const grain = (apart) => (isTouch() && apart < Infinity ? FINGER / apart : 0);

/** The part of some places to begin with: all of them where there is room, or else where the eye is. @param {Point} eye */
export function part(places, eye, { width, height }) {
  const kept = (name, room) => {
    const all = places.map((place) => place[name]);
    const [from, to] = [Math.min(...all), Math.max(...all)];
    return to - from <= room ? [from, to] : [eye[name] ?? (from + to) / 2].map((at) => Math.max(from, Math.min(to, at)));
  };
  const [xs, ys] = [kept("x", width), kept("y", height)];
  return [{ x: xs[0], y: ys[0] }, { x: xs.at(-1), y: ys.at(-1) }];
}
