// The book: a game's rules on a few pages, to be turned and searched; rules that are cited open over it and lead back.

import { keys } from "./bar.js";
import { fill, h, icon, sheet } from "./dom.js";
import { guideLinks } from "./lesson.js";
import { get } from "./net.js";
import { ruleButton } from "./rule.js";
import { lang, t } from "./words.js";

const PAUSE = 250; // milliseconds without typing before rules are looked for
const SHORTEST = 2; // letters that are worth a search

/** Addresses of pictures, given back when the book is closed. */
class Pictures {
  constructor() {
    this.made = [];
  }

  of(markup) {
    const address = URL.createObjectURL(new Blob([markup], { type: "image/svg+xml" }));
    this.made.push(address);
    return address;
  }

  free() {
    this.made.splice(0).forEach((address) => URL.revokeObjectURL(address));
  }
}

/** The book of a game, as an element. */
class Book {
  constructor(game) {
    this.game = game;
    this.pictures = new Pictures();
    this.nav = h("nav", { class: "book-nav", "aria-label": t("web-book-pages") });
    this.page = h("article", { class: "book-page", "aria-live": "polite", tabindex: "-1" });
    this.field = h("input", { type: "search", class: "book-search", placeholder: t("web-book-search"), "aria-label": t("web-book-search"), oninput: () => this.search() });
    this.element = h("div", { class: "book" }, this.field, this.nav, this.page);
  }

  async open() {
    try {
      const { title, pages, guides } = await get(`/games/${this.game}/book?lang=${lang()}`);
      Object.assign(this, { pages, guides });
      this.element.closest("dialog").querySelector("h2").textContent = title;
    } catch (error) {
      fill(this.page, h("p", {}, error.message));
      return;
    }
    fill(this.nav, this.pages.map((page) => h("button", { type: "button", "data-page": page.id, onclick: () => this.turn(page.id) }, page.title)));
    if (this.pages.length) await this.turn(this.pages[0].id);
  }

  /** Turn to a page. */
  async turn(id) {
    this.shown = id;
    this.field.value = "";
    for (const button of this.nav.children) {
      button.setAttribute("aria-current", button.dataset.page === id ? "page" : "false");
      if (button.dataset.page === id) button.scrollIntoView({ block: "nearest", inline: "center" });
    }
    try {
      const page = await get(`/games/${this.game}/book/${encodeURIComponent(id)}?lang=${lang()}`);
      if (this.shown === id) this.show(page);
    } catch (error) {
      fill(this.page, h("p", {}, error.message));
    }
  }

  show(page) {
    this.pictures.free();
    const guides = page.id === this.pages[0].id ? guideLinks(this.game, this.guides, () => this.element.closest("dialog").close()) : null;
    fill(this.page, h("h3", {}, page.title), guides, page.parts.map((part) => this.part(part)),
      page.signs.length ? h("ul", { class: "book-signs" }, page.signs.map((sign) => this.sign(sign))) : null,
      page.options.map(option), this.way(page.id));
    this.page.closest(".sheet-body")?.scrollTo(0, 0);
  }

  part(part) {
    const picture = part.picture ? h("img", { src: this.pictures.of(part.picture), alt: "" }) : null;
    return h("section", { class: "book-part" }, h("p", {}, part.text, " ", this.cited(part.rules)), picture);
  }

  cited(rules) {
    return h("span", { class: "book-rules" }, rules.map((id) => [ruleButton(this.game, id), " "]).flat());
  }

  sign(sign) {
    return h("li", {}, h("span", { class: "book-sign" }, h("img", { src: this.pictures.of(sign.picture), alt: "" })),
      h("span", {}, h("b", {}, sign.name), sign.help ? ` ${sign.help}` : "", " ", sign.rule ? this.cited([sign.rule]) : ""));
  }

  /** The pages before and after. */
  way(id) {
    const place = this.pages.findIndex((page) => page.id === id);
    const step = (page, sign) => (page ? h("button", { type: "button", class: `button book-${sign}`, onclick: () => this.follow(page.id) }, icon(sign), h("span", {}, page.title)) : h("span"));
    return h("div", { class: "book-way" }, step(this.pages[place - 1], "back"), step(this.pages[place + 1], "next"));
  }

  async follow(id) {
    await this.turn(id);
    this.page.focus({ preventScroll: true });
  }

  // Search

  search() {
    clearTimeout(this.waiting);
    const wanted = this.field.value.trim();
    if (wanted.length < SHORTEST) {
      if (!wanted && this.shown) this.turn(this.shown);
      return;
    }
    this.waiting = setTimeout(() => this.find(wanted), PAUSE);
  }

  async find(wanted) {
    const lower = wanted.toLowerCase();
    const hits = this.pages.flatMap((page) => [page.title, ...page.parts].filter((text) => text.toLowerCase().includes(lower)).map((text) => ({ page, text })));
    const rules = await get(`/rules/${this.game}?lang=${lang()}&find=${encodeURIComponent(wanted.slice(0, 100))}`).catch(() => []);
    if (this.field.value.trim() !== wanted) return;
    const pages = hits.map(({ page, text }) => h("li", {}, h("button", { type: "button", class: "book-hit", onclick: () => this.follow(page.id) }, page.title), ` ${text}`));
    fill(this.page, h("h3", {}, t("web-book-found", { count: hits.length + rules.length })), pages.length ? h("ul", { class: "book-hits" }, pages) : null,
      h("ul", { class: "book-hits" }, rules.map((rule) => h("li", {}, ruleButton(this.game, rule.id), ` ${rule.text}`))));
  }
}

/** What is different with an option. */
function option(each) {
  return h("section", { class: "book-option" }, h("h4", {}, each.label), h("p", {}, each.help),
    h("dl", {}, each.choices.map((choice) => [h("dt", {}, choice.label), h("dd", {}, choice.help)]).flat()));
}

/** Two tabs: the book, and what the keys do. */
function tabs(book, first) {
  const panels = [["web-book", book.element], ["web-help-keys", h("div", { class: "book-keys" }, keys())]];
  const buttons = panels.map(([label, panel], index) => h("button", { type: "button", role: "tab", "aria-selected": String(index === first), onclick: () => choose(index) }, t(label)));
  const choose = (chosen) => panels.forEach(([, panel], index) => {
    panel.hidden = index !== chosen;
    buttons[index].setAttribute("aria-selected", String(index === chosen));
  });
  choose(first);
  return [h("div", { class: "segments book-tabs", role: "tablist" }, buttons), ...panels.map(([, panel]) => panel)];
}

function shown(book, title, ...children) {
  const dialog = sheet(title, t("web-close"), ...children);
  dialog.classList.add("book-sheet");
  dialog.addEventListener("close", () => book.pictures.free());
  book.open();
  return dialog;
}

/** The rules of a game. */
export function openBook(game) {
  const book = new Book(game);
  return shown(book, t("web-book"), book.element);
}

/** Help at a table: the rules first, then the keys; only the keys while the game is not known yet. */
export function help(game) {
  if (!game) return sheet(t("web-help"), t("web-close"), keys());
  const book = new Book(game);
  return shown(book, t("web-help"), ...tabs(book, 0));
}

/** A button that opens the rules of a game. */
export function bookButton(game, look = "button book-open") {
  return h("button", { type: "button", class: look, onclick: () => openBook(game) }, icon("help"), h("span", {}, t("web-book")));
}
