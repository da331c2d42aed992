// The story of the race, line by line; each line opens to the rule behind it.

import { announce, badge, fill, h, icon, tint } from "./dom.js";
import { openRule, ruleText } from "./rule.js";
import { t } from "./words.js";

const narrow = matchMedia("(max-width: 48rem)");
const NEAR = 60; // pixels from the end within which the newest line is kept in view
const TALE = 160; // characters from which on a line is a tale, to be read from its start

export class Story {
  constructor(game) {
    this.game = game;
    /** @type {HTMLElement|null} a tale that may not have been read yet */
    this.tale = null;
    /** @type {{key: string, head: HTMLElement}|null} the turn that is told of */
    this.group = this.named = this.onTurn = null;
    this.list = h("ol", { class: "lines", tabindex: "0", onscroll: () => (this.follows = this.isAtEnd || this.list.scrollTop === this.top) });
    this.follows = true; // the newest line is in view
    this.top = 0; // where we have scrolled to ourselves: further lines may have come before that is said
    this.turning = 0;
    new ResizeObserver(() => this.follows && this.toNewest()).observe(this.list);
    this.heading = h("h2", {});
    this.more = h("button", { type: "button", class: "tool more", "aria-expanded": "false", onclick: () => this.toggle() }, icon("unfold"));
    this.element = h("section", { class: "story" }, this.heading, this.more, this.list);
    this.relabel();
  }

  relabel() {
    fill(this.heading, t("web-story"));
    this.more.setAttribute("aria-label", t("web-story-all"));
    this.more.title = t("web-story-all");
    this.list.setAttribute("aria-label", t("web-story"));
  }

  /** On a phone the story is a strip that grows. */
  toggle() {
    const tall = this.element.classList.toggle("tall");
    this.more.setAttribute("aria-expanded", String(tall));
    this.toNewest();
  }

  clear() {
    this.tale = this.group = this.named = null;
    this.list.replaceChildren();
  }

  /**
   * Lines to come, each under the head of its turn; what is told up to the ply `read` is known already.
   * @param {{text: string, rule: string, ply: number, turn?: number[]}[]} lines
   */
  add(lines, { silent = false, read = -1, turn = null, who = () => ({}) } = {}) {
    if (!lines?.length) return;
    const items = lines.map((line) => this.told(line, turn, who));
    this.tale ??= items[lines.findIndex(({ text, ply }) => text.length >= TALE && ply > read)] ?? null;
    if (this.follows) this.toNewest();
    if (!silent) announce(lines.map((line) => line.text).join(" "));
  }

  /** Whose turn it is becomes known after its first lines were told. */
  entitle({ round, number, seat }, who) {
    const key = `${round} ${number}`;
    if (seat >= 0 && this.group?.key === key && this.group.seat < 0) this.begin(key, round, seat, 0, who(seat));
  }

  /** A line, under the head of the turn it was told in. */
  told(line, turn, who) {
    if (turn) this.named = [turn.round, turn.number, turn.seat];
    else if (line.turn) this.named = line.turn;
    const [round, number, seat] = this.named ?? [0, 0, -1];
    const key = `${round} ${number}`;
    if (seat < 0 && this.group?.seat < 0 && this.group.round === round) this.group.key = key; // nobody's still: one head is enough
    if (round && (key !== this.group?.key || (this.group.seat < 0 && seat >= 0))) this.begin(key, round, seat, line.ply, who(seat));
    const item = this.line(line);
    item.dataset.at = String(Math.round(performance.now()));
    this.tinted(item);
    this.list.append(item);
    return item;
  }

  /** The head of a turn: who has it, and in which round. */
  begin(key, round, seat, ply, { name, badge: sign }) {
    const again = this.group?.key === key && this.group.head.dataset.turn === key;
    const label = [h("span", { class: "head-name" }, name || t("web-round", { round })), name ? h("small", {}, t("web-round", { round })) : null];
    const head = again ? this.group.head : h("li", { class: "turn-head", "data-ply": ply, "data-turn": key });
    fill(head, badge(sign), this.onTurn ? h("button", { type: "button", class: "head-go", onclick: () => this.onTurn(Number(head.dataset.ply)) }, label) : label);
    this.group = { key, round, head, seat, tint: tint(sign) };
    if (!again) this.list.append(head);
    for (let item = head.nextElementSibling; item; item = item.nextElementSibling) this.tinted(item); // told before it was known whose turn it is
  }

  /** A line of the turn that is told of has the colour of whoever has it. */
  tinted(item) {
    if (this.group?.seat >= 0) item.style.setProperty("--tint", this.group.tint);
  }

  get isAtEnd() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR;
  }

  /** To the end, but not past the beginning of a tale; once for each picture, for it is laid out for that. */
  toNewest() {
    cancelAnimationFrame(this.turning);
    this.turning = requestAnimationFrame(() => {
      this.list.scrollTop = this.tale ? this.tale.offsetTop - this.list.offsetTop : this.list.scrollHeight;
      this.top = this.list.scrollTop; // the browser keeps it within the list
    });
  }

  /** Whoever plays on has read it. @returns {boolean} whether there was anything to read */
  isRead() {
    if (!this.tale) return false;
    this.tale = null;
    this.toNewest();
    return true;
  }

  line({ text, rule, ply }) {
    if (!rule) return h("li", { "data-ply": ply }, h("span", { class: "line" }, text));
    const button = h("button", { type: "button", class: "line", "aria-expanded": "false", title: rule }, text);
    const item = h("li", { "data-ply": ply }, button);
    button.addEventListener("click", async () => {
      if (narrow.matches) return void openRule(this.game(), rule, h("p", {}, text));
      const open = button.getAttribute("aria-expanded") === "true";
      button.setAttribute("aria-expanded", String(!open));
      if (open) item.querySelector(".rule")?.remove();
      else item.append(await ruleText(this.game(), rule));
    });
    return item;
  }

  /** An undo: what came after a ply was not. */
  rewind(ply) {
    for (const item of [...this.list.children].reverse()) {
      if (Number(item.dataset.ply) <= ply) break;
      if (item === this.tale) this.tale = null;
      if (item === this.group?.head) this.group = null;
      item.remove();
    }
  }

  /** Show the lines up to a ply only (replay), the newest of them marked. */
  upTo(ply) {
    let newest = null;
    for (const item of this.list.children) {
      item.hidden = Number(item.dataset.ply) > ply;
      item.classList.remove("newest");
      if (!item.hidden) newest = item;
    }
    newest?.classList.add("newest");
    this.list.scrollTop = newest ? newest.offsetTop - this.list.offsetTop - this.list.clientHeight * 0.7 : 0;
  }
}
