// How fast others are shown: every turn takes the same time, however much happens in it. Small beats are shown as one
// rather than big ones in a hurry, and a turn in which little happens is held until it has been seen.

import { omenOf } from "./fell.js";
import { lengthOf, places } from "./way.js";

const TURN = 2500; // milliseconds that somebody else's turn takes at normal speed
const OPENING = 1400; // that what is nobody's turn takes: the dice of all for a new round
const OMEN = 900; // at most, of the next turn's, that count to a turn: dice that fall before anything is told
const LEAST = 500; // that the rest of a turn has, whatever went before
const BEFORE = 0.5; // of the time that is left, for what comes before we are asked something in it: our answer is seen in it, too
const GRACE = 600; // after the time of a turn, until which all of it has happened
const RUSH = 2.5; // times faster than written, at most, for a big beat that would end later: more is not seen, and it is dropped
const HASTE = 1.4; // times faster than written, at most: rather than that, beats are shown as one
const LENGTHS = { burn: 1100, roll: 560, hit: 420, drop: 320, change: 160 };
const LINE = 260; // to begin to read, and for each line
const READING = 900; // at most

/** @typedef {{round: number, number: number, seat: number, begun: number|null, acted: boolean}} Turn */

/** The turns of a table as they come. */
export class Turns {
  constructor() {
    this.current = null;
  }

  /** The turn that a frame belongs to. @returns {Turn} */
  of(frame) {
    const [round, number, seat] = frame.turn ?? [];
    const known = this.current;
    if (!known || (frame.turn && (known.round !== round || known.number !== number))) {
      this.current = { round: round ?? 0, number: number ?? 0, seat: seat ?? -1, begun: null, acted: false };
    } else if (frame.turn && known.seat < 0) known.seat = seat;
    if (frame.actor >= 0 && frame.actor === this.current.seat) this.current.acted = true;
    return this.current;
  }
}

/** Milliseconds that it takes to read what is told. */
export const reading = ({ lines = [] }) => (lines.length ? Math.min(READING, LINE * (1 + lines.length)) : 0);

/** Milliseconds that a frame takes, at normal speed. @param {(id: string) => any} piece as it is known so far */
export function cost(frame, piece) {
  return omenOf(frame) + Math.max(reading(frame), ...(frame.gone ?? []).map((id) => (burns(piece(id), frame) ? LENGTHS.burn : LENGTHS.change)),
    ...(frame.put ?? []).map((put) => changing(put, piece(put.id), frame)), 0);
}

const burns = (piece, { left = [] }) => piece?.role === "vehicle" && !left.includes(piece.id);

function changing(put, old, frame) {
  const role = put.role ?? old?.role;
  if (role === "die" && put.markup != null && frame.sound === "roll") return LENGTHS.roll;
  if (role === "vehicle" && old && put.hurt > (old.hurt ?? 0)) return LENGTHS.hit;
  if (role === "damage" && !old) return LENGTHS.drop;
  if (role !== "vehicle" || !old) return LENGTHS.change;
  return 220 + Math.min(900, lengthOf(places(old, put, put.way)) / 2);
}

/** Milliseconds of a turn that are left, at normal speed. @param {number} omen that the next turn takes before anything is told of it */
export const left = (turn, now, speed, omen = 0) => {
  const whole = (turn.seat < 0 ? OPENING : TURN) - Math.min(omen, OMEN);
  return turn.begun == null ? whole : whole - (now - turn.begun) * speed;
};

/** Whether a turn is held until its time is over: somebody else has done something in it. */
export const isHeld = (turn, isMine) => turn.begun != null && turn.seat >= 0 && turn.acted && !isMine(turn.seat);

/** Put so many of the frames at the head of a queue together that the turn gets along with its time. */
export function squeeze(queue, { now, speed, piece, merge }) {
  const { turn } = queue[0];
  const rest = left(turn, now, speed) * (isAsked(queue, turn) ? BEFORE : 1);
  const time = Math.max(LEAST, rest);
  let beats = ofTurn(queue, turn);
  const long = () => beats.reduce((sum, each) => sum + cost(each.frame, piece), 0);
  while (beats.length > 1 && long() > time * HASTE) {
    const at = cheapest(beats, piece);
    if (at < 0) break;
    beats[at].frame = merge(beats[at].frame, beats[at + 1].frame);
    drop(queue, beats[at], beats[at + 1]);
    beats = ofTurn(queue, turn);
  }
  queue[0].pace = hurried(queue[0].frame, rest, piece, Math.max(1, Math.min(HASTE, long() / time)));
}

/** How fast a beat is shown when the time of its turn runs out: a small one is dropped then, a big one ends in time if it can be seen so, a reveal is never hurried. */
function hurried(frame, time, piece, pace) {
  const length = cost(frame, piece);
  const needed = length / Math.max(1, time + GRACE);
  if (frame.reveal?.length) return pace;
  return (time < 0 && length < LENGTHS.hit) || needed > RUSH ? Infinity : Math.max(pace, needed);
}

const endOf = (queue, turn) => queue.findIndex((each) => (each.frame ? each.turn !== turn : !each.passing));

/** Whether we are asked something before a turn goes on. */
const isAsked = (queue, turn) => Boolean(queue[endOf(queue, turn)]?.interrupts);

/** The beats of a turn that wait, up to the first question. */
export function ofTurn(queue, turn) {
  const end = endOf(queue, turn);
  return queue.slice(0, end < 0 ? queue.length : end).filter((each) => each.frame);
}

/** The beat that is shown together with the next one at the least loss. */
function cheapest(beats, piece) {
  const sizes = beats.map((each) => (each.frame.reveal?.length || each.frame.whole ? Infinity : cost(each.frame, piece)));
  const omens = beats.map((each) => omenOf(each.frame)); // that of the second is lost
  const losses = sizes.slice(1).map((size, index) => Math.min(size, sizes[index]) + Math.max(size, sizes[index]) / 4 + omens[index + 1]);
  const least = Math.min(...losses);
  return least < Infinity ? losses.indexOf(least) : -1;
}

/** Two beats are one: the second goes, and what was between them. */
function drop(queue, first, second) {
  const from = queue.indexOf(first) + 1;
  queue.splice(from, queue.indexOf(second) - from + 1);
}
