// What is seen of the news: frame by frame, turn by turn, at a pace one can follow.

import { omenOf } from "./fell.js";
import { keepTable, table as kept } from "./keep.js";
import { merged } from "./merge.js";
import { foretold, news, revealed, together } from "./moment.js";
import { Beats, speed, tween } from "./motion.js";
import { isHeld, left, ofTurn, reading, squeeze, Turns } from "./pace.js";
import { Since } from "./since.js";
import { play } from "./sound.js";
import { TurnCard } from "./turn.js";
import { t } from "./words.js";

export class Screen {
  /** @param {import("./table.js").TableView} view */
  constructor(view) {
    Object.assign(this, { view, turns: new Turns(), card: new TurnCard(), since: new Since(), out: [], shown: null, asked: null });
    Object.assign(this, { outIn: 0, watched: false, wantsMore: false, newest: 0 }); // out in a round, and what we want then
    this.beats = new Beats((busy) => (view.prompt.skip.disabled = !busy), (queue) => this.plan(queue));
  }

  isMine(seat) {
    return Boolean(this.view.info?.seats[seat]?.you);
  }

  // What waits

  /** What comes together. */
  frames(frames) {
    this.coming = frames;
    for (const frame of frames) this.frame(frame);
  }

  frame(frame) {
    const last = this.turns.current;
    const turn = this.turns.of(frame);
    if (last && last !== turn) this.beats.push({ show: (pace) => this.hold(last, pace, omenOf(frame)) });
    const item = { frame, turn, mine: this.isMine(frame.actor) || this.isMine(turn.seat) };
    item.show = (pace) => this.show(item, pace);
    this.beats.push(item);
  }

  /** A question waits until everything before it has been seen; that others wait for somebody may be passed over. */
  later(message) {
    const { current } = this.turns;
    this.newest = message.seq;
    this.view.prompt.mayUndo(message); // at once: whoever is still looking may want to take it back
    const interrupts = message.t === "ask" && current?.seat >= 0 && current.seat !== message.seat; // their turn goes on afterwards
    if (message.t !== "wait" && current && !interrupts) this.beats.push({ show: (pace) => this.hold(current, pace) });
    this.beats.push({ show: () => {
      this.asked = message.t === "ask" ? performance.now() : null;
      return this.view.stand(message);
    }, passing: message.t === "wait", interrupts });
  }

  /** The time of a turn stands still while we think about a question in it. */
  resume(turn) {
    if (this.asked != null && turn.begun != null) turn.begun += performance.now() - this.asked;
    this.asked = null;
  }

  /** What we do in somebody else's turn takes of its time. */
  isTimed({ mine, turn }) {
    return !mine || (turn.seat >= 0 && !this.isMine(turn.seat));
  }

  plan(queue) {
    const [head] = queue;
    if (head.frame) this.resume(head.turn);
    if (!head.frame || head.frame.whole) return;
    this.frameNews();
    if (!this.isTimed(head)) return;
    if (!head.mine) this.frameUp(head.turn, queue);
    squeeze(queue, { now: performance.now(), speed: speed(), piece: (id) => this.view.board.pieces.get(id)?.piece, merge: merged });
  }

  /** Where a page is longer than the screen, what comes together is framed once, in our own turn, too. */
  frameNews() {
    const { board } = this.view;
    if (board.camera.fixed && !board.framed) board.frameTurn(this.coming);
  }

  /** What somebody does in a turn, as far as it is known, is framed once. */
  frameUp(turn, queue) {
    if (turn.framed) return;
    turn.framed = true;
    this.view.board.frameTurn(ofTurn(queue, turn).map((each) => each.frame));
  }

  /** A turn of somebody else stays until its time is over. */
  hold(turn, pace, omen) {
    if (pace === Infinity || !isHeld(turn, (seat) => this.isMine(seat)) || turn.held) return null;
    turn.held = true;
    return tween(left(turn, performance.now(), speed(), omen) / speed(), () => {});
  }

  // What is shown

  show(item, pace) {
    const { frame, turn } = item;
    const back = frame.ply < this.view.ply;
    turn.begun ??= performance.now();
    if (pace === Infinity || frame.whole || back || !omenOf(frame)) return this.act(item, pace, back);
    this.follow({ ...item, frame: { ...frame, put: [], lines: [] } });
    play(frame.fell ? "roll" : "move");
    return foretold(this.view.board, frame, pace, () => this.act(item, pace, back));
  }

  /** What happens is told, and done on the board. */
  act(item, pace, back) {
    const { view } = this;
    const { frame } = item;
    this.tell(item, back);
    if (frame.badges || frame.names || frame.values) view.sign(frame);
    if (frame.whole || pace === Infinity) this.farewell(frame, Infinity);
    if (frame.turn || this.isMine(frame.actor)) view.board.trails.fade();
    this.remember(item, back);
    view.board.folds.follow(frame.actor);
    if (pace !== Infinity) play(back ? frame.sound : view.board.cue(frame));
    return this.move(item, pace, back);
  }

  /** The board changes, and the bar with it. */
  move(item, pace, back = false) {
    const { view } = this;
    const { frame, mine, turn } = item;
    if (!mine) this.card.spend(frame, turn, view.board);
    const moving = view.board.show(frame, pace, { back });
    this.follow(item);
    if (pace === Infinity || frame.whole) return moving;
    const farewell = this.farewell(frame, pace); // the turn of somebody else does not wait for it
    return together(moving, frame.reveal?.length ? revealed(view.stage, frame, view.board, pace) : null, mine ? farewell : tween(reading(frame) / pace, () => {}));
  }

  tell({ frame, turn, mine }, back) {
    const { view } = this;
    if (frame.since === 0) view.story.clear();
    if (back) view.story.rewind(frame.ply);
    view.ply = frame.ply;
    if (frame.lines?.length && !turn.told) Object.assign(turn, { told: true, begun: performance.now() }); // from its first line on
    if ((mine || (view.watches && frame.actor >= 0)) && view.story.isRead()) keepTable(view.id, { read: frame.ply });
    const who = (seat) => view.who(seat);
    view.story.add(frame.lines, { silent: frame.whole, read: kept(view.id)?.read, turn: frame.whole ? null : turn, who });
    view.story.entitle(turn, who);
  }

  /** What others do is kept until we have had our turn. */
  remember(item, back) {
    if (item.again) return;
    if (item.frame.whole || this.isMine(item.frame.actor) || back) this.since.forget();
    else if (!this.view.watches) this.since.see(item, this.view.board);
  }

  /** The bar speaks of whoever has the turn. */
  follow({ frame, turn, mine }) {
    const { view } = this;
    if (mine || frame.whole) return;
    this.card.see(frame, turn, view.board);
    this.shown = turn;
    if (!view.prompt.isIdle || (turn.seat < 0 && !(turn.round && frame.lines?.length))) return;
    if (this.isOut) return view.bidFarewell();
    this.card.show(view.prompt, view.who(turn.seat), turn.round);
    view.showSeats(turn.seat < 0 ? [] : [turn.seat]);
  }

  /** Our own end is told where we look. */
  farewell(frame, pace) {
    if (!frame.out) return null;
    const fresh = frame.out.filter((seat) => !this.out.includes(seat));
    this.out = frame.out;
    const mine = fresh.some((seat) => this.isMine(seat));
    if (mine) this.outIn = this.turns.current.round;
    return mine && pace !== Infinity ? news(this.view.stage, t("web-out-you", { round: this.turns.current.round }), pace) : null;
  }

  /** Whether all our seats are out, and we have not said what we want. */
  get isOut() {
    const mine = this.view.info.seats.filter((seat) => seat.you);
    return mine.length > 0 && mine.every((seat) => this.out.includes(seat.seat)) && !this.watched;
  }

  // Once more

  /** What happened since our turn, again; then we are asked again. */
  again() {
    const { view, since } = this;
    const { state } = view;
    if (!since.start || state?.t !== "ask") return;
    view.board.withdraw();
    view.prompt.pause();
    this.replayed = null;
    view.board.show(since.start, Infinity);
    for (const { frame, turn } of since.frames) this.replay({ ...frame, lines: [], badges: null, names: null, out: null }, frame.lines, turn);
    this.beats.push({ show: () => view.askAgain(state) });
  }

  replay(frame, lines, { seat, round, number }) {
    const turn = { round, number, seat, begun: null, acted: true };
    const known = this.replayed?.number === number && this.replayed?.round === round ? this.replayed : (this.replayed = turn);
    const item = { frame: { ...frame, lines }, turn: known, mine: false, again: true };
    item.show = (pace) => {
      known.begun ??= performance.now();
      if (frame.turn) this.view.board.trails.fade();
      return foretold(this.view.board, frame, pace, () => this.move(item, pace));
    };
    this.beats.push(item);
  }
}
