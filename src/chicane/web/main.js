// Where everything begins: the language, then the page that the address names.

import { fill, h } from "./dom.js";
import { addToken, keepTable, prefs, table as kept } from "./keep.js";
import { lang, speak as learn, t } from "./words.js";

const page = document.getElementById("page");

/** @type {{close: () => void, relang: () => void}|null} the page that is open */
let view = null;
let routes = 0;

/** What a page is made of, fetched when it is first wanted. */
const PAGES = {
  t: async () => (await dressed(import("./table.js"))).TableView,
  r: async () => (await dressed(import("./replay.js"))).ReplayView,
  g: async () => (await dressed(import("./guide.js"))).GuideView,
  c: async () => (await import("./garage.js")).GarageView,
  lobby: async () => (await import("./lobby.js")).LobbyView,
};

const LOOKS = ["table.css", "guide.css", "inspect.css"]; // of a table, on top of those of every page

/** Something of a table, once it can be looked at. */
async function dressed(something) {
  const missing = LOOKS.filter((name) => !document.querySelector(`link[href="${name}"]`));
  await Promise.all(missing.map((name) => new Promise((done) => document.head.append(h("link", { rel: "stylesheet", href: name, onload: done, onerror: done })))));
  return something;
}

async function speak(wanted) {
  await learn(wanted);
  view?.relang();
}

/** Addresses: `#/` lobby, `#/t/ID` table, `#/r/ID@PLY` replay, `#/g/GAME/ID` guided game, `#/c/GAME` garage, `#/k` a keyring; `?k=KEY` brings a key along. */
async function route() {
  const [, ring] = location.hash.match(/^#\/k\?k=([\w-]+)$/) ?? [];
  if (ring) await takeRing(ring);
  const [, kind, id, ply, query] = location.hash.match(/^#\/([trgc])\/(\w+(?:\/[\w-]+)?)(?:@(\d+))?(?:\?(.*))?$/) ?? [];
  const arguments_ = new URLSearchParams(query ?? "");
  if (arguments_.has("w")) keepTable(id, { watch: arguments_.get("w") });
  if (arguments_.has("k")) takeKey(id, arguments_.get("k"));
  if (query != null) history.replaceState(null, "", location.hash.replace(/\?.*$/, ""));
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  view?.close();
  view = null;
  fill(page);
  routes += 1;
  const number = routes;
  const View = await PAGES[kind ?? "lobby"]();
  if (number !== routes) return; // somebody has gone on meanwhile
  view = new View(page, speak, id, Number(ply ?? 0));
  scrollTo(0, 0);
  if (kind === "t" && prefs().ring) (await import("./ring.js")).hang(id).catch(() => {}); // the next visit to the lobby tries again
  if (arguments_.has("invite")) (await import("./menu.js")).invite(id);
}

/** A keyring came with a link: the lobby shows what hangs on it. */
async function takeRing(token) {
  history.replaceState(null, "", "#/");
  await (await import("./ring.js")).take(token);
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
