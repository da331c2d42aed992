// The prompt bar: who must decide what, and the options as buttons, always in the same place.

import { fill, h, icon } from "./dom.js";
import { ruleButton } from "./rule.js";
import { t } from "./words.js";

const THINKING = 700; // milliseconds to type the second digit of a number

export class PromptBar {
  /** @param {{game: () => string, choose: (index: number) => void, point: (index: number) => void, undo: () => void, skip: () => void}} hands */
  constructor(hands) {
    this.hands = hands;
    this.options = [];
    this.buttons = [];
    this.selected = -1;
    this.serial = 0;
    this.text = h("p", { class: "ask-text", id: "ask-text" });
    this.help = h("p", { class: "ask-help", id: "ask-help" });
    this.list = h("div", { class: "ask-options", role: "group", "aria-labelledby": "ask-text" });
    this.undo = h("button", { type: "button", class: "button quiet", disabled: true, onclick: hands.undo });
    this.skip = h("button", { type: "button", class: "button quiet", disabled: true, onclick: hands.skip });
    this.element = h("section", { class: "ask" },
      h("div", { class: "ask-head" }, this.text, this.help), this.list,
      h("div", { class: "ask-tools" }, this.undo, this.skip));
    this.relabel();
  }

  relabel() {
    this.element.setAttribute("aria-label", t("web-question"));
    fill(this.undo, icon("undo"), h("span", {}, t("web-undo")));
    fill(this.skip, icon("skip"), h("span", {}, t("web-skip")));
  }

  /** Ask; `who` is named where one browser holds several seats. */
  ask(message, who) {
    const typing = this.list.contains(document.activeElement);
    this.serial += 1;
    this.options = message.options;
    this.prompt = message.prompt;
    this.element.className = "ask asking";
    fill(this.text, who ? h("b", { class: "ask-who" }, who) : null, message.prompt.text);
    this.buttons = message.options.map((option, index) => this.button(option, index));
    fill(this.list, this.buttons);
    this.list.scrollTop = 0;
    this.select(-1);
    this.undo.disabled = !message.undo;
    if (typing) this.buttons[0]?.focus();
  }

  button(option, index) {
    const serial = this.serial;
    let pressed = null; // a finger that came down before the question changed does not count
    return h("button", {
      type: "button", class: "button option", "data-option": option.text, "aria-describedby": "ask-help",
      onpointerdown: () => (pressed = this.serial),
      onclick: (event) => (event.detail === 0 || pressed === serial) && this.choose(index),
      onfocus: () => this.select(index), onpointerenter: () => this.select(index), onpointerleave: () => this.select(-1),
    }, index < 99 ? h("kbd", { "aria-hidden": "true" }, String(index + 1)) : null, h("span", {}, option.label));
  }

  /** Point at an option: its help and rule are shown, its spots stand out. */
  select(index) {
    this.selected = index;
    const about = this.options[index] ?? this.prompt;
    this.buttons.forEach((button, each) => button.classList.toggle("chosen", each === index));
    if (about) fill(this.help, about.help ? `${about.help} ` : "", about.rule ? ruleButton(this.hands.game(), about.rule) : null);
    this.hands.point(index);
  }

  /** The same, from the board: its button comes into view. */
  show(index) {
    this.select(index);
    this.buttons[index]?.scrollIntoView({ block: "nearest" });
  }

  choose(index) {
    if (!this.options[index] || this.list.classList.contains("sent")) return;
    this.list.classList.add("sent");
    this.buttons[index].classList.add("chosen");
    this.hands.choose(index);
  }

  /** The choice was refused, or could not be sent: choose again. */
  again() {
    this.list.classList.remove("sent");
  }

  /** Nobody here must choose. */
  wait(message) {
    this.empty("ask waiting", message.text, "");
    this.undo.disabled = !message.undo;
  }

  /** The race is over; `actions` are what one can do now. */
  over(message, about, actions) {
    this.empty("ask over", message.text, about);
    fill(this.list, actions);
    this.undo.disabled = true;
  }

  empty(look, text, help) {
    this.serial += 1;
    this.options = [];
    this.buttons = [];
    this.prompt = null;
    this.selected = -1;
    this.element.className = look;
    this.list.className = "ask-options";
    fill(this.text, text);
    fill(this.help, help);
    fill(this.list);
  }

  // Keys

  /** @returns {boolean} whether the key meant something here */
  key(event) {
    const { key } = event;
    if (!this.options.length) return false;
    if (/^\d$/.test(key)) return this.digit(key);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (step) {
      const from = this.selected < 0 && step < 0 ? 0 : this.selected;
      this.buttons[(from + step + this.buttons.length) % this.buttons.length].focus();
      return true;
    }
    if (key === "Enter" && this.selected >= 0 && !event.target.closest?.("button, a, select, [tabindex]")) {
      this.choose(this.selected);
      return true;
    }
    return false;
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
