// What this browser remembers: preferences, and the keys of tables. Nothing else is kept anywhere.

/**
 * @typedef {Object} Kept A table this browser holds keys to.
 * @property {string[]} tokens
 * @property {string} [watch] the key for watchers
 * @property {{seat: number, name: string, link: string}[]} [invites] seats for friends
 * @property {string} [game]
 * @property {{id: string, rung: string, options: Object<string, string>}} [campaign] of which it is an attempt
 * @property {number} [read] the ply up to which its tales were read
 * @property {number} since when it was last opened
 * @property {number} [lost] when the server did not know it
 */

const PREFS = "chicane.prefs";
const TABLES = "chicane.tables";
const CAMPAIGNS = "chicane.campaigns";

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing can still play in this tab
  }
}

let chosen = read(PREFS);
let held = read(TABLES);
let climbed = read(CAMPAIGNS);

/** Another tab may have opened or left a table. */
addEventListener("storage", () => {
  chosen = read(PREFS);
  held = read(TABLES);
  climbed = read(CAMPAIGNS);
});

/** @returns {{lang?: string, name?: string, bot?: string, sound?: boolean, speed?: number}} */
export const prefs = () => chosen;

export function setPref(name, value) {
  chosen = { ...chosen, [name]: value };
  write(PREFS, chosen);
}

/** @returns {Object<string, Kept>} */
export const tables = () => held;

/** @returns {Kept|undefined} */
export const table = (id) => held[id];

/** Remember a table, or more about it; a guided game is none. */
export function keepTable(id, more) {
  if (!id) return;
  held = { ...held, [id]: { tokens: [], ...held[id], ...more, since: Date.now() } };
  write(TABLES, held);
}

/** Add a key that came with a link. */
export function addToken(id, token) {
  const tokens = held[id]?.tokens ?? [];
  keepTable(id, { tokens: tokens.includes(token) ? tokens : [...tokens, token].slice(-12) });
}

const DAY = 86_400_000;

/** The server does not know the table, or our keys: leave it alone for a day, but keep the keys, which nobody can give us again. */
export function loseTable(id) {
  if (!held[id]) return;
  held = { ...held, [id]: { ...held[id], lost: Date.now() } };
  write(TABLES, held);
}

export const isLost = (id) => Date.now() - (held[id]?.lost ?? 0) < DAY;

export function forgetTable(id) {
  const { [id]: _, ...rest } = held;
  held = rest;
  write(TABLES, held);
}

/** The campaigns of a game that are played here, the one played last first. @returns {{id: string, token: string}[]} */
export const campaigns = (game) => [climbed[game] ?? []].flat();

/** Remember a campaign as the one played last. */
export function keepCampaign(game, { id, token }) {
  writeCampaigns(game, [{ id, token }, ...campaigns(game).filter((each) => each.id !== id)]);
}

/** Its key is thrown away, and nobody can give it to us again. */
export function forgetCampaign(game, id) {
  writeCampaigns(game, campaigns(game).filter((each) => each.id !== id));
}

function writeCampaigns(game, list) {
  climbed = { ...climbed, [game]: list };
  write(CAMPAIGNS, climbed);
}
