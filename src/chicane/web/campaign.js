// Campaigns: begun with choices for good, climbed stage by stage, carried away and brought back.

import { toast } from "./bar.js";
import { download, fill, h, icon, sheet } from "./dom.js";
import { campaign as kept, keepCampaign, prefs, setPref, table } from "./keep.js";
import { blob, get, post, Refused } from "./net.js";
import { complain, open } from "./opening.js";
import { optionRow, seedRow } from "./setup.js";
import { lang, t } from "./words.js";

const STATES = { won: "web-campaign-won", open: "web-campaign-open", locked: "web-campaign-locked" };
const SIGNS = { won: "check", open: "play", locked: "lock" };

const button = (look, name, label, onclick, more = {}) =>
  h("button", { type: "button", class: `button ${look}`, onclick, ...more }, icon(name), h("span", {}, label));

/** How the campaign of a game stands; null where this browser has none, or the server does not know it. */
async function standing(game) {
  const mine = kept(game);
  if (!mine) return null;
  try {
    return await get(`/campaigns/${mine.id}?lang=${lang()}`, mine.token);
  } catch (error) {
    if (error instanceof Refused && [401, 404].includes(error.status)) return null;
    throw error;
  }
}

/** The campaign on the card of a game. */
export function campaignPanel(game) {
  const panel = h("section", { class: "campaign", "aria-label": t("web-campaign"), "aria-busy": "true" });
  const show = async () => {
    try {
      const found = await standing(game.id);
      fill(panel, found ? underWay(game, found, show) : notBegun(game, show));
    } catch (error) {
      fill(panel, notBegun(game, show));
      complain(error);
    }
    panel.removeAttribute("aria-busy");
  };
  show();
  return panel;
}

function notBegun(game, show) {
  return [h("div", { class: "row" }, button("main race climb", "play", t("web-campaign-start"), () => begin(game, show))),
    h("div", { class: "row campaign-tools" }, bringIn(game, show))];
}

function underWay(game, found, show) {
  const attempt = found.attempts.find((each) => table(each.table)?.tokens.length);
  const next = found.stages.findLast((stage) => stage.state !== "locked");
  const on = attempt
    ? h("a", { class: "button main race climb", href: `#/t/${attempt.table}` }, icon("play"), h("span", {}, t("web-campaign-continue")))
    : button("main race climb", "play", t("web-campaign-attempt"), () => tryStage(game, found, next.rung.value));
  return [h("h3", {}, t("web-campaign")), h("p", { class: "campaign-kept" }, found.kept.map((each) => `${each.label}: ${each.choice.label}`).join(" · ")),
    stages(found, (stage) => tryStage(game, found, stage.rung.value)),
    h("p", { class: "campaign-next" }, found.over ? t("web-campaign-complete") : t("web-campaign-now", { stage: next.rung.label })),
    h("div", { class: "row" }, on),
    h("div", { class: "row campaign-tools" },
      button("quiet small", "down", t("web-campaign-export"), () => carryAway(game)), bringIn(game, show),
      button("quiet small reset", "again", t("web-campaign-reset"), () => startOver(game, show)))];
}

/** The stages in a row; those that are open can be chosen. */
function stages(found, choose) {
  return h("ol", { class: "stages", "aria-label": t("web-campaign-stages") }, found.stages.map((stage, place) => {
    const tries = stage.won + stage.lost ? t("web-campaign-tries", { won: stage.won, lost: stage.lost }) : "";
    const label = [t("web-campaign-stage", { number: place + 1, title: stage.rung.label, state: t(STATES[stage.state]) }), tries].filter(Boolean).join(", ");
    return h("li", { class: stage.state }, h("button", {
      type: "button", class: "stage-mark", "aria-label": label, title: label, disabled: stage.state === "locked", onclick: () => choose(stage),
    }, h("b", {}, String(place + 1)), icon(SIGNS[stage.state])),
    h("small", { "aria-hidden": "true" }, stage.won + stage.lost ? `${stage.won}–${stage.lost}` : ""));
  }));
}

/** A sheet of choices with a button that does something; the sheet closes once that is done. */
function chooser(title, children, label, act) {
  const go = h("button", { class: "button main" }, icon("play"), h("span", {}, label));
  const form = h("form", { class: "setup", onsubmit: async (event) => {
    event.preventDefault();
    go.disabled = true;
    const done = await act();
    go.disabled = false;
    if (done) dialog.close();
  } }, children, h("div", { class: "row" }, go));
  const dialog = sheet(title, t("web-close"), form);
  return dialog;
}

const choicesOf = (rows) => Object.fromEntries(rows.map((row) => [row.name, row.field.value]));

/** Ask before something is lost. */
const sure = (about, label, act) => chooser(t("web-campaign"), h("p", {}, about), label, act);

function begin(game, show) {
  const rows = game.options.filter((option) => game.ladder.kept.includes(option.name)).map((option) => optionRow(option));
  chooser(game.title, [h("p", {}, t("web-campaign-about")), h("fieldset", {}, h("legend", {}, t("web-campaign-keep")), rows.map((row) => row.element))],
    t("web-campaign-start"), () => take("/campaigns", { game: game.id, kept: choicesOf(rows), lang: lang() }, show));
}

/** Begin a campaign or bring one in, and keep its key. */
async function take(path, wanted, show) {
  try {
    const { campaign: id, token, shown } = await post(path, wanted);
    keepCampaign(shown.game, { id, token });
    await show();
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** An attempt at a stage, with what is left to choose each time. */
function tryStage(game, found, rung) {
  const { kept: settled, rung: name } = game.ladder;
  const last = prefs().attempt?.[game.id] ?? {};
  const stage = game.options.find((option) => option.name === name);
  const open_ones = found.stages.filter((each) => each.state !== "locked").map((each) => each.rung.value);
  const which = optionRow({ ...stage, choices: stage.choices.filter((choice) => open_ones.includes(choice.value)) }, rung);
  const free = game.options.filter((option) => option.name !== name && !settled.includes(option.name)).map((option) => optionRow(option, last[option.name]));
  const seed = seedRow();
  chooser(game.title, [which, ...free, seed].map((row) => row.element), t("web-campaign-go"),
    () => attempt(game.id, which.field.value, choicesOf(free), seed.value()));
}

function attempt(game, rung, options, seed = null) {
  const { id, token } = kept(game);
  setPref("attempt", { ...prefs().attempt, [game]: options });
  const wanted = { rung, options, seed, name: prefs().name ?? "", lang: lang() };
  return open(`/campaigns/${id}/attempts`, wanted, { game, campaign: { id, rung, options } }, token);
}

/** What follows an attempt: the next stage, or the same one again. */
export async function goOn(game, rung, options) {
  try {
    if (rung && kept(game)) return void (await attempt(game, rung, options));
    const [games, found] = await Promise.all([get(`/games?lang=${lang()}`), standing(game)]);
    const card = games.find((each) => each.id === game);
    if (!found) location.hash = "#/";
    else if (found.over) celebrate(card, found);
    else tryStage(card, found, found.stages.findLast((stage) => stage.state !== "locked").rung.value);
  } catch (error) {
    complain(error);
  }
}

function celebrate(game, found) {
  const dialog = sheet(game.title, t("web-close"), h("p", {}, t("web-campaign-complete")), stages(found, (stage) => {
    dialog.close();
    tryStage(game, found, stage.rung.value);
  }), h("div", { class: "row" }, h("a", { class: "button main", href: "#/" }, icon("list"), h("span", {}, t("web-lobby")))));
}

async function carryAway(game) {
  const { id, token } = kept(game.id);
  try {
    download(await blob(`/campaigns/${id}/file`, token), `campaign-${game.id}.json`);
  } catch (error) {
    complain(error);
  }
}

/** A campaign from a file; it takes the place of the one that is here, if that is wanted. */
function bringIn(game, show) {
  const id = `campaign-file-${game.id}`;
  const field = h("input", { type: "file", accept: ".json,application/json", id, class: "unseen", onchange: async () => {
    const [chosen] = field.files;
    const file = await chosen.text().then(JSON.parse).catch(() => null);
    field.value = "";
    const bring = () => take("/campaigns/import", { file, lang: lang() }, show);
    if (file?.game !== game.id) toast(t("web-campaign-no-file", { title: game.title }));
    else if (kept(game.id)) sure(t("web-campaign-replace-about"), t("web-campaign-replace"), bring);
    else await bring();
  } });
  return h("span", { class: "upload" }, field, h("label", { for: id, class: "button quiet small" }, icon("up"), h("span", {}, t("web-campaign-import"))));
}

function startOver(game, show) {
  const { id, token } = kept(game.id);
  sure(t("web-campaign-reset-about"), t("web-campaign-reset"), async () => {
    try {
      await post(`/campaigns/${id}/reset`, {}, token);
      await show();
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  });
}
