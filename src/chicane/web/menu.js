// The sheets of a table: invitations, files and pictures, and the proof that the dice are fair.

import { toast } from "./bar.js";
import { download, h, icon, sheet } from "./dom.js";
import { keepTable, table as kept } from "./keep.js";
import { blob, lookingKeyOf } from "./net.js";
import { lang, t } from "./words.js";

const address = (link) => new URL(link, location.origin).href;

function copyRow(label, link, seat) {
  const field = h("input", { readonly: true, value: address(link), "aria-label": label, onfocus: () => field.select() });
  const copy = h("button", { type: "button", class: "button small", onclick: () => copied(address(link), field) }, icon("link"), h("span", {}, t("web-copy")));
  return h("div", { class: "copy-row", "data-seat": seat }, h("span", { class: "copy-label" }, label), field, copy);
}

/** Put a text on the clipboard, or select it where the browser does not let us. */
export async function copied(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("web-copied"));
  } catch {
    field?.focus();
  }
}

/** The link of a seat; it brings the watchers' key along, so that whoever sits there can share what they see. */
const seatLink = ({ link }, watch) => (watch ? `${link}&w=${watch}` : link);

function invitations(id, heading) {
  const { invites = [], watch } = kept(id) ?? {};
  if (!invites.length && !watch) return null;
  return h("section", { class: "invitations" }, heading, invites.length ? h("p", {}, t("web-invite-about")) : null,
    invites.map((each) => copyRow(each.name, seatLink(each, watch), each.seat)),
    watch ? copyRow(t("web-watchers"), `/#/t/${id}?k=${watch}`) : null);
}

/** People have named themselves: an open sheet says so at once, and a later one too. */
export function renamed(id, seats) {
  const { invites } = kept(id) ?? {};
  if (!invites?.some((each) => each.name !== seats[each.seat].name)) return;
  keepTable(id, { invites: invites.map((each) => ({ ...each, name: seats[each.seat].name })) });
  for (const row of document.querySelectorAll(".invitations [data-seat]")) {
    const { name } = seats[Number(row.dataset.seat)];
    row.querySelector(".copy-label").textContent = name;
    row.querySelector("input").setAttribute("aria-label", name);
  }
}

/** The links of a table, alone. */
export function invite(id) {
  return sheet(t("web-invite"), t("web-close"), invitations(id, null));
}

/** Fetch a file of the table and hand it over. */
export async function fetchFile(id, path, name) {
  try {
    download(await blob(`/tables/${id}/${path}`, lookingKeyOf(id)), name);
  } catch (error) {
    toast(error.message);
  }
}

/** Buttons for the game file and pictures; `at` is a ply or null for now, `sealed` a game whose secrets a file would tell. */
export function files(id, game, { at = null, sealed = false } = {}) {
  const query = `?lang=${lang()}${at == null ? "" : `&at=${at}`}`;
  const one = (label, path, name, more = {}) =>
    h("button", { type: "button", class: "button", onclick: () => fetchFile(id, path, name), ...more }, icon("down"), h("span", {}, label));
  return [h("div", { class: "row" }, one(t("web-file"), "file", `${game}-${id}.json`, sealed ? { disabled: true, "aria-describedby": "file-sealed" } : {}),
    one(t("web-picture-png"), `picture.png${query}`, `${game}-${id}.png`), one(t("web-picture-svg"), `picture.svg${query}`, `${game}-${id}.svg`)),
  sealed ? h("p", { class: "reason", id: "file-sealed" }, t("web-file-sealed")) : null];
}

/** The promise about the dice, and after the race how to check it. */
export function fairness({ commitment, seed, seeded, game, id }) {
  return h("section", {}, h("h3", {}, t("web-fair")), h("p", {}, t("web-fair-about")),
    h("dl", { class: "facts" }, h("dt", {}, t("web-fair-hash")), h("dd", {}, h("code", {}, commitment)),
      seed ? [h("dt", {}, t("web-fair-seed")), h("dd", {}, h("code", {}, seed))] : null),
    seeded ? h("p", {}, t("web-fair-seeded")) : null,
    seed ? [h("p", {}, t("web-fair-check")), h("pre", {}, h("code", {}, `chicane verify ${game}-${id}.json`))] : h("p", {}, t("web-fair-later")));
}

/** Everything about a table that is not play. @param {import("./table.js").TableView} view */
export function tableMenu(view) {
  if (!view.info) return null;
  const { id, info, state } = view;
  const seed = state?.t === "over" ? state.seed : null;
  return sheet(info.title, t("web-close"), invitations(id, h("h3", {}, t("web-invite"))),
    h("section", {}, h("h3", {}, t("web-keep")), files(id, info.game, { sealed: info.secrets && state?.t !== "over" }),
      h("div", { class: "row" }, h("a", { class: "button", href: `#/r/${id}@${view.ply}`, onclick: closeSheet }, icon("play"), h("span", {}, t("web-replay"))))),
    fairness({ commitment: info.commitment, seed, seeded: info.seeded, game: info.game, id }),
    h("div", { class: "row" }, h("a", { class: "button", href: "#/", onclick: closeSheet }, icon("list"), h("span", {}, t("web-lobby")))));
}

function closeSheet(event) {
  event.target.closest("dialog")?.close();
}
