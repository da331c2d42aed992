// Rules of the catalogue, fetched once and shown where they are asked for; a rule's window leads on to others.

import { fill, h, icon, sheet } from "./dom.js";
import { get } from "./net.js";
import { lang, t } from "./words.js";

const NAMED = /([A-Z]{2}-[A-Z]+-\d+)/;

/**
 * @typedef {{id: string, section: string, text: string, pages: string, before: string, after: string}} Rule
 * @type {Map<string, Promise<any>>}
 */
const known = new Map();

/** What the server says about a rule, in the language in use; a failure is not remembered. */
function asked(path) {
  const address = `/rules/${path}?lang=${lang()}`;
  if (!known.has(address)) known.set(address, get(address).catch((error) => { known.delete(address); throw error; }));
  return known.get(address);
}

const place = (game, id) => `${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

/** @returns {Promise<Rule>} */
const rule = (game, id) => asked(place(game, id));

/** @returns {Promise<Rule[]>} */
const section = (game, id) => asked(`${place(game, id)}/section`);

/** A rule as an element, with a way into its window. */
export async function ruleText(game, id) {
  try {
    const found = await rule(game, id);
    return h("p", { class: "rule" }, h("b", {}, ruleButton(game, id), ` · ${found.section} `), found.text, pages(found));
  } catch (error) {
    return h("p", { class: "rule" }, error.message);
  }
}

const pages = (found) => (found.pages ? [" ", h("span", { class: "rule-pages" }, found.pages)] : []);

/** A button with the number of a rule, that opens it. */
export function ruleButton(game, id) {
  return idButton(id, () => openRule(game, id));
}

function idButton(id, onclick) {
  return h("button", { type: "button", class: "rule-id", onclick, title: t("web-rule-open", { id }) }, id);
}

/** The window of a rule, below what it is about. */
export async function openRule(game, id, ...about) {
  const window = new RuleWindow(game);
  sheet(t("web-rule"), t("web-close"), ...about, window.element).addEventListener("keydown", (event) => window.press(event));
  await window.show(id);
}

/** A rule, the ones before and after it, and its section; arrow keys turn the page. */
class RuleWindow {
  constructor(game) {
    this.game = game;
    this.body = h("div", { class: "rule-body", "aria-live": "polite" });
    this.list = h("ol", { class: "rule-list", id: "rule-list", hidden: true });
    this.before = this.step("back", "web-rule-before");
    this.after = this.step("next", "web-rule-after");
    this.whole = h("button", { type: "button", class: "button", disabled: true, "aria-expanded": "false", "aria-controls": "rule-list", onclick: () => this.toggle() }, icon("list"), h("span", {}, t("web-rule-section")));
    const steps = h("nav", { class: "rule-steps", "aria-label": t("web-rule-steps") }, this.before, this.whole, this.after);
    this.element = h("div", { class: "rule-window" }, this.body, steps, this.list);
  }

  step(sign, label) {
    const number = h("span", { class: "rule-number" });
    const words = h("span", { class: "unseen" }, `${t(label)} `);
    return h("button", { type: "button", class: "button", disabled: true, onclick: (event) => this.show(event.currentTarget.dataset.to) }, icon(sign), words, number);
  }

  aim(button, id) {
    button.dataset.to = id;
    button.disabled = !id;
    button.querySelector(".rule-number").textContent = id || "–";
  }

  async show(id) {
    try {
      const found = await rule(this.game, id);
      this.id = id;
      const heading = h("p", { class: "rule-heading" }, h("b", {}, found.id), ` · ${found.section}`);
      fill(this.body, heading, h("p", { class: "rule-words" }, this.linked(found.text), pages(found)));
      this.body.scrollIntoView({ block: "nearest" });
      this.turn(found);
    } catch (error) {
      fill(this.body, h("p", {}, error.message));
    }
  }

  /** The steps lead on from here; a button that leads nowhere any more hands the focus on. */
  turn(found) {
    const focused = document.activeElement;
    this.whole.disabled = false;
    this.aim(this.before, found.before);
    this.aim(this.after, found.after);
    if (this.before.disabled && focused === this.before) this.after.focus();
    if (this.after.disabled && focused === this.after) this.before.focus();
    if (!this.list.hidden) this.fillList();
  }

  /** Rules named in a text can be gone to. */
  linked(text) {
    return text.split(NAMED).map((part) => (NAMED.test(part) ? idButton(part, () => this.show(part)) : part));
  }

  async toggle() {
    this.list.hidden = !this.list.hidden;
    this.whole.setAttribute("aria-expanded", String(!this.list.hidden));
    if (!this.list.hidden) await this.fillList();
  }

  /** All rules of the section; whoever was in the list stays there, at the rule shown. */
  async fillList() {
    const rules = await section(this.game, this.id);
    const inside = this.list.contains(document.activeElement);
    fill(this.list, rules.map((each) => h("li", { "aria-current": each.id === this.id && "true" }, idButton(each.id, () => this.show(each.id)), ` ${each.text}`)));
    if (inside) this.list.querySelector("[aria-current] button")?.focus({ preventScroll: true });
  }

  press(event) {
    const button = { ArrowLeft: this.before, ArrowRight: this.after }[event.key];
    if (!button || button.disabled || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    button.focus();
    this.show(button.dataset.to);
  }
}
