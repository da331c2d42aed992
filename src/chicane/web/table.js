// A table in play: board, question, story and seats, kept up to date over one live connection.

import { PromptBar } from "./ask.js";
import { bar, lost, toast } from "./bar.js";
import { help } from "./book.js";
import { goOn } from "./campaign.js";
import { announce, fill, h, icon, sheet, tool, UPRIGHT } from "./dom.js";
import { addToken, keepTable, loseTable, prefs, setPref, table as kept } from "./keep.js";
import { Hints } from "./hint.js";
import { Inspector, Questions } from "./inspect.js";
import { epilogue, prologue } from "./tale.js";
import { Story } from "./log.js";
import { ending, outCard } from "./ending.js";
import { fetchFile, renamed, tableMenu } from "./menu.js";
import { actId, keyOf, Live, post } from "./net.js";
import { Prospects } from "./prospects.js";
import { Board } from "./scene.js";
import { openReview } from "./review.js";
import { Routes } from "./routes.js";
import { Screen } from "./screen.js";
import { seatList, watchFolds } from "./seats.js";
import { play } from "./sound.js";
import { lang, nameOf, spoken, t } from "./words.js";

/** The seats that must choose, as far as we are told. */
const choosing = (state) => state?.seats ?? [state?.seat].filter((seat) => seat != null);

export class TableView {
  /** @param {HTMLElement} page @param {(hear: Function, changed: Function) => Live} connect */
  constructor(page, speak, id, _ply, connect = (hear, changed) => new Live(id, hear, changed)) {
    Object.assign(this, { page, id, speak, info: null, state: null, ply: 0, line: "on", rest: [], values: [] });
    this.board = new Board(t("web-board"));
    this.story = new Story(() => this.info?.game ?? "");
    this.story.onTurn = (ply) => (location.hash = `#/r/${id}@${ply}`);
    this.prompt = new PromptBar({
      game: () => this.info?.game ?? "", choose: (option) => this.choose(option), point: (index) => this.point(index),
      focus: (index) => this.board.focusSpot(index), entry: (id) => this.board.pieces.get(id), take: (id) => this.board.carrier.take(id), ghost: (control) => this.turn(control),
      undo: () => this.undo(), skip: () => this.screen.beats.skip(), hint: () => this.hints.ask(),
    });
    this.board.carrier.onDrop = (options) => this.chooseAll(options);
    this.board.carrier.onOver = (label) => this.prompt.preview(label);
    this.board.carrier.onTake = (id) => this.prompt.hand?.heldOnBoard(id);
    this.board.pages.onChange = () => this.relearn();
    watchFolds(this);
    this.hints = new Hints(this);
    this.prospects = new Prospects(this);
    this.questions = new Questions((message) => this.live.send(message));
    this.inspector = new Inspector(this.board, (question) => this.questions.ask(question), () => this.info?.game ?? "");
    this.routes = new Routes(this);
    this.screen = new Screen(this);
    this.seats = h("section", { class: "seats", tabindex: "0" });
    this.foot = h("div", { class: "foot" });
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.onKey = (event) => this.key(event);
    addEventListener("keydown", this.onKey);
    this.ticker = setInterval(() => this.tick(), 5000);
    this.build();
    this.live = connect((message) => this.hear(message), (state, why) => this.lineChanged(state, why));
  }

  /** The page around the parts that live on; built again in another language. */
  build() {
    const menu = tool("menu", t("web-menu"), () => this.menu());
    const tools = [tool("help", t("web-help"), () => help(this.info?.game), { class: "tool wide" }), menu];
    this.follow = tool("follow", t("web-follow"), () => this.toggleFollow(), { class: "tool follow", "aria-pressed": String(this.board.camera.follows) });
    const { camera } = this.board;
    this.board.svg.setAttribute("aria-label", t("web-board"));
    this.board.pages.element.setAttribute("aria-label", t("web-pages"));
    this.stage = h("div", { class: "stage" }, this.board.frame, this.banner);
    this.seats.setAttribute("aria-label", t("web-seats"));
    fill(this.page, h("div", { class: "table-page" },
      bar({ title: this.info?.title ?? t("web-table"), settings: true, tools, speak: this.speak }),
      h("main", { class: "table" },
        this.stage,
        this.prompt.element,
        h("div", { class: "board-tools", role: "group", "aria-label": t("web-view") }, this.board.pages.element,
          tool("plus", t("web-zoom-in"), () => camera.zoom(1.4), { class: "tool zoom" }), tool("minus", t("web-zoom-out"), () => camera.zoom(1 / 1.4), { class: "tool zoom" }),
          tool("whole", t("web-whole"), () => this.whole()), this.follow, tool("eye", t("web-inspect"), () => this.inspector.list())),
        h("aside", { class: "side", "aria-label": t("web-side") }, this.seats, this.story.element, this.foot))));
  }

  /** Everything that is not play. */
  menu() {
    tableMenu(this);
  }

  relang() {
    this.prompt.relabel();
    this.story.relabel();
    this.build();
    this.showSeats();
    this.relearn();
  }

  /** In another language, or for a screen that was turned, everything is told anew. */
  relearn() {
    this.live.send({ t: "lang", lang: lang(), upright: UPRIGHT.matches });
  }

  close() {
    removeEventListener("keydown", this.onKey);
    clearInterval(this.ticker);
    this.isClosed = true;
    this.live.close();
    this.screen.beats.clear();
    this.board.close();
  }

  // What the server says

  hear(told) {
    if (told.t === "table") this.board.pages.lay(told.upright);
    const message = this.board.pages.laid(told);
    const handler = {
      table: () => this.meet(message), frames: () => this.screen.frames(spoken(message.frames, this.info.seats)),
      ask: () => this.screen.later(message), curtain: () => this.screen.later(message), wait: () => this.screen.later(message), over: () => this.screen.later(message),
      seats: () => this.seated(message.seats), rematch: () => this.rematch(message.table),
      refused: () => this.refused(message.reason), hint: () => this.hints.hear(message), inspected: () => this.questions.hear(message), routes: () => this.routes.hear(message),
    }[message.t];
    handler?.();
  }

  meet(message) {
    const first = !this.info;
    this.info = message;
    keepTable(this.id, { game: message.game, lost: undefined });
    document.title = `${message.title} · Chicane`;
    this.screen.beats.skip();
    this.page.querySelector(".bar-title").textContent = message.title;
    this.board.reset(message, message.seats.filter((seat) => seat.you).map((seat) => seat.seat));
    renamed(this.id, message.seats);
    this.showSeats();
    if (first) this.welcome();
    if (first) prologue(this);
  }

  /** The title of the page, with a mark while we are asked; left alone where it stays the same, for browsers redraw a lot for it. */
  entitle(asked) {
    const title = `${asked ? "● " : ""}${this.info.title} · Chicane`;
    if (document.title !== title) document.title = title;
  }

  /** Whether nobody here holds a seat. */
  get watches() {
    return !this.info?.seats.some((seat) => seat.you);
  }

  /** Seats get other signs, names or values. */
  sign({ badges, names, values }) {
    for (const seat of this.info.seats) {
      this.values[seat.seat] = values?.[seat.seat] ?? this.values[seat.seat];
      const name = names?.[seat.seat] ?? seat.name;
      const badge = badges?.[seat.seat] ?? seat.badge;
      const alias = seat.alias === seat.name ? name : badge === seat.badge ? seat.alias : ""; // what somebody drives has changed
      Object.assign(seat, { name, badge, alias });
    }
    this.showSeats();
  }

  /** A seat as everything speaks of it. */
  who(seat) {
    const found = this.info?.seats[seat];
    return { name: found ? nameOf(found, this.info.seats) : "", badge: found?.badge, you: found?.you };
  }

  /** The signs of some seats. */
  signs(seats) {
    return seats.map((seat) => this.info.seats[seat]?.badge).filter(Boolean);
  }

  stand(message) {
    if (this.isAskedAlready(message)) return this.keepAsking(message);
    const news = this.state?.seq !== message.seq;
    this.state = message;
    this.board.withdraw();
    this.routes.forget();
    if (this.goesOn(message)) return null;
    this.entitle(message.t === "ask" || message.t === "curtain");
    if (news && (message.t === "ask" || message.t === "curtain") && document.hidden) import("./nudge.js").then(({ nudge }) => nudge(this));
    if (message.t === "ask") this.ask(message, news);
    else if (message.t === "curtain") this.cover(message);
    else if (message.t === "wait") this.wait(message);
    else this.over(message);
    this.showSeats();
    return this.board.settle();
  }

  /** Whether the very same question stands there already, untouched: others may have answered theirs meanwhile. */
  isAskedAlready(message) {
    const gist = ({ t: kind, seat, prompt, options, dials }) => JSON.stringify([kind, seat, prompt, options, dials]);
    return message.t === "ask" && this.state?.t === "ask" && this.prompt.isOpen && gist(message) === gist(this.state);
  }

  /** Nothing moves under the finger; only the number is another one. */
  keepAsking(message) {
    this.state = message;
    this.routes.renumber(message);
    this.showSeats();
  }

  /** An option is pointed at, or none: its places stand out, and what it leads to is shown. */
  point(index) {
    if (index >= 0) this.routes.disarm();
    this.board.point(index);
    this.prospects.point(this.prompt.options[index]?.text);
  }

  /** A dial is set. */
  turn(control) {
    this.board.ghost.show(control);
    this.prospects.turn(control.stop.option);
  }

  /** Several people share this screen: one of them is to look alone. */
  cover(message) {
    this.prompt.curtain(message, this.signs([message.seat]), () => this.live.send({ t: "look", seat: message.seat }));
    announce(message.text);
    play("ask");
  }

  ask(message, news) {
    const mine = this.info.seats.filter((seat) => seat.you).length;
    this.board.offer({ ...message, long: this.prompt.spreads(message) }, (index, byTouch) => this.prompt.press(index, byTouch), (index) => this.prompt.show(index));
    this.prompt.ask(message, mine > 1 ? this.who(message.seat).name : null, this.signs([message.seat]));
    if (mine === 1) this.prompt.recall(this.screen.since.button(message.seat, () => this.screen.again()));
    this.routes.ask(message);
    if (!news) return;
    announce(message.prompt.text);
    play("ask");
  }

  /** The same question again, after something else was shown. */
  askAgain(message) {
    if (this.state !== message) return null;
    this.ask(message, false);
    return this.board.settle();
  }

  wait(message) {
    if (this.screen.isOut) return this.bidFarewell();
    this.prompt.wait(message, this.signs(choosing(message)));
    if (this.watches) fill(this.prompt.help, t("web-watching"));
    const { shown, card } = this.screen;
    if (shown?.seat >= 0 && !this.screen.isMine(shown.seat) && choosing(message).every((seat) => this.info.seats[seat].kind.startsWith("bot:"))) card.show(this.prompt, this.who(shown.seat));
    this.board.folds.follow(choosing(message)[0]);
  }

  /** We are out, and the others play on; what was offered for that stays where it is. */
  bidFarewell() {
    const { screen } = this;
    if (this.prompt.element.classList.contains("out")) return;
    const alone = this.info.seats.every((seat) => seat.you || seat.kind.startsWith("bot:"));
    const onward = (more) => {
      screen.wantsMore = more;
      screen.watched = true;
      screen.beats.rush();
      this.wait(this.state); // bots may still have to think
    };
    outCard(this.prompt, screen.outIn, {
      watch: () => {
        screen.watched = true;
        this.wait(this.state);
      },
      skip: () => onward(false), rematch: alone && !kept(this.id)?.campaign ? () => onward(true) : null,
    });
  }

  over(message) {
    keepTable(this.id, { over: true });
    const player = this.info.seats.some((seat) => seat.you);
    const action = (name, label, onclick, main) =>
      h("button", { type: "button", class: main ? "button main" : "button", onclick }, icon(name), h("span", {}, label));
    this.prompt.over(message, "", [
      ...this.whatNext(message, player, action),
      action("play", t("web-replay"), () => (location.hash = `#/r/${this.id}@0`)),
      action("eye", t("web-review"), () => openReview(this)),
      action("dice", t("web-fair"), () => tableMenu(this)),
      action("list", t("web-lobby"), () => (location.hash = "#/")),
    ], this.signs(message.winners));
    announce(message.text);
    this.board.camera.whole();
    this.stage.querySelector(".ending")?.remove();
    ending(this, message, [
      message.best == null ? null : action("play", t("web-best"), () => (location.hash = `#/r/${this.id}@${message.best}`)),
      action("down", t("web-share-picture"), () => fetchFile(this.id, `picture.png?lang=${lang()}`, `${this.info.game}-${this.id}.png`)),
    ]);
    if (this.screen.wantsMore && player) this.askRematch();
    else if (!this.told) epilogue(this, this.whatNext(message, player, action));
    this.told = true;
  }

  /** Another race: the next attempt at a campaign, or the same people again. */
  whatNext(message, player, action) {
    const { campaign } = kept(this.id) ?? {};
    if (!campaign) return [player || message.rematch ? action("again", t("web-rematch"), () => this.askRematch(), true) : null];
    const { game } = this.info;
    if (message.winners.some((seat) => this.info.seats[seat].you)) return [action("next", t("web-campaign-next"), () => goOn(game, campaign.id), true)];
    return [action("again", t("web-campaign-again"), () => goOn(game, campaign.id, campaign.rung), true)];
  }

  seated(seats) {
    this.info.seats = seats;
    renamed(this.id, seats);
    this.heard = performance.now();
    this.showSeats();
  }

  /** @param {number[]} acting who has the turn */
  showSeats(acting = choosing(this.state)) {
    if (!this.info) return;
    const winners = this.state?.t === "over" ? this.state.winners : [];
    const held = document.activeElement?.closest?.(".seat-open")?.dataset.seat;
    fill(this.seats, seatList(this, acting, winners));
    this.seats.querySelector(`.seat-open[data-seat="${held}"]`)?.focus();
    fill(this.foot, h("button", { type: "button", class: "seal", onclick: () => tableMenu(this) },
      icon("dice"), h("span", {}, t("web-seal", { hash: this.info.commitment.slice(0, 12) }))));
  }

  /** People who are away grow more so; nobody else tells us. */
  tick() {
    if (!this.info?.seats.some((seat) => seat.away != null)) return;
    const passed = (performance.now() - (this.heard ?? performance.now())) / 1000;
    this.heard = performance.now();
    for (const seat of this.info.seats) if (seat.away != null) seat.away += passed;
    this.showSeats();
  }

  // What we do

  choose(option) {
    const { state } = this;
    if (state?.t !== "ask") return;
    const act = { t: "act", act_id: actId(), seq: state.seq, option };
    if (this.live.send(act)) this.board.withdraw();
    else this.unsent();
  }

  /** The line is cut: choose again, with everything where it was. */
  unsent() {
    this.rest = [];
    toast(t("web-unsent"));
    this.prompt.again();
    this.board.settle();
  }

  /** Several questions are answered at once: the first now, each of the others when it is asked. */
  chooseAll([first, ...rest]) {
    this.rest = rest;
    this.routes.forget();
    this.prompt.send(first);
  }

  /** Whether a question has its answer already. */
  goesOn(message) {
    const [next, ...rest] = this.rest;
    const fits = message.t === "ask" && message.options.some((option) => option.text === next);
    this.rest = fits ? rest : [];
    if (fits) this.choose(next);
    return fits;
  }

  undo() {
    if (this.prompt.undo.getAttribute("aria-disabled") === "true") toast(this.prompt.undo.title);
    else this.live.send({ t: "undo", act_id: actId(), seq: this.screen.newest });
  }

  refused(reason) {
    toast(reason);
    this.rest = [];
    if (this.state) this.stand(this.state);
    this.prompt.again();
  }

  async request(path, body, token) {
    try {
      return await post(`/tables/${this.id}/${path}`, body, token ?? keyOf(this.id));
    } catch (error) {
      toast(error.message);
      return null;
    }
  }

  async askRematch() {
    const made = this.state?.rematch ? { table: this.state.rematch } : await this.request("rematch", {});
    if (made) this.goTo(made.table);
  }

  rematch(table) {
    this.carry(table);
    if (this.state) this.state.rematch = table;
    toast(t("web-rematch-ready"));
  }

  /** The keys of this table open its rematch too. */
  carry(table) {
    const { tokens = [], watch, game } = kept(this.id) ?? {};
    tokens.forEach((token) => addToken(table, token));
    keepTable(table, { watch, game });
  }

  goTo(table) {
    this.carry(table);
    location.hash = `#/t/${table}`;
  }

  /** Somebody who came by an invitation says who they are. */
  welcome() {
    const seat = this.info.seats.find((each) => each.you && each.kind === "open");
    if (!seat || kept(this.id)?.named) return;
    const field = h("input", { id: "name", maxlength: "24", autocomplete: "nickname", value: prefs().name ?? "", required: true });
    const form = h("form", { onsubmit: async (event) => {
      event.preventDefault();
      setPref("name", field.value.trim());
      if (await this.request("name", { name: field.value.trim() })) keepTable(this.id, { named: true });
      dialog.close();
    } }, h("label", { for: "name" }, t("web-your-name")), field, h("button", { class: "button main" }, t("web-sit-down")));
    const dialog = sheet(t("web-welcome", { title: this.info.title }), t("web-close"), form);
    field.focus();
  }

  // Line, keys, view

  lineChanged(state, why) {
    if (state === "closed") {
      loseTable(this.id);
      lost(this.page, this.speak, why === "token");
      return;
    }
    this.banner.hidden = state === "on";
    if (state === "off") {
      this.prompt.again();
      this.hints.forget();
      fill(this.banner, h("span", {}, t("web-line-lost")), h("button", { type: "button", class: "button small", onclick: () => this.live.now() }, t("web-line-now")));
    }
  }

  toggleFollow() {
    const { camera } = this.board;
    camera.follows = !camera.follows;
    this.follow.setAttribute("aria-pressed", String(camera.follows));
    if (camera.follows && camera.box) camera.focus(camera.box);
  }

  whole() {
    this.board.camera.byHand = false;
    this.board.camera.whole();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("input:not([type=range]), select, textarea")) return;
    const sliding = event.target.closest?.("input");
    const { camera } = this.board;
    const keys = {
      u: () => this.undo(), h: () => this.hints.ask(), s: () => this.screen.beats.skip(), " ": () => this.screen.beats.skip(), "?": () => help(this.info?.game), f: () => this.toggleFollow(), o: () => this.board.folds.next(), i: () => this.inspector.key(),
      "+": () => camera.zoom(1.4), "-": () => camera.zoom(1 / 1.4), 0: () => this.whole(),
    };
    const own = event.key === " " && event.target.closest?.("button, a") ? null : keys[event.key];
    if (own && !(event.key === "0" && this.prompt.typed)) own();
    else if (sliding || !this.prompt.key(event)) return;
    event.preventDefault();
  }
}
