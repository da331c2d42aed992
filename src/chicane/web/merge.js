// Two frames as one: what both change is changed at once, and what drives goes by both ways.

const LOUDER = ["move", "roll", "win"];

/** @returns the frame that leads from before `one` to after `other` */
export function merged(one, other) {
  return {
    ...one, seq: other.seq, ply: other.ply, actor: one.actor ?? other.actor,
    put: putTogether(one, other),
    gone: [...(one.gone ?? []).filter((id) => !other.put?.some((put) => put.id === id)), ...(other.gone ?? [])],
    left: [...(one.left ?? []), ...(other.left ?? [])],
    order: ordered(one, other),
    lines: [...(one.lines ?? []), ...(other.lines ?? []).map(({ chain: _, ...line }) => line)],
    sound: LOUDER.findLast((sound) => one.sound === sound || other.sound === sound),
    flights: [...(one.flights ?? []), ...(other.flights ?? []).filter(({ kind }) => kind === "leap")], fell: one.fell, drawn: one.drawn, // what decides or counts in the second would be seen before the first
    badges: other.badges ?? one.badges, names: other.names ?? one.names, values: other.values ?? one.values, out: other.out ?? one.out, turn: other.turn ?? one.turn, heights: other.heights ?? one.heights,
  };
}

function putTogether(one, other) {
  const found = new Map((one.put ?? []).map((put) => [put.id, put]));
  for (const id of other.gone ?? []) found.delete(id);
  for (const put of other.put ?? []) found.set(put.id, found.has(put.id) ? further(found.get(put.id), put) : put);
  return [...found.values()];
}

/** A piece that goes on from where it was put. */
function further(one, other) {
  const { x, y, angle = 0 } = one;
  return { ...one, ...other, angle: other.angle ?? 0, way: [...(one.way ?? []), x, y, angle, ...(other.way ?? [])] };
}

/** The paint order; what the second frame adds without one lies on top. */
function ordered(one, other) {
  if (other.order || !one.order) return other.order;
  return [...one.order, ...(other.put ?? []).map((put) => put.id).filter((id) => !one.order.includes(id))];
}
