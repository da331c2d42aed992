// The garage of a game: every campaign in its stall, what may be chosen with its strengths, and the medals that were won.

import { bar } from "./bar.js";
import { begin, bringIn, keptRows, standing, underWay } from "./campaign.js";
import { fill, h, icon } from "./dom.js";
import { campaigns } from "./keep.js";
import { get } from "./net.js";
import { complain } from "./opening.js";
import { portraits, strengthList } from "./portraits.js";
import { lang, t } from "./words.js";

export class GarageView {
  constructor(page, speak, game) {
    Object.assign(this, { page, speak, game, closed: false });
    this.build();
  }

  build() {
    this.main = h("main", { class: "garage", "aria-busy": "true" });
    fill(this.page, bar({ title: t("web-garage"), speak: this.speak }), this.main);
    this.load();
  }

  relang() {
    this.build();
  }

  close() {
    this.closed = true;
  }

  async load() {
    try {
      const [games, of, ...found] = await Promise.all([get(`/games?lang=${lang()}`), portraits(this.game), ...campaigns(this.game).map(standing)]);
      const card = games.find((each) => each.id === this.game && each.ladder);
      if (this.closed) return;
      if (card) this.show(card, of, found.filter(Boolean));
      else location.hash = "#/";
    } catch (error) {
      complain(error);
    }
  }

  show(game, of, found) {
    document.title = `${game.title} · Chicane`;
    const again = () => this.load();
    fill(this.main,
      h("h1", {}, t("web-garage-of", { title: game.title })),
      h("section", { class: "stalls" }, h("h2", {}, t("web-garage-campaigns")),
        found.map((each) => h("article", { class: "stall campaign" }, posters(each, of), underWay(game, each, of, again))),
        h("article", { class: "stall campaign empty-stall" }, h("p", {}, t("web-campaign-about")),
          h("div", { class: "row" }, h("button", { type: "button", class: "button main one-more", onclick: () => begin(game, of, again) }, icon("plus"), h("span", {}, t("web-campaign-new")))),
          h("div", { class: "row campaign-tools" }, bringIn(game, again)))),
      medals(game, found, of),
      keptRows(game, of).map((row) => showroom(row)));
    this.main.removeAttribute("aria-busy");
  }
}

/** What a campaign is played with, large and with its strengths. */
function posters(found, of) {
  return h("div", { class: "posters" }, found.kept.map((each) => h("figure", {}, picture(of(each.name, each.choice.value)),
    h("figcaption", {}, h("b", {}, each.choice.label), strengthList(of, each.name, each.choice.value)))));
}

const picture = (address) => (address ? h("img", { src: address, alt: "" }) : null);

/** Everything there is to choose from, to be looked at. */
function showroom({ element }) {
  element.querySelectorAll("input").forEach((field) => field.remove());
  return element;
}

/** A medal for each stage that was won with each choice that has a picture of its own. */
function medals(game, found, of) {
  const [name] = game.ladder.kept;
  const option = game.options.find((each) => each.name === name);
  const stages = game.options.find((each) => each.name === game.ladder.rung).choices;
  const wins = (choice, place) => found.filter((each) => each.kept.some((kept) => kept.name === name && kept.choice.value === choice))
    .reduce((sum, each) => sum + each.stages[place].won, 0);
  const cell = (choice, stage, place) => {
    const won = wins(choice.value, place);
    const about = { choice: choice.label, stage: stage.label };
    const label = won ? t("web-medal-won", { ...about, count: won }) : t("web-medal-none", about);
    return h("td", { class: won ? "medal won" : "medal", title: label, "aria-label": label }, won ? icon("medal") : "");
  };
  return h("section", { class: "medals" }, h("h2", {}, t("web-medals")),
    h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, option.label), stages.map((stage, place) => h("th", { scope: "col", title: stage.label }, String(place + 1))))),
      h("tbody", {}, option.choices.map((choice) => h("tr", {}, h("th", { scope: "row" }, h("span", {}, picture(of(name, choice.value)), choice.label)),
        stages.map((stage, place) => cell(choice, stage, place)))))));
}
