// The sheets of a table: invitations, files and pictures, and the proof that the dice are fair.

import { toast } from "./bar.js";
import { bookButton } from "./book.js";
import { download, h, icon, sheet } from "./dom.js";
import { keepTable, prefs, setPref, table as kept } from "./keep.js";
import { at, blob, get, lookingKeyOf, posted } from "./net.js";
import { lang, t } from "./words.js";

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** @type {string[]|null} where others find this server; null until we know */
let found = null;

/** Others can't open a link to this computer's own name for itself: it begins with where they find it. */
const address = (link) => at(link, LOOPBACK.test(location.hostname) && found?.[0] ? `${found[0]}/` : undefined);

/** Ask where others find this server; nowhere, if it listens to this computer only. */
async function reach() {
  found ??= (await get("/reach")).addresses;
  return found.length > 0 || !LOOPBACK.test(location.hostname);
}

/** The link as a code to be photographed, if the server can draw one. */
async function code(link) {
  try {
    const drawing = await posted("/codes", { link });
    return h("img", { class: "code", alt: t("web-code"), src: `data:image/svg+xml,${encodeURIComponent(drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '))}` });
  } catch {
    return null;
  }
}

export function copyRow(label, link, seat) {
  const field = h("input", { readonly: true, value: address(link), "aria-label": label, onfocus: () => field.select() });
  const show = h("button", { type: "button", class: "button small", "aria-expanded": "false", onclick: () => unfold() }, icon("code"), h("span", {}, t("web-code")));
  const unfold = async () => {
    const open = show.getAttribute("aria-expanded") === "true";
    show.setAttribute("aria-expanded", String(!open));
    row.querySelector(".code")?.remove();
    if (!open) row.append((await code(address(link))) ?? h("span", { class: "code reason" }, t("web-code-none")));
  };
  const copy = h("button", { type: "button", class: "button small", onclick: () => copied(address(link), field) }, icon("link"), h("span", {}, t("web-copy")));
  const row = h("div", { class: "copy-row", "data-seat": seat, "data-link": link }, h("span", { class: "copy-label" }, label), field, copy, show);
  return row;
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
  const note = h("p", { class: "reason", hidden: true }, t("web-invite-local"));
  const section = h("section", { class: "invitations" }, heading, note, invites.length ? h("p", {}, t("web-invite-about")) : null,
    invites.map((each) => copyRow(each.name, seatLink(each, watch), each.seat)),
    watch ? copyRow(t("web-watchers"), `/#/t/${id}?k=${watch}`) : null);
  reach().then((isOpen) => {
    note.hidden = isOpen;
    for (const row of section.querySelectorAll("[data-link]")) row.querySelector("input").value = address(row.dataset.link);
  }, () => {});
  return section;
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

/** On a touch screen: whether the first tap on the board already chooses. */
function oneTap() {
  const box = h("input", { type: "checkbox", id: "one-tap", checked: prefs().taps === 1, onchange: () => setPref("taps", box.checked ? 1 : 2) });
  return h("p", { class: "check" }, box, h("label", { for: "one-tap" }, t("web-one-tap")));
}

/** Everything about a table that is not play. @param {import("./table.js").TableView} view */
export function tableMenu(view) {
  if (!view.info) return null;
  const { id, info, state } = view;
  const seed = state?.t === "over" ? state.seed : null;
  return sheet(info.title, t("web-close"), invitations(id, h("h3", {}, t("web-invite"))),
    h("section", {}, h("h3", {}, t("web-keep")), files(id, info.game, { sealed: info.secrets && state?.t !== "over" }),
      h("div", { class: "row" }, h("a", { class: "button", href: `#/r/${id}@${view.ply}`, onclick: closeSheet }, icon("play"), h("span", {}, t("web-replay"))))),
    oneTap(),
    fairness({ commitment: info.commitment, seed, seeded: info.seeded, game: info.game, id }),
    h("div", { class: "row" }, bookButton(info.game), h("a", { class: "button", href: "#/", onclick: closeSheet }, icon("list"), h("span", {}, t("web-lobby")))));
}

function closeSheet(event) {
  event.target.closest("dialog")?.close();
}
