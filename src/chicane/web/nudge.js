// Word that it is our turn while we look elsewhere: by the browser itself, and by pushes where the server sends them.

import { prefs, setPref } from "./keep.js";
import { at, get } from "./net.js";
import { change, made } from "./ring.js";
import { t } from "./words.js";

/** Whether this browser could tell us at all; it can't on a page without TLS that is not of this computer. */
export const canNudge = () => "Notification" in window && isSecureContext;

/** Whether it does. */
export const nudges = () => canNudge() && Notification.permission === "granted" && prefs().nudge === true;

/** Who shows what comes while no page is open. */
const worker = () => navigator.serviceWorker?.register(at("worker.js"), { scope: at("") });

/** Ask the browser to tell us, and the server to push where it can. @returns {Promise<boolean>} whether we are told */
export async function wanted() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  setPref("nudge", true);
  const registration = await worker();
  const { push } = await get("/keyring/ways");
  if (push && registration?.pushManager) await subscribe(registration, push);
  return true;
}

async function subscribe(registration, key) {
  await made();
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  await change("push", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));

/** No more of it. */
export async function unwanted() {
  setPref("nudge", false);
  const registration = await navigator.serviceWorker?.getRegistration(at(""));
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  if (prefs().ring) await change("push/stop", { endpoint: subscription.endpoint });
}

/** We are asked: say so, if we look elsewhere. @param {import("./table.js").TableView} view */
export async function nudge({ info, id }) {
  if (!document.hidden || !nudges()) return;
  const words = { body: info.seats.map((seat) => seat.name).join(", "), tag: id, icon: at("icon.svg"), data: { table: id } };
  const registration = await navigator.serviceWorker?.getRegistration(at(""));
  const title = t("web-nudge-title", { game: info.title });
  if (registration?.active) registration.showNotification(title, words);
  else new Notification(title, words).onclick = () => focus();
}
