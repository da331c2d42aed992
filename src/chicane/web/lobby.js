// The lobby: games to start, and tables to go back to.

import { bar, toast } from "./bar.js";
import { bookButton } from "./book.js";
import { campaignPanel } from "./campaign.js";
import { fill, h, icon } from "./dom.js";
import { forgetTable, isLost, loseTable, prefs, setPref, tables } from "./keep.js";
import { offer } from "./lesson.js";
import { at, blob, get, Refused } from "./net.js";
import { complain, open } from "./opening.js";
import { setUp, usualBot } from "./setup.js";
import { lang, nameOf, t } from "./words.js";

const SHOWN = 12; // tables in each list
const USUAL = 4; // players, where the game allows it

export class LobbyView {
  constructor(page, speak) {
    Object.assign(this, { page, speak, pictures: [], closed: false });
    document.title = "Chicane";
    this.build();
  }

  build() {
    this.cards = h("div", { class: "cards", "aria-busy": "true" }, h("div", { class: "card ghost" }), h("div", { class: "card ghost" }));
    this.mine = h("section", { class: "mine" });
    this.onward = h("section", { class: "onward", hidden: true });
    fill(this.page, bar({ speak: this.speak }),
      h("main", { class: "lobby" },
        h("section", { class: "hero" }, h("div", {}, h("h1", {}, t("web-lobby-title")), h("p", {}, t("web-lobby-about"))), yourName()),
        this.onward, this.cards, this.mine));
    this.load();
  }

  relang() {
    this.close();
    this.closed = false;
    this.build();
  }

  close() {
    this.closed = true;
    this.pictures.splice(0).forEach((address) => URL.revokeObjectURL(address));
  }

  async load() {
    try {
      [this.games, this.bots] = await Promise.all([get(`/games?lang=${lang()}`), get(`/bots?lang=${lang()}`)]);
    } catch (error) {
      fill(this.cards, h("p", { class: "problem", role: "alert" }, t("web-no-server"), " ",
        h("button", { type: "button", class: "button small", onclick: () => this.load() }, t("web-line-now"))));
      return;
    }
    if (this.closed) return;
    fill(this.cards, this.games.map((game) => this.card(game)));
    this.cards.removeAttribute("aria-busy");
    this.cards.classList.toggle("lone", this.games.length === 1);
    this.showMine();
  }

  /** A picture that is fetched when it comes into view. */
  later(address, attributes) {
    const image = h("img", attributes);
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      image.src = address;
      watcher.disconnect();
    }, { rootMargin: "80px" });
    watcher.observe(image);
    return image;
  }

  card(game) {
    const [least, most] = game.players;
    const button = (look, name, label, onclick) => h("button", { type: "button", class: `button ${look}`, onclick }, icon(name), h("span", {}, label));
    const start = button(game.ladder ? "race" : "main race", "play", t(most > 1 ? "web-race" : "web-solo"), () => this.race(game, start));
    return h("article", { class: "card", "data-game": game.id },
      this.later(at(game.picture), { class: "card-picture", alt: t("web-picture-of", { title: game.title }) }),
      h("div", { class: "card-body" },
        h("h2", {}, game.title), h("p", { class: "card-about" }, game.about),
        facts(game),
        offer(game),
        game.ladder ? campaignPanel(game) : null,
        game.presets.length ? this.presets(game) : null,
        h("div", { class: "row" }, start,
          most > 1 ? button("hot", "person", t("web-hot-seat"), () => this.setUp(game, "hot")) : null,
          most > 1 ? button("friends", "link", t("web-friends"), () => this.setUp(game, "friends")) : null,
          bookButton(game.id, "button quiet book-open"),
          button("quiet options", "list", t("web-options"), () => this.setUp(game, "bots")))));
  }

  /** Mixes of options with a name: one click, and what it adds. */
  presets(game) {
    const row = (preset) => {
      const start = h("button", { type: "button", class: "preset", "data-preset": preset.id, onclick: () => this.race(game, start, preset) },
        h("b", {}, preset.label), " ", h("small", {}, preset.help));
      return h("li", {}, start);
    };
    return h("ul", { class: "presets", "aria-label": t("web-presets") }, game.presets.map(row));
  }

  /** One click: you against bots, by the usual rules or those of a preset. */
  async race(game, button, preset = { id: "", players: 0 }) {
    button.disabled = true;
    const [least, most] = game.players;
    const players = preset.players || Math.max(least, Math.min(most, USUAL));
    const bot = usualBot(this.bots);
    const seats = Array.from({ length: players }, (_, seat) => (seat ? { kind: `bot:${bot}` } : { kind: "human", name: prefs().name ?? "" }));
    const made = await open(`/tables`, { game: game.id, preset: preset.id, options: {}, seats, lang: lang() }, { game: game.id });
    if (made?.chosen && preset.id) toast(t("web-preset-chosen", { chosen: made.chosen }));
    button.disabled = false;
  }

  setUp(game, kind) {
    setUp(game, this.bots, kind, (wanted) => open("/tables", wanted, { game: game.id }));
  }

  // Tables of this browser

  async showMine() {
    if (prefs().ring) await (await import("./ring.js")).sync().catch(() => {}); // what hangs there is shown when the server answers
    const ids = Object.entries(tables()).sort(([, a], [, b]) => b.since - a.since).map(([id]) => id).filter((id) => !isLost(id)).slice(0, 2 * SHOWN);
    const found = await Promise.all(ids.map(summary));
    if (this.closed) return;
    const known = found.filter(Boolean);
    this.goOn(known.filter((each) => !each.over));
    const list = (title, which) => which.length && h("section", {}, h("h2", {}, title), h("ul", { class: "table-list" }, which.slice(0, SHOWN).map((each) => this.row(each))));
    fill(this.mine,
      list(t("web-unfinished"), known.filter((each) => !each.over)) || null,
      list(t("web-finished"), known.filter((each) => each.over)) || null,
      this.upload(), known.length || prefs().ring ? myWays() : null);
  }

  /** Where we are waited for, or were last: on top, with a picture. */
  async goOn(unfinished) {
    const found = unfinished.find((each) => isOurs(each)) ?? unfinished[0];
    this.onward.hidden = !found;
    if (!found) return;
    const picture = h("img", { class: "onward-picture", alt: t("web-picture-of", { title: found.title }) });
    fill(this.onward, picture, h("div", { class: "onward-words" }, h("h2", {}, t(isOurs(found) ? "web-onward-turn" : "web-onward")),
      h("p", {}, `${found.title} · ${namesOf(found).join(", ")}`)),
    h("a", { class: "button main", href: `#/t/${found.table}` }, icon("play"), h("span", {}, t("web-resume"))));
    try {
      const { tokens, watch } = tables()[found.table];
      picture.src = URL.createObjectURL(await blob(`/tables/${found.table}/picture.svg?lang=${lang()}`, tokens[0] ?? watch));
      this.pictures.push(picture.src);
    } catch {
      picture.remove(); // there is a table, if no picture of it
    }
  }

  row(found) {
    const names = namesOf(found);
    const mine = isOurs(found);
    const winners = found.winners.map((seat) => names[seat]).join(", ");
    const alone = found.seats.length === 1;
    const ending = () => (alone ? t(winners ? "web-solo-won" : "web-solo-lost") : winners ? t("web-won-by", { names: winners }) : t("web-nobody-won"));
    const state = found.over ? ending() : mine ? t("web-your-turn") : t("web-under-way");
    const when = new Date(found.created).toLocaleString(lang(), { dateStyle: "medium", timeStyle: "short" });
    const forget = async () => {
      forgetTable(found.table);
      if (prefs().ring) await (await import("./ring.js")).drop(found.table).catch(complain);
      this.showMine();
    };
    return h("li", { class: mine ? "turn" : "" },
      h("div", { class: "table-facts" }, h("b", {}, found.title), h("span", {}, names.join(", ")), h("small", {}, `${state} · ${when}`)),
      h("a", { class: "button", href: found.over ? `#/r/${found.table}@0` : `#/t/${found.table}` }, icon("play"), h("span", {}, t(found.over ? "web-replay" : "web-resume"))),
      h("button", { type: "button", class: "tool", "aria-label": t("web-forget"), title: t("web-forget"), onclick: forget }, icon("close")));
  }

  /** A game file from elsewhere becomes a table. */
  upload() {
    const field = h("input", { type: "file", accept: ".json,application/json", id: "upload", class: "unseen", onchange: async () => {
      try {
        const file = JSON.parse(await field.files[0].text());
        await open("/files", { file, lang: lang() }, { game: file.game });
      } catch (error) {
        toast(error instanceof SyntaxError ? t("web-not-a-file") : error.message);
      }
      field.value = "";
    } });
    return h("p", { class: "upload" }, field, h("label", { for: "upload", class: "button quiet" }, icon("up"), h("span", {}, t("web-upload"))));
  }
}

/** One's tables on other devices, and word of one's turn. */
function myWays() {
  const button = (name, label, does) => h("button", { type: "button", class: "button quiet", onclick: async () => does(await import("./mine.js")) }, icon(name), h("span", {}, t(label)));
  return h("p", { class: "row my-ways" }, button("link", "web-devices", ({ devices }) => devices()), button("bell", "web-bell", ({ bell }) => bell()));
}

/** Who you are, for every race that you start here. */
function yourName() {
  const field = h("input", { id: "my-name", maxlength: "24", autocomplete: "nickname", spellcheck: "false", value: prefs().name ?? "", onchange: () => setPref("name", field.value.trim()) });
  return h("div", { class: "my-name" }, h("label", { for: "my-name" }, t("web-your-name")), field);
}

/** Who sits at a table; of several people at this screen everybody has a name. */
const namesOf = ({ table, seats }) => seats.map((seat) => (tables()[table].tokens.length > 1 ? seat.name : nameOf(seat, seats)));

/** Whether it is the turn of somebody here. */
const isOurs = (found) => found.seats.some((seat) => seat.you && seat.seat === found.to_act);

/** What a game asks of one: people, time, and how much there is to think of. */
function facts({ players: [least, most], minutes, weight }) {
  const weights = [null, t("web-weight-light"), t("web-weight-medium"), t("web-weight-heavy")];
  return h("p", { class: "card-facts" }, icon("person"), least === most ? t("web-players-exactly", { count: most }) : t("web-players", { least, most }),
    minutes[1] ? [icon("clock"), t("web-minutes", { least: minutes[0], most: minutes[1] })] : null, weights[weight] ? [icon("weight"), weights[weight]] : null);
}

/** How a table stands; nothing where the server does not know it. */
async function summary(id) {
  const { tokens, watch } = tables()[id];
  try {
    return await get(`/tables/${id}?lang=${lang()}`, tokens[0] ?? watch);
  } catch (error) {
    if (error instanceof Refused && [401, 404].includes(error.status)) loseTable(id);
    return null;
  }
}
