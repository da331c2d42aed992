// Since your turn: what others did meanwhile, what of it was done to you, and all of it once more.

import { h, icon } from "./dom.js";
import { t } from "./words.js";

const TOLD = 3; // lines that are said at once

export class Since {
  constructor() {
    this.forget();
  }

  forget() {
    Object.assign(this, { start: null, frames: [], lines: [] });
  }

  /** A frame of somebody else is about to be shown on a board. */
  see(item, board) {
    this.start ??= board.snapshot();
    this.frames.push(item);
    this.lines.push(...(item.frame.lines ?? []).map((line) => ({ ...line, turn: item.turn })));
  }

  /** What others did in their turns. */
  others(seat) {
    return this.lines.filter((line) => line.turn.seat >= 0 && line.turn.seat !== seat);
  }

  /** What was done to a seat, in a button that shows it again; nothing where nobody did anything. */
  button(seat, again) {
    const others = this.others(seat);
    if (!others.length) return null;
    const mine = others.filter((line) => line.of?.includes(seat)).map((line) => line.text);
    const told = mine.length ? mine.slice(-TOLD).join(" ") : t("web-since-nothing");
    return h("button", { type: "button", class: mine.length ? "since" : "since quiet", title: `${told}\n${t("web-since-again")}`, onclick: again },
      icon("again"), h("span", {}, h("b", {}, t("web-since")), " ", told));
  }
}
