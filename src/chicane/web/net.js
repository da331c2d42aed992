// Talking to the server: requests, and a live connection that comes back by itself.

import { UPRIGHT } from "./dom.js";
import { table } from "./keep.js";
import { lang } from "./words.js";

/** A request that was refused, with a reason in words. */
export class Refused extends Error {
  constructor(reason, status) {
    super(reason);
    this.status = status;
  }
}

/** Where something of the server is: below the page, wherever a proxy has put it. */
export const at = (path, page = document.baseURI) => new URL(path.replace(/^\//, ""), page).href;

/** @returns {Promise<Response>} */
async function ask(path, { token, body } = {}) {
  const headers = { "Accept-Language": lang() };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(at(`api${path}`), { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  throw new Refused(problem.error ?? answer.statusText, answer.status);
}

export const get = async (path, token) => (await ask(path, { token })).json();
export const blob = async (path, token) => (await ask(path, { token })).blob();
export const posted = async (path, body) => (await ask(path, { body })).text();
export const post = async (path, body, token) => (await ask(path, { token, body })).json();

/** The key that opens a table for requests: a seat's rather than the watchers'. */
export const keyOf = (id) => table(id)?.tokens[0] ?? table(id)?.watch;

/** The key to look at a table with: where several share the screen, one that knows nobody's secrets. */
export const lookingKeyOf = (id) => (table(id)?.tokens.length > 1 ? table(id).watch ?? keyOf(id) : keyOf(id));

/** A name for an act, so that sending it twice does it once. */
export const actId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");

const NO_TOKEN = 4401;
const NO_TABLE = 4404;
const LONGEST = 15_000; // milliseconds between two attempts

/**
 * A live table. Calls `hear(message)` for each message, `changed(state)` with "on", "off" or "closed".
 * After a break it says what was seen last, and sends again what was not acknowledged.
 */
export class Live {
  constructor(id, hear, changed) {
    this.id = id;
    this.hear = hear;
    this.changed = changed;
    this.seen = 0;
    this.attempts = 0;
    this.ended = false;
    this.pending = null;
    this.onOnline = () => this.now();
    this.onOffline = () => this.drop();
    addEventListener("online", this.onOnline);
    addEventListener("offline", this.onOffline);
    this.open();
  }

  open() {
    const kept = table(this.id);
    const tokens = kept ? [...kept.tokens, ...(kept.tokens.length ? [] : [kept.watch])].filter(Boolean) : [];
    const socket = new WebSocket(at(`ws/${this.id}`).replace(/^http/, "ws"));
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", tokens, seen: this.seen, lang: lang(), upright: UPRIGHT.matches }));
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.closed(event);
  }

  receive(message) {
    if (message.t === "table") {
      this.attempts = 0;
      this.changed("on");
    }
    if (message.t === "frames") for (const frame of message.frames) this.seen = frame.seq;
    if (message.t === "ask" || message.t === "wait" || message.t === "over") this.repeat(message.seq);
    if ((message.t === "done" || message.t === "refused") && message.act_id === this.pending?.act_id) this.pending = null;
    this.hear(message);
  }

  /** An act that was on its way when the line broke is sent again while it still fits; the server does it once. */
  repeat(seq) {
    if (this.pending && this.pending.seq !== seq) this.pending = null;
    if (this.pending && this.pending.socket !== this.socket) this.transmit(this.pending);
  }

  transmit(message) {
    const { socket: _, ...plain } = message;
    message.socket = this.socket;
    this.socket.send(JSON.stringify(plain));
  }

  /** Send an act or an undo. @returns {boolean} whether it is on its way */
  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    if (message.act_id) this.pending = message;
    this.transmit(message);
    return true;
  }

  closed(event) {
    if (this.ended) return;
    if (event.code === NO_TOKEN || event.code === NO_TABLE) {
      this.changed("closed", event.code === NO_TOKEN ? "token" : "table");
      return;
    }
    this.changed("off");
    const wait = Math.min(LONGEST, 400 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** The network is gone, which the line itself would notice late. */
  drop() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.onclose = null;
    this.socket.close();
    this.closed({});
  }

  /** Try again at once. */
  now() {
    if (this.ended || this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  close() {
    this.ended = true;
    removeEventListener("online", this.onOnline);
    removeEventListener("offline", this.onOffline);
    clearTimeout(this.timer);
    this.socket.close();
  }
}
