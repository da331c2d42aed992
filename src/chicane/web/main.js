// Where everything begins: the language, then the page that the address names.

import { fill, h } from "./dom.js";
import { addToken, keepTable, table as kept } from "./keep.js";
import { LobbyView } from "./lobby.js";
import { invite } from "./menu.js";
import { ReplayView } from "./replay.js";
import { TableView } from "./table.js";
import { lang, speak as learn, t } from "./words.js";

const page = document.getElementById("page");

/** @type {LobbyView|TableView|ReplayView|null} */
let view = null;

async function speak(wanted) {
  await learn(wanted);
  view?.relang();
}

/** Addresses: `#/` lobby, `#/t/ID` table, `#/r/ID@PLY` replay; `?k=KEY` brings a key along. */
function route() {
  const [, kind, id, ply, query] = location.hash.match(/^#\/([tr])\/(\w+)(?:@(\d+))?(?:\?(.*))?$/) ?? [];
  const arguments_ = new URLSearchParams(query ?? "");
  if (arguments_.has("w")) keepTable(id, { watch: arguments_.get("w") });
  if (arguments_.has("k")) takeKey(id, arguments_.get("k"));
  if (query != null) history.replaceState(null, "", location.hash.replace(/\?.*$/, ""));
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  view?.close();
  if (kind === "t") view = new TableView(page, id, speak);
  else if (kind === "r") view = new ReplayView(page, id, Number(ply ?? 0), speak);
  else view = new LobbyView(page, speak);
  scrollTo(0, 0);
  if (arguments_.has("invite")) invite(id);
}

/** A key that came with a link; a creator's own links are known already. */
function takeKey(id, token) {
  if (kept(id)?.watch !== token) addToken(id, token);
}

async function start() {
  try {
    await learn(lang());
  } catch {
    fill(page, h("p", { class: "problem" }, "Chicane: no answer. Pas de réponse. …"));
    setTimeout(start, 2000);
    return;
  }
  route();
  addEventListener("hashchange", route);
}

start();
