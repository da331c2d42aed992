// A race again, move by move, with as much as this seat may know.

import { bar, lost, toast } from "./bar.js";
import { bookButton, help } from "./book.js";
import { fill, h, icon, sheet, tool } from "./dom.js";
import { Inspector } from "./inspect.js";
import { table as kept } from "./keep.js";
import { Story } from "./log.js";
import { copied, fairness, files } from "./menu.js";
import { foretold } from "./moment.js";
import { Beats, tween } from "./motion.js";
import { at, get, lookingKeyOf } from "./net.js";
import { Board } from "./scene.js";
import { plainSeats, watchFolds } from "./seats.js";
import { play } from "./sound.js";
import { lang, nameOf, spoken, t } from "./words.js";

const CHUNK = 100; // plies the server gives at once
const NOTING = 350; // milliseconds between two changes of the address
const BREATH = 420; // milliseconds between two moves while it plays

export class ReplayView {
  constructor(page, speak, id, ply) {
    Object.assign(this, { page, id, ply, speak, plies: ply, playing: false, info: null, told: 0, closed: false });
    /** @type {Map<number, Promise<any[]>>} frames by chunk */
    this.chunks = new Map();
    this.board = new Board(t("web-board"));
    this.inspector = new Inspector(this.board, (question) => this.ask(question), () => this.info?.game ?? "");
    this.story = new Story(() => this.info?.game ?? "");
    this.seats = h("section", { class: "seats", tabindex: "0" });
    this.story.onTurn = (ply) => this.goTo(ply);
    this.board.pages.onChange = () => this.again();
    watchFolds(this);
    this.beats = new Beats(() => {});
    this.onKey = (event) => this.key(event);
    addEventListener("keydown", this.onKey);
    this.build();
    this.begin();
  }

  build() {
    this.slider = h("input", { type: "range", class: "scrub", min: "0", max: String(this.plies), value: String(this.ply), "aria-label": t("web-move"), oninput: () => this.goTo(Number(this.slider.value)) });
    this.shareReason = h("p", { class: "reason", hidden: true }, t("web-link-none"));
    this.where = h("output", { class: "where" });
    this.rounds = h("select", { class: "rounds", "aria-label": t("web-rounds"), title: t("web-rounds"), hidden: true, onchange: () => this.goTo(Number(this.rounds.value)) });
    this.playButton = tool("play", t("web-play"), () => this.toggle(), { class: "tool big" });
    this.shareButton = h("button", { type: "button", class: "button quiet share", onclick: () => this.share() }, icon("link"), h("span", {}, t("web-link-move")));
    const tools = [tool("help", t("web-help"), () => help(this.info?.game), { class: "tool wide" }), tool("menu", t("web-menu"), () => this.menu())];
    const { camera } = this.board;
    fill(this.page, h("div", { class: "table-page" },
      bar({ title: this.title(), settings: true, tools, speak: this.speak }),
      h("main", { class: "table replay" },
        h("div", { class: "stage" }, this.board.frame),
        h("section", { class: "ask scrubber", "aria-label": t("web-replay") },
          h("div", { class: "row" },
            tool("first", t("web-first"), () => this.goTo(0)), tool("turnBack", t("web-turn-back"), () => this.byTurn(-1)), tool("back", t("web-back"), () => this.goTo(this.ply - 1)), this.playButton,
            tool("next", t("web-next"), () => this.step()), tool("turnNext", t("web-turn-next"), () => this.byTurn(1)), tool("last", t("web-last"), () => this.goTo(this.plies)), this.rounds, this.where),
          this.slider,
          h("div", { class: "row" },
            this.shareButton,
            h("a", { class: "button quiet", href: `#/t/${this.id}` }, icon("back"), h("span", {}, t("web-to-table"))), this.shareReason)),
        h("div", { class: "board-tools", role: "group", "aria-label": t("web-view") }, this.board.pages.element,
          tool("plus", t("web-zoom-in"), () => camera.zoom(1.4), { class: "tool zoom" }), tool("minus", t("web-zoom-out"), () => camera.zoom(1 / 1.4), { class: "tool zoom" }),
          tool("whole", t("web-whole"), () => camera.whole()), tool("eye", t("web-inspect"), () => this.inspector.list())),
        h("aside", { class: "side", "aria-label": t("web-side") }, this.seats, this.story.element))));
    this.mark();
  }

  title() {
    return this.info ? t("web-replay-of", { title: this.info.title }) : t("web-replay");
  }

  relang() {
    this.chunks = new Map();
    this.story.clear();
    this.story.relabel();
    this.told = 0;
    this.build();
    this.begin();
  }

  close() {
    this.closed = true;
    this.playing = false;
    removeEventListener("keydown", this.onKey);
    this.beats.clear();
    this.board.close();
  }

  // Loading

  async begin() {
    try {
      this.info = await get(`/tables/${this.id}?lang=${lang()}`, lookingKeyOf(this.id));
      this.checkShare();
      this.sign(this.info.seats.map((seat) => seat.badge));
      this.plies = this.info.ply;
      this.slider.max = String(this.plies);
      document.title = `${this.title()} · Chicane`;
      this.page.querySelector(".bar-title").textContent = this.title();
      await this.goTo(Math.min(this.ply, this.plies));
      await this.loadStory();
    } catch (error) {
      if (error.status === 401 || error.status === 404) lost(this.page, this.speak, error.status === 401);
      else toast(error.message);
    }
  }

  /** Who drives, with the signs of this moment. */
  sign(badges) {
    for (const seat of this.info.seats) seat.badge = badges[seat.seat] ?? seat.badge;
    this.seats.setAttribute("aria-label", t("web-seats"));
    fill(this.seats, plainSeats(this, this.info.seats.map((seat) => ({ ...seat, badge: badges[seat.seat] })), this.info.winners));
  }

  /** A seat as everything speaks of it. */
  who(seat) {
    const found = this.info?.seats[seat];
    return { name: found ? nameOf(found, this.info.seats) : "", badge: found?.badge };
  }

  /** Show a frame, with what it says of the seats. */
  show(frame, pace) {
    if (frame.badges) this.sign(frame.badges);
    if (frame.turn) this.board.trails.fade();
    this.board.folds.follow(frame.actor);
    return this.board.show(frame, pace);
  }

  /** @returns {Promise<any[]>} the frames of a stretch of the race */
  chunk(number) {
    if (!this.chunks.has(number)) {
      const from = number * CHUNK;
      const to = Math.min(this.plies, from + CHUNK);
      const frames = get(`/tables/${this.id}/frames?from=${from}&to=${to}&lang=${lang()}`, lookingKeyOf(this.id)).then((answer) => this.drawnOn(answer));
      frames.catch(() => this.chunks.delete(number));
      this.chunks.set(number, frames);
    }
    return this.chunks.get(number);
  }

  drawnOn(answer) {
    const { pages } = this.board;
    pages.lay(answer.upright);
    this.board.reset(pages.laid({ ...answer, t: "table" }), this.info.seats.filter((seat) => seat.you).map((seat) => seat.seat));
    return spoken(pages.laid({ ...answer, t: "frames" }).frames, this.info.seats);
  }

  /** The screen was turned. */
  again() {
    this.chunks = new Map();
    this.goTo(this.ply);
  }

  /** The story of the whole race, stretch by stretch. */
  async loadStory() {
    const { chunks } = this;
    for (let number = this.told; number * CHUNK <= this.plies; number += 1) {
      const frames = await this.chunk(number);
      if (this.closed || chunks !== this.chunks || this.told !== number) return;
      for (const frame of frames) {
        this.named = frame.turn ?? this.named;
        const lines = (frame.lines ?? []).map((line) => ({ ...line, turn: line.turn ?? this.named }));
        this.story.add(lines, { silent: true, read: Infinity, who: (seat) => this.who(seat) });
      }
      this.told = number + 1;
      this.listRounds();
      this.story.upTo(this.ply);
    }
  }

  /** What something in the position that is shown is. */
  ask(question) {
    const query = new URLSearchParams({ ...question, at: this.ply, lang: lang() });
    return get(`/tables/${this.id}/about?${query}`, lookingKeyOf(this.id));
  }

  // Going there

  /** Show a position at once. */
  async goTo(ply, { keepPlaying = false } = {}) {
    if (!keepPlaying) this.pause();
    this.ply = Math.max(0, Math.min(this.plies, ply));
    this.mark();
    const wanted = this.ply;
    const frames = await this.chunk(Math.floor(this.ply / CHUNK));
    if (this.closed || wanted !== this.ply) return;
    this.beats.clear();
    for (const frame of frames) if (frame.seq <= this.ply) this.show(frame, Infinity);
    this.shown = this.ply;
    this.story.upTo(this.ply);
  }

  /** The plies at which rounds begin, as far as they have been told. */
  get starts() {
    const found = new Map();
    for (const { dataset } of this.story.list.querySelectorAll(".turn-head")) {
      const [round] = dataset.turn.split(" ").map(Number);
      if (!found.has(round)) found.set(round, Number(dataset.ply));
    }
    return found;
  }

  /** Rounds to go to. */
  listRounds() {
    fill(this.rounds, [...this.starts].map(([round, ply]) => h("option", { value: ply }, t("web-round", { round }))));
    this.rounds.hidden = this.rounds.options.length < 2;
    this.markRound();
  }

  /** The round of what is shown. */
  markRound() {
    const found = [...this.rounds.options].findLast((option) => Number(option.value) <= this.ply);
    if (found) this.rounds.value = found.value;
  }

  /** To the beginning of a round, as by turn. */
  byRound(step) {
    return this.goBy([...this.starts.values()], step);
  }

  /** To the next of some plies, or the one before. */
  goBy(starts, step) {
    return this.goTo(step > 0 ? starts.find((ply) => ply > this.ply) ?? this.plies : starts.findLast((ply) => ply < this.ply) ?? 0);
  }

  /** To the beginning of a turn: of this one or the one before, or of the next. */
  byTurn(step) {
    return this.goBy([...this.story.list.querySelectorAll(".turn-head")].map((head) => Number(head.dataset.ply)), step);
  }

  /** One move forward, moving. */
  async step({ keepPlaying = false } = {}) {
    if (!keepPlaying) this.pause();
    if (this.ply >= this.plies) return this.pause();
    if (this.shown !== this.ply) await this.goTo(this.ply, { keepPlaying });
    const next = this.ply + 1;
    const frames = await this.chunk(Math.floor((next - 1) / CHUNK));
    this.beats.skip();
    this.ply = this.shown = next;
    this.mark();
    this.story.upTo(next);
    const beats = frames.filter((frame) => frame.seq === next && !frame.whole);
    return new Promise((resolve) => {
      for (const frame of beats) {
        this.beats.push((pace) => {
          if (pace !== Infinity) play(this.board.cue(frame));
          return foretold(this.board, frame, pace, () => this.show(frame, pace));
        });
      }
      this.beats.push((pace) => tween(this.playing ? BREATH / Math.min(pace, 8) : 0, () => {}));
      this.beats.push(() => resolve());
    });
  }

  async toggle() {
    if (this.playing) return this.pause();
    if (this.ply >= this.plies) await this.goTo(0);
    this.playing = true;
    this.mark();
    while (this.playing && this.ply < this.plies && !this.closed) await this.step({ keepPlaying: true });
    this.pause();
  }

  pause() {
    this.playing = false;
    this.mark();
  }

  mark() {
    this.slider.value = String(this.ply);
    this.slider.setAttribute("aria-valuetext", t("web-move-of", { ply: this.ply, plies: this.plies }));
    this.where.textContent = t("web-move-of", { ply: this.ply, plies: this.plies });
    fill(this.playButton, icon(this.playing ? "pause" : "play"));
    this.playButton.setAttribute("aria-label", t(this.playing ? "web-pause" : "web-play"));
    this.playButton.title = t(this.playing ? "web-pause" : "web-play");
    this.markRound();
    this.noting ??= setTimeout(() => this.note(), NOTING);
  }

  /** The address names the move; browsers refuse to change it too often. */
  note() {
    this.noting = null;
    if (!this.closed) history.replaceState(null, "", `#/r/${this.id}@${this.ply}`);
  }

  // Around it

  /** The watchers' key, where we have it: the creator's, one that came with an invitation, or our own if we only watch. */
  watchKey() {
    const { watch, tokens = [] } = kept(this.id) ?? {};
    return watch ?? (this.info?.seats.some((seat) => seat.you) ? undefined : tokens[0]);
  }

  /** A link to this move; with the watchers' key, never with a seat's. */
  share() {
    copied(at(`#/r/${this.id}@${this.ply}?k=${this.watchKey()}`));
  }

  /** Without a key to give away there is no link to give away. */
  checkShare() {
    const able = Boolean(this.watchKey());
    this.shareButton.disabled = !able;
    this.shareButton.title = able ? "" : t("web-link-none");
    this.shareReason.hidden = able;
  }

  /** A turn, or with Shift a round. */
  pageBy({ shiftKey }, step) {
    return shiftKey ? this.byRound(step) : this.byTurn(step);
  }

  menu() {
    if (!this.info) return;
    const { commitment, seed, seeded, game, secrets, over } = this.info;
    sheet(this.info.title, t("web-close"), h("section", {}, h("h3", {}, t("web-keep")), files(this.id, game, { at: this.ply, sealed: secrets && !over })),
      fairness({ commitment, seed, seeded, game, id: this.id }), h("div", { class: "row" }, bookButton(game)));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("input, select, textarea")) return;
    const keys = {
      ArrowRight: () => this.step(), ArrowLeft: () => this.goTo(this.ply - 1), PageUp: () => this.pageBy(event, -1), PageDown: () => this.pageBy(event, 1), Home: () => this.goTo(0), End: () => this.goTo(this.plies),
      " ": () => this.toggle(), "?": () => help(this.info?.game), "+": () => this.board.camera.zoom(1.4), "-": () => this.board.camera.zoom(1 / 1.4),
      0: () => this.board.camera.whole(), o: () => this.board.folds.next(), i: () => this.inspector.key(),
    };
    if (!keys[event.key] || (event.key === " " && event.target.closest?.("button, a"))) return;
    event.preventDefault();
    keys[event.key]();
  }
}
