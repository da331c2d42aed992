// The prompt bar: who must decide what, and the options as buttons, always in the same place.

import { DialControl } from "./dial.js";
import { badge, fill, h, icon } from "./dom.js";
import { isTouch } from "./finger.js";
import { Hand, holdings } from "./hand.js";
import { prefs } from "./keep.js";
import { ruleButton } from "./rule.js";
import { t } from "./words.js";

const THINKING = 700; // milliseconds to type the second digit of a number
const STARTLED = 700; // milliseconds until a curtain can be lifted
const WORDY = 30; // letters of an option from which on it needs a broad button
const MANY = 16; // options from which on the board is the better menu, if it has a place for each of them

/** Whether there are more options than anybody reads, and each has its place on the board. */
const isLong = ({ options }) => options.length > MANY && options.every((option) => option.spots.length);

/**
 * @typedef {Object} Hands What the bar has done for it.
 * @property {() => string} game
 * @property {(option: string) => void} choose
 * @property {(index: number) => void} point at an option's places
 * @property {(index: number) => void} focus its first place
 * @property {(id: string) => any} entry a piece on the board
 * @property {(id: string|null) => void} take it in the hand
 * @property {(control: DialControl) => void} ghost
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {() => void} skip
 */

export class PromptBar {
  /** @param {Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.serial = 0;
    this.listed = false; // a long menu is shown as a list
    this.forget();
    this.signs = h("span", { class: "ask-signs" });
    this.text = h("p", { class: "ask-text", id: "ask-text" });
    this.help = h("p", { class: "ask-help", id: "ask-help" });
    this.why = h("p", { class: "ask-why" });
    this.past = h("div", { class: "ask-past" });
    this.list = h("div", { class: "ask-options", role: "group", "aria-labelledby": "ask-text" });
    this.hint = h("button", { type: "button", class: "button quiet", disabled: true, onclick: hands.hint });
    this.undo = h("button", { type: "button", class: "button quiet", onclick: hands.undo });
    this.skip = h("button", { type: "button", class: "button quiet", disabled: true, onclick: hands.skip });
    this.element = h("section", { class: "ask" },
      h("div", { class: "ask-head", tabindex: "0" }, h("div", { class: "ask-line" }, this.signs, this.text), this.why, this.help), this.list, this.past,
      h("div", { class: "ask-tools" }, this.undo, this.skip, this.hint));
    this.relabel();
    this.mayUndo({});
  }

  relabel() {
    this.element.setAttribute("aria-label", t("web-question"));
    fill(this.hint, icon("hint"), h("span", {}, t("web-hint")));
    fill(this.undo, icon("undo"), h("span", {}, t("web-undo")));
    fill(this.skip, icon("skip"), h("span", {}, t("web-skip")));
  }

  forget() {
    Object.assign(this, { options: [], buttons: [], dials: [], prompt: null, selected: -1, marked: -1, armed: -1, pointed: null, many: false, hand: null, prospects: new Map() });
  }

  /** Ask; `who` is named where one browser holds several seats. */
  ask(message, who, signs) {
    const typing = this.list.contains(document.activeElement);
    const stops = this.seq === message.seq ? this.dials.map((dial) => dial.slider.value) : [];
    this.seq = message.seq;
    this.serial += 1;
    this.forget();
    this.options = message.options;
    this.prompt = message.prompt;
    fill(this.past);
    fill(this.why);
    this.many = this.spreads(message);
    this.element.className = "ask asking";
    fill(this.signs, signs.map((each) => badge(each)));
    fill(this.text, who ? h("b", { class: "ask-who" }, who) : null, message.prompt.text);
    this.buttons = message.options.map((option, index) => this.button(option, index));
    this.dials = (message.dials ?? []).map((dial, index) => this.dial(dial, stops[index]));
    const wordy = message.options.some((option) => option.label.length > WORDY);
    this.list.className = `ask-options${this.dials.length ? " scaled" : ""}${message.foresees ? " foretold" : ""}${wordy ? " wordy" : ""}`;
    this.deal(message);
    fill(this.list, this.dials.map((dial) => dial.element), this.hand ? this.dealt() : this.many ? this.long() : this.buttons);
    this.list.scrollTop = 0;
    this.select(-1);
    this.hint.disabled = false;
    this.dials[0]?.show();
    if (typing) this.first()?.focus();
  }

  /** Whether the last choice can be taken back, as the server said last; if not, the button says why. */
  mayUndo({ undo = false, kept = "" }) {
    this.undo.setAttribute("aria-disabled", String(!undo));
    this.undo.title = undo ? "" : kept || t("web-undo-none");
  }

  /** A further menu under the options: by the end of a way. */
  byEnd(items) {
    this.list.querySelector(".ends")?.remove();
    if (items) this.list.append(h("div", { class: "ends" }, items));
  }

  /** What options lead to stands on their buttons and dials. @param {Map<string, {note?: string, tone?: string}>} prospects */
  foretell(prospects) {
    this.prospects = prospects;
    for (const button of this.buttons) {
      const { note, tone = "free" } = prospects.get(button.dataset.option) ?? {};
      if (note) button.querySelector(".option-label").append(h("small", { class: `note ${tone}`, title: note }, note));
    }
    for (const dial of this.dials) dial.foretell(prospects);
    if (this.selected >= 0) this.select(this.selected);
  }

  /** What happened before the question. */
  recall(button) {
    fill(this.past, button);
  }

  /** Something else is shown meanwhile; the same question comes again. */
  pause() {
    this.empty("ask waiting", "", "", []);
  }

  /** Whether nothing is asked here, so that others may be spoken of. */
  get isIdle() {
    return this.element.classList.contains("waiting") || this.prompt == null || !this.isOpen;
  }

  /** Where the keyboard goes when a new question comes. */
  first() {
    return this.dials[0]?.slider ?? (this.hand && !this.listed ? this.hand.pieces[0] : this.many && !this.listed ? this.unfold : this.buttons[0]);
  }

  button(option, index) {
    const byMouse = (event) => event.pointerType !== "touch"; // a finger does not hover
    return h("button", {
      type: "button", class: "button option", "data-option": option.text, "aria-describedby": "ask-help", "data-again": t("web-tap-again"),
      ...this.steady((event) => this.press(index, !byMouse(event))),
      onfocus: () => this.select(index), onpointerenter: (event) => byMouse(event) && this.select(index), onpointerleave: (event) => byMouse(event) && this.select(-1),
    }, index < 99 ? h("kbd", { "aria-hidden": "true" }, String(index + 1)) : null, h("span", { class: "option-label" }, option.label));
  }

  /** Listeners of a button: a finger that came down before the question changed does not count. */
  steady(press) {
    const { serial } = this;
    let pressed = null;
    return { onpointerdown: () => (pressed = this.serial), onclick: (event) => (event.detail === 0 || pressed === serial) && press(event) };
  }

  /** A dial; asked the same again, it stands where it stood. */
  dial(dial, stop = dial.start) {
    const { serial } = this;
    const choose = (option) => serial === this.serial && this.send(option);
    return new DialControl({ ...dial, start: stop }, { shown: (control) => this.set(control), choose });
  }

  /** A dial is set: nothing else is pointed at. */
  set(control) {
    this.select(-1);
    this.hands.ghost(control);
  }

  /** Whether the board is the menu of a question: nothing is taken in the hand first. */
  spreads(message) {
    return isLong(message) && !this.held(message).length;
  }

  /** What there is to give away. */
  held(message) {
    return holdings(message, (id) => this.hands.entry(id)?.piece.role);
  }

  /** What is given away is taken in the hand first. */
  deal(message) {
    const found = this.held(message);
    const index = (option) => this.options.findIndex((each) => each.text === option);
    this.hand = found.length ? new Hand(found, {
      entry: this.hands.entry, take: this.hands.take, put: (option) => this.choose(index(option)), point: (option) => this.select(option == null ? -1 : index(option)),
    }) : null;
  }

  /** Dice and cards first, then what else can be done, the whole list behind a button. */
  dealt() {
    const given = new Set(this.hand.all.flatMap((each) => each.places).map((place) => place.options[0]));
    const isGiven = (button) => given.has(button.dataset.option);
    return [this.hand.element, ...this.buttons.filter((button) => !isGiven(button)), ...this.folded(this.buttons.filter(isGiven))];
  }

  /** More options than anybody reads: the board first, the list behind a button. */
  long() {
    this.pointed = h("button", { type: "button", class: "button main pointed", disabled: true, ...this.steady(() => this.choose(this.marked)) });
    return [this.pointed, ...this.folded(this.buttons)];
  }

  /** The list, and the button that unfolds it. */
  folded(buttons) {
    const menu = h("div", { class: "option-list", id: "option-list", hidden: !this.listed }, buttons);
    this.unfold = h("button", { type: "button", class: "button unfold", "aria-controls": "option-list", "aria-expanded": String(this.listed), onclick: () => {
      this.listed = !this.listed;
      menu.hidden = !this.listed;
      this.unfold.setAttribute("aria-expanded", String(this.listed));
    } }, icon("list"), h("span", {}, t("web-as-list", { count: buttons.length })));
    return [this.unfold, menu];
  }

  /** Point at an option: its help and rule are shown, its spots stand out. */
  select(index) {
    this.selected = index;
    const about = this.options[index] ?? this.prompt;
    this.buttons.forEach((button, each) => button.classList.toggle("chosen", each === index));
    const { note, tone } = this.prospects.get(this.options[index]?.text ?? this.dials[0]?.stop.option) ?? {};
    if (about) fill(this.help, note ? h("b", { class: `note ${tone ?? "free"}` }, note) : null, about.help ? `${about.help} ` : "", about.rule ? ruleButton(this.hands.game(), about.rule) : null);
    if (this.pointed) this.mark(index);
    this.hands.point(this.pointed ? this.marked : index);
  }

  /** In a long menu the last option pointed at stays, ready to be confirmed. */
  mark(index) {
    if (index >= 0) this.marked = index;
    this.pointed.disabled = this.marked < 0;
    fill(this.pointed, h("span", { class: "option-label" }, this.options[this.marked]?.label ?? t(isTouch() ? "web-point-touch" : "web-point")));
  }

  /** The same, from the board or by a finger: its button comes into view, and one more tap chooses. */
  show(index) {
    this.select(index);
    this.armed = index;
    if (index >= 0) this.buttons[index]?.scrollIntoView({ block: "nearest" });
  }

  /** What a piece would do where it is held; null: nothing. */
  preview(label) {
    if (label == null) this.select(-1);
    else fill(this.help, h("b", { class: "preview" }, label));
  }

  /** A bot would choose this one, and says why: it stands out until something else is asked. */
  advise(index, why) {
    fill(this.why, icon("hint"), h("span", {}, why));
    const button = this.buttons[index];
    button.classList.add("hinted");
    button.append(icon("hint"));
    this.hand?.advise(this.options[index].text);
    for (const dial of this.dials) dial.find(this.options[index].text);
    this.show(index);
  }

  /** An option was pressed, or a spot of it: a finger points first, which explains it, and confirms then, unless one tap is to do. */
  press(index, byTouch) {
    if (byTouch && prefs().taps !== 1 && this.armed !== index && this.options.length > 1) this.arm(index);
    else this.choose(index);
  }

  /** A finger points: one more tap, on the button or on the board, chooses. */
  arm(index) {
    this.show(index);
    this.buttons.forEach((button, each) => button.classList.toggle("armed", each === index));
  }

  choose(index) {
    if (!this.options[index]) return;
    this.buttons[index].classList.add("chosen");
    this.send(this.options[index].text);
  }

  send(option) {
    if (this.list.classList.contains("sent")) return;
    this.list.classList.add("sent");
    this.hands.choose(option);
  }

  /** Whether a question stands there that was not answered yet. */
  get isOpen() {
    return this.prompt != null && !this.list.classList.contains("sent");
  }

  /** The choice was refused, or could not be sent: choose again. */
  again() {
    this.list.classList.remove("sent");
  }

  /** Somebody must be alone at the screen first; a finger that was still choosing does not lift the curtain. */
  curtain(message, signs, lift) {
    this.empty("ask curtain", message.text, message.help, signs);
    const button = h("button", { type: "button", class: "button main lift", disabled: true, onclick: lift }, icon("eye"), h("span", {}, t("web-curtain-lift")));
    fill(this.list, button);
    setTimeout(() => (button.disabled = false), STARTLED);
  }

  /** Nobody here must choose. */
  wait(message, signs) {
    this.empty("ask waiting", message.text, "", signs);
  }

  /** The race is over; `actions` are what one can do now. */
  over(message, about, actions, signs) {
    this.empty("ask over", message.text, about, signs);
    fill(this.list, actions);
  }

  empty(look, text, help, signs) {
    this.serial += 1;
    this.forget();
    this.hint.disabled = true;
    this.element.className = look;
    this.list.className = "ask-options";
    fill(this.signs, signs.map((each) => badge(each)));
    fill(this.text, text);
    fill(this.help, help);
    fill(this.past);
    fill(this.why);
    fill(this.list);
  }

  // Keys

  /** @returns {boolean} whether the key meant something here */
  key(event) {
    const { key } = event;
    if (!this.options.length) return false;
    if (/^\d$/.test(key)) return this.hand && !this.listed ? this.hand.digit(Number(key)) : this.digit(key);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (step) return this.walk(step);
    if (key === "Enter" && this.selected >= 0 && !event.target.closest?.("button, a, select, [tabindex]")) {
      this.choose(this.selected);
      return true;
    }
    return false;
  }

  /** To the next option: its button, or its place on the board while the list is folded up. */
  walk(step) {
    const from = this.selected < 0 && step < 0 ? 0 : this.selected;
    const index = (from + step + this.buttons.length) % this.buttons.length;
    if (this.hand && !this.listed) return this.hand.walk(step);
    if (this.many && !this.listed) this.hands.focus(index);
    else this.buttons[index].focus();
    return true;
  }

  /** Digits choose; where a second digit is possible, there is a moment to type it. */
  digit(key) {
    clearTimeout(this.timer);
    this.typed = `${this.typed ?? ""}${key}`;
    const number = Number(this.typed);
    const index = number - 1;
    if (!this.options[index]) this.typed = "";
    else if (number * 10 > this.options.length) {
      this.typed = "";
      this.choose(index);
    } else {
      this.select(index);
      const { serial } = this;
      this.timer = setTimeout(() => {
        this.typed = "";
        if (serial === this.serial) this.choose(index);
      }, THINKING);
    }
    return true;
  }
}
