// Campaigns: begun with choices for good, climbed stage by stage, carried away and brought back.

import { toast } from "./bar.js";
import { download, fill, h, icon, sheet } from "./dom.js";
import { campaigns, forgetCampaign, keepCampaign, prefs, setPref, table } from "./keep.js";
import { blob, get, post, Refused } from "./net.js";
import { complain, open } from "./opening.js";
import { pictureRow, portraits, signs } from "./portraits.js";
import { optionRow, seedRow } from "./setup.js";
import { lang, t } from "./words.js";

const STATES = { won: "web-campaign-won", open: "web-campaign-open", locked: "web-campaign-locked" };
const SIGNS = { won: "check", open: "play", locked: "lock" };

const button = (look, name, label, onclick, more = {}) =>
  h("button", { type: "button", class: `button ${look}`, onclick, ...more }, icon(name), h("span", {}, label));

/** How a campaign stands; null where the server does not know it, or not by our key. */
export async function standing({ id, token }) {
  try {
    return await get(`/campaigns/${id}?lang=${lang()}`, token);
  } catch (error) {
    if (error instanceof Refused && [401, 404].includes(error.status)) return null;
    throw error;
  }
}

const mine = (game, id) => campaigns(game).find((each) => each.id === id);

/** The campaigns on the card of a game: the one played last at length, the others in a line each. */
export function campaignPanel(game) {
  const panel = h("section", { class: "campaign", "aria-label": t("web-campaign"), "aria-busy": "true" });
  const show = async () => {
    try {
      const [of, ...found] = await Promise.all([portraits(game.id), ...campaigns(game.id).map(standing)]);
      const [first, ...others] = found.filter(Boolean);
      fill(panel, first ? [...underWay(game, first, of, show), beside(game, others, of, show)] : null, newOnes(game, !first, of, show));
    } catch (error) {
      fill(panel, newOnes(game, true, () => undefined, show));
      complain(error);
    }
    panel.removeAttribute("aria-busy");
  };
  show();
  return panel;
}

/** The way to all campaigns of a game. */
const garage = (game) => h("a", { class: "button quiet small to-garage", href: `#/c/${game.id}` }, icon("garage"), h("span", {}, t("web-garage")));

/** To begin one more, or to bring one in. */
function newOnes(game, first, of, show) {
  const start = () => begin(game, of, show);
  return first
    ? [h("div", { class: "row" }, button("main race climb", "play", t("web-campaign-start"), start)), h("div", { class: "row campaign-tools" }, garage(game), bringIn(game, show))]
    : h("div", { class: "row campaign-tools" }, garage(game), button("quiet small one-more", "plus", t("web-campaign-new"), start), bringIn(game, show));
}

/** A campaign with all that can be done about it. */
export function underWay(game, found, of, show) {
  const attempt = found.attempts.find((each) => table(each.table)?.tokens.length);
  const next = found.stages.findLast((stage) => stage.state !== "locked");
  const on = attempt
    ? h("a", { class: "button main race climb", href: `#/t/${attempt.table}` }, icon("play"), h("span", {}, t("web-campaign-continue")))
    : button("main race climb", "play", t("web-campaign-attempt"), () => tryStage(game, found, next.rung.value));
  return [h("h3", {}, t("web-campaign")), signs(found.kept, of),
    stages(found, (stage) => tryStage(game, found, stage.rung.value)),
    h("p", { class: "campaign-next" }, found.over ? t("web-campaign-complete") : t("web-campaign-now", { stage: next.rung.label })),
    h("div", { class: "row" }, on),
    h("div", { class: "row campaign-tools" },
      button("quiet small", "down", t("web-campaign-export"), () => carryAway(game, found.campaign)),
      button("quiet small reset", "again", t("web-campaign-reset"), () => startOver(game, found, of, show)),
      button("quiet small forget", "close", t("web-campaign-forget"), () => leave(game, found.campaign, show)))];
}

/** The other campaigns, each to be taken up again. */
function beside(game, others, of, show) {
  if (!others.length) return null;
  const line = (found) => h("li", {}, h("button", { type: "button", class: "button quiet other", onclick: () => {
    keepCampaign(game.id, mine(game.id, found.campaign));
    show();
  } }, signs(found.kept, of), h("span", { class: "other-far" }, t("web-campaign-far", { won: found.stages.filter((stage) => stage.state === "won").length, stages: found.stages.length }))));
  return h("section", {}, h("h4", {}, t("web-campaign-others")), h("ul", { class: "others" }, others.map(line)));
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

/** What is kept for a whole campaign, chosen from pictures. */
export const keptRows = (game, of, kept = {}) =>
  game.options.filter((option) => game.ladder.kept.includes(option.name)).map((option) => pictureRow(option, of, kept[option.name]));

const valuesOf = (rows) => Object.fromEntries(rows.map((row) => [row.name, row.value()]));

export function begin(game, of, show) {
  const rows = keptRows(game, of);
  chooser(game.title, [h("p", {}, t("web-campaign-about")), ...rows.map((row) => row.element)],
    t("web-campaign-start"), () => take("/campaigns", { game: game.id, kept: valuesOf(rows), lang: lang() }, show));
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
  const { kept: settled, rung: name, asked } = game.ladder;
  const last = prefs().attempt?.[game.id] ?? {};
  const stage = game.options.find((option) => option.name === name);
  const open_ones = found.stages.filter((each) => each.state !== "locked").map((each) => each.rung);
  const which = optionRow({ ...stage, choices: open_ones }, rung);
  const left = game.options.filter((option) => option.name !== name && !settled.includes(option.name));
  const free = left.map((option) => optionRow(option, last[option.name]));
  const seed = seedRow();
  const often = free.filter((row) => !asked.length || asked.includes(row.name));
  const seldom = [...free.filter((row) => !often.includes(row)), seed];
  chooser(game.title, [...[which, ...often].map((row) => row.element), h("details", {}, h("summary", {}, t("web-campaign-more")), seldom.map((row) => row.element))], t("web-campaign-go"),
    () => attempt(game, found, which.field.value, choicesOf(free), seed.value()));
}

function attempt(game, found, rung, options, seed) {
  const { id, token } = mine(game.id, found.campaign);
  keepCampaign(game.id, { id, token });
  setPref("attempt", { ...prefs().attempt, [game.id]: options });
  const wanted = { rung, options, seed, name: prefs().name ?? "", lang: lang() };
  return open(`/campaigns/${id}/attempts`, wanted, { game: game.id, campaign: { id, rung, options } }, token);
}

/** What follows an attempt at a campaign: the next stage, or the one that is named again. */
export async function goOn(game, id, rung) {
  try {
    const key = mine(game, id);
    const [games, found] = await Promise.all([get(`/games?lang=${lang()}`), key && standing(key)]);
    const card = games.find((each) => each.id === game);
    if (!found) location.hash = "#/";
    else if (found.over && !rung) celebrate(card, found);
    else tryStage(card, found, rung ?? found.stages.findLast((stage) => stage.state !== "locked").rung.value);
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

async function carryAway(game, id) {
  try {
    download(await blob(`/campaigns/${id}/file`, mine(game.id, id).token), `campaign-${game.id}.json`);
  } catch (error) {
    complain(error);
  }
}

/** A campaign from a file stands beside those that are here. */
export function bringIn(game, show) {
  const id = `campaign-file-${game.id}`;
  const field = h("input", { type: "file", accept: ".json,application/json", id, class: "unseen", onchange: async () => {
    const [chosen] = field.files;
    const file = await chosen.text().then(JSON.parse).catch(() => null);
    field.value = "";
    if (file?.game !== game.id) toast(t("web-campaign-no-file", { title: game.title }));
    else await take("/campaigns/import", { file, lang: lang() }, show);
  } });
  return h("span", { class: "upload" }, field, h("label", { for: id, class: "button quiet small" }, icon("up"), h("span", {}, t("web-campaign-import"))));
}

/** Begin anew, with what was kept or with other choices. */
function startOver(game, found, of, show) {
  const { id, token } = mine(game.id, found.campaign);
  const rows = keptRows(game, of, Object.fromEntries(found.kept.map((each) => [each.name, each.choice.value])));
  chooser(game.title, [h("p", { class: "warning" }, t("web-campaign-reset-about")), ...rows.map((row) => row.element)], t("web-campaign-reset"), async () => {
    try {
      await post(`/campaigns/${id}/reset`, { kept: valuesOf(rows) }, token);
      await show();
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  });
}

function leave(game, id, show) {
  sure(t("web-campaign-forget-about"), t("web-campaign-forget"), async () => {
    forgetCampaign(game.id, id);
    await show();
    return true;
  });
}
