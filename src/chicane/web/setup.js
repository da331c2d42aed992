// Setting up a race: who sits where, the options of the game, and where the dice come from.

import { h, icon, sheet } from "./dom.js";
import { prefs, setPref } from "./keep.js";
import { lang, t } from "./words.js";

const USUAL = 4;
const PACES = { 0: "web-pace-live", 1: "web-pace-day", 3: "web-pace-some", 7: "web-pace-week" }; // by the days that a choice may take

/** @param {"bots"|"hot"|"friends"} kind who fills the other seats at first */
export function setUp(game, bots, kind, open) {
  const [least, most] = game.players;
  const bot = usualBot(bots);
  const other = { bots: `bot:${bot}`, hot: "human", friends: "open" }[kind];
  const usual = Math.max(least, Math.min(most, kind === "bots" ? USUAL : Math.max(2, least)));
  const own = game.options.filter((option) => option.by_seat.length);
  const seats = Array.from({ length: most }, (_, seat) => seatRow(seat, seat ? other : "human", bots, own));
  const count = select("players", t("web-how-many"), range(least, most).map((n) => ({ value: n, label: String(n) })), usual);
  const show = () => seats.forEach((row, seat) => (row.element.hidden = seat >= Number(count.field.value)));
  count.field.addEventListener("change", show);
  show();
  const options = game.options.filter((option) => !option.by_seat.length).map((option) => optionRow(option));
  const seed = seedRow();
  const pace = kind === "friends" ? select("pace", t("web-pace"), Object.entries(PACES).map(([value, key]) => ({ value, label: t(key) })), "0") : null;
  const start = h("button", { class: "button main" }, icon("play"), h("span", {}, t("web-start")));
  const form = h("form", { class: "setup", onsubmit: async (event) => {
    event.preventDefault();
    start.disabled = true;
    const rows = seats.slice(0, Number(count.field.value));
    const wanted = rows.map((row) => row.value());
    remember(wanted);
    const set = Object.fromEntries(options.map((row) => [row.name, row.field.value]));
    own.forEach((option, index) => (set[option.name] = rows.map((row) => row.own[index].value).join(",")));
    const done = await open({ game: game.id, options: set, seats: wanted, seed: seed.value(), days: Number(pace?.field.value ?? 0), lang: lang() });
    start.disabled = false;
    if (done) dialog.close();
  } },
  h("fieldset", {}, h("legend", {}, t("web-seats")), least < most ? count.element : null, seats.map((row) => row.element), pace?.element),
  h("fieldset", {}, h("legend", {}, t("web-options")), options.map((row) => row.element), seed.element),
  h("div", { class: "row" }, start));
  const dialog = sheet(game.title, t("web-close"), form);
  return dialog;
}

/** The bot that was chosen last, or whom people meet who don't choose. */
export const usualBot = (bots) => (bots.find((each) => each.spec === prefs().bot) ?? bots.find((each) => each.usual) ?? bots[0]).spec;

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

function select(id, label, choices, chosen) {
  const field = h("select", { id }, choices.map(({ value, label: text }) => h("option", { value, selected: value === chosen }, text)));
  return { field, element: h("div", { class: "field" }, h("label", { for: id }, label), field) };
}

/** An option with its choices, and what the chosen one means. */
export function optionRow(option, chosen = option.choices[0]?.value) {
  const { field, element } = select(`option-${option.name}`, option.label, option.choices, chosen);
  const note = h("small", { id: `about-${option.name}` });
  field.setAttribute("aria-describedby", note.id);
  const explain = () => (note.textContent = option.choices.find((choice) => choice.value === field.value)?.help || option.help);
  field.addEventListener("change", explain);
  explain();
  element.append(note);
  return { name: option.name, field, element };
}

/** Where the dice come from: a seed, or a secret. */
export function seedRow() {
  const field = h("input", { id: "seed", maxlength: "100", autocomplete: "off", spellcheck: "false", "aria-describedby": "seed-help" });
  const note = h("small", { id: "seed-help" }, t("web-seed-about"));
  return { element: h("div", { class: "field" }, h("label", { for: "seed" }, t("web-seed")), field, note), value: () => field.value.trim() || null };
}

/** Who sits there, and what the seat chooses for itself. */
function seatRow(seat, kind, bots, options) {
  const kinds = [{ value: "human", label: t(seat ? "web-seat-here" : "web-seat-you") }, { value: "open", label: t("web-seat-friend") },
    ...bots.map((bot) => ({ value: `bot:${bot.spec}`, label: t("web-seat-bot", { bot: bot.label, level: bot.level }) }))];
  const who = h("select", { "aria-label": t("web-seat-who", { seat: seat + 1 }) }, kinds.map(({ value, label }) => h("option", { value, selected: value === kind }, label)));
  const name = h("input", { maxlength: "24", autocomplete: "off", placeholder: t("web-name"), "aria-label": t("web-seat-name", { seat: seat + 1 }), value: seat ? "" : prefs().name ?? "" });
  const own = options.map((option) => ownChoice(seat, option));
  const element = h("div", { class: "seat-row" }, h("span", { class: "seat-number", "aria-hidden": "true" }, String(seat + 1)), who, name, own);
  return { element, own, value: () => ({ kind: who.value, name: name.value.trim() }) };
}

/** An option that every seat chooses for itself; what the chosen one means is its title. */
function ownChoice(seat, option) {
  const field = h("select", { class: "seat-own", "aria-label": t("web-seat-own", { seat: seat + 1, option: option.label }) },
    option.choices.map(({ value, label }) => h("option", { value, selected: value === option.by_seat[seat] }, label)));
  const explain = () => (field.title = option.choices.find((choice) => choice.value === field.value).help || option.help);
  field.addEventListener("change", explain);
  explain();
  return field;
}

/** Your name and the bots you chose are offered again. */
function remember(seats) {
  if (seats[0].kind === "human" && seats[0].name) setPref("name", seats[0].name);
  const bot = seats.find((seat) => seat.kind.startsWith("bot:"));
  if (bot) setPref("bot", bot.kind.slice(4));
}
