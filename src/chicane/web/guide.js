// A guided game: the table as ever, but its line is a script that waits for the option it has asked for.

import { openBook } from "./book.js";
import { Bubble } from "./bubble.js";
import { h, icon, sheet } from "./dom.js";
import { learnt, progress } from "./lesson.js";
import { lost } from "./bar.js";
import { get } from "./net.js";
import { TableView } from "./table.js";
import { lang, t } from "./words.js";

/** What a table hears from a script instead of a server. */
class Script {
  constructor(id, hear, changed) {
    const [game, guide] = id.split("/");
    Object.assign(this, { id, path: `/games/${game}/guides/${guide}`, hear, changed, at: 0, whole: null });
    this.load();
  }

  /** Fetch it in the language in use, and go on where we were. */
  async load() {
    try {
      this.whole = await get(`${this.path}?lang=${lang()}`);
    } catch {
      this.changed("closed", "table");
      return;
    }
    if (this.ended) return;
    this.at = Math.min(progress(this.id), this.whole.moments.length - 1);
    this.hear(this.whole.table);
    this.show(this.whole.moments.slice(0, this.at + 1).flatMap((moment) => moment.frames), true);
  }

  get moment() {
    return this.whole.moments[this.at];
  }

  get isLast() {
    return this.at === this.whole.moments.length - 1;
  }

  /** What happened, then what is asked now. */
  show(frames, rush = false) {
    learnt(this.id, this.isLast ? Infinity : this.at);
    if (frames.length) this.hear({ t: "frames", frames });
    if (rush) this.hear({ t: "rush" });
    this.hear(this.moment.ask ?? { t: "wait", seq: -this.at, seat: 0, seats: [0], text: t("web-guide-wait"), undo: false });
  }

  /** To the next moment. */
  next() {
    this.at += 1;
    this.show(this.moment.frames);
  }

  /** An answer comes a moment later, as from a server. */
  send(message) {
    queueMicrotask(() => this.answer(message));
    return true;
  }

  /** What something drawn is: that is the only thing a script asks the server. */
  async inspect({ ask, ...question }) {
    const query = new URLSearchParams({ ...question, moment: this.at, lang: lang() });
    const found = await get(`${this.path}/about?${query}`).catch(() => []);
    this.hear({ t: "inspected", ask, found });
  }

  answer({ t: kind, seq, option, ...question }) {
    if (kind === "lang") this.load();
    if (kind === "hint") this.hear({ t: "hint", seq, option: this.moment.option, why: this.moment.remark });
    if (kind === "inspect") this.inspect(question);
    if (kind !== "act") return;
    if (option === this.moment.option) this.next();
    else this.hear({ t: "refused" });
  }

  close() {
    this.ended = true;
  }
}

export class GuideView extends TableView {
  constructor(page, speak, id) {
    super(page, speak, "", 0, (hear, changed) => new Script(id, hear, changed));
    this.story.onTurn = null;
    this.bubble = new Bubble(this);
    this.stage.append(this.bubble.element);
    this.onClick = (event) => event.target.closest(".board") && !event.target.closest(".spot, .ghost, .piece") && this.bubble.nudge();
    this.page.addEventListener("click", this.onClick);
  }

  build() {
    super.build();
    this.page.firstChild.classList.add("guided");
    if (this.bubble) this.stage.append(this.bubble.element);
  }

  hear(message) {
    if (message.t === "rush") this.screen.beats.skip();
    else super.hear(message);
  }

  stand(message) {
    const moving = super.stand(message);
    if (this.state === message) this.bubble.show(this.live.moment);
    return moving;
  }

  choose(option) {
    this.bubble.rest();
    super.choose(option);
  }

  /** Something else than what was asked for: said kindly, and asked again. */
  refused() {
    this.rest = [];
    this.stand(this.state);
    this.prompt.again();
    this.bubble.nudge();
  }

  lineChanged(_, why) {
    lost(this.page, this.speak, why === "token");
  }

  /** Leave, begin again, or look things up. */
  menu() {
    const { game, title } = this.live.whole;
    const button = (name, label, onclick) => h("button", { type: "button", class: "button", onclick }, icon(name), h("span", {}, label));
    const dialog = sheet(title, t("web-close"), h("div", { class: "row" },
      button("again", t("web-guide-again"), () => this.again(dialog)), button("help", t("web-book"), () => openBook(game)),
      h("a", { class: "button", href: "#/", onclick: () => dialog.close() }, icon("list"), h("span", {}, t("web-lobby")))));
  }

  again(dialog) {
    dialog?.close();
    learnt(this.live.id, 0);
    this.live.load();
  }

  close() {
    this.page.removeEventListener("click", this.onClick);
    this.bubble.close();
    super.close();
  }
}
