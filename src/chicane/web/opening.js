// Opening a table, from wherever one is.

import { toast } from "./bar.js";
import { keepTable } from "./keep.js";
import { post, Refused } from "./net.js";
import { t } from "./words.js";

/** What went wrong, for whoever asked. */
export const complain = (error) => toast(error instanceof Refused ? error.message : t("web-no-server"));

/** Open a table, keep its keys and what else is to be remembered of it, and go there. @returns {Promise<object|null>} the table */
export async function open(path, wanted, more, token) {
  try {
    const made = await post(path, wanted, token);
    const mine = made.seats.filter((seat) => seat.kind === "human");
    const invites = made.seats.filter((seat) => seat.kind === "open").map(({ seat, name, link }) => ({ seat, name, link }));
    keepTable(made.table, { tokens: mine.map((seat) => seat.token), watch: made.watch.token, invites, ...more });
    location.hash = `#/t/${made.table}${invites.length ? "?invite" : ""}`;
    return made;
  } catch (error) {
    complain(error);
    return null;
  }
}
