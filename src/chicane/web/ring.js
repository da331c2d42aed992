// The keyring of whoever sits at this browser: one key for all their seats, which a link carries to other devices.

import { addToken, isLost, keepTable, prefs, setPref, tables } from "./keep.js";
import { get, post, Refused } from "./net.js";
import { lang } from "./words.js";

/** The key of the keyring, if there is one. @returns {string|undefined} */
export const ring = () => prefs().ring;

/** What hangs on the keyring, and where word of one's turn goes; nothing without one. */
export const shown = async () => (ring() ? get("/keyring", ring()) : null);

/** Do something with the keyring. */
export const change = (what, body) => post(`/keyring/${what}`, body, ring());

/** The keyring, made now if there was none, with all seats of this browser on it. */
export async function made() {
  if (!ring()) {
    setPref("ring", (await post("/keyring", { lang: lang() })).token);
    setPref("hung", []);
  }
  await sync();
  return ring();
}

/** A keyring came with a link: what hangs here goes onto it. */
export async function take(token) {
  if (ring() === token) return;
  setPref("ring", token);
  setPref("hung", []);
}

/** Hang what is new here on the keyring, and take from it what was sat down at elsewhere. */
export async function sync() {
  if (!ring()) return;
  try {
    const { tables: held } = await shown();
    for (const { table, game } of held) if (!tables()[table]?.tokens.length) bring(table, game);
    setPref("hung", held.map((each) => each.table));
    for (const id of Object.keys(tables())) await hang(id);
  } catch (error) {
    if (error instanceof Refused && error.status === 401) setPref("ring", undefined); // the server has forgotten it
    else if (!(error instanceof Refused)) throw error;
  }
}

function bring(table, game) {
  keepTable(table, { game });
  addToken(table, ring());
}

/** Hang the seats of a table on the keyring, if they are ours and not there yet. */
export async function hang(id) {
  const tokens = (tables()[id]?.tokens ?? []).filter((token) => token !== ring());
  if (!ring() || !tokens.length || isLost(id) || prefs().hung?.includes(id)) return;
  try {
    await change("seats", { table: id, tokens });
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // a table that is gone hangs nowhere
  }
  setPref("hung", [...(prefs().hung ?? []), id]);
}

/** Take a table off the keyring. */
export async function drop(id) {
  if (!ring()) return;
  setPref("hung", (prefs().hung ?? []).filter((each) => each !== id));
  await change("forget", { table: id });
}
