// Somebody else's turn in the question bar: who it is, the dice and cards they play, and what they do, in numbers.

import { badge, drawn, fill, h, s } from "./dom.js";
import { t } from "./words.js";

const LINES = 4; // of a turn that are shown at once
const SIGNS = 8; // dice and cards

export class TurnCard {
  constructor() {
    this.turn = null;
    this.fitting = 0;
    this.title = h("p", { class: "ask-text" });
    this.dice = h("div", { class: "turn-dice", "aria-hidden": "true" });
    this.lines = h("ol", { class: "turn-lines" });
  }

  /** A frame of a turn is shown. @param {{name: string, badge: string}} who @param {import("./scene.js").Board} board */
  see(frame, turn, board) {
    if (turn !== this.turn) this.begin(turn);
    for (const node of (frame.put ?? []).filter((put) => put.markup != null).map((put) => board.pieces.get(put.id))) {
      if (node && turn.seat >= 0 && (node.piece.role === "die" ? frame.sound === "roll" || this.sign(node.piece.id) : node.piece.role === "card")) this.play(node);
    }
    this.lines.append(...(frame.lines ?? []).map(({ text }) => h("li", {}, text)));
    this.fit();
  }

  /** The newest lines are read whole, as many as there is room for: looked at once for each picture, for it is laid out for that. */
  fit() {
    const { lines } = this;
    while (lines.children.length > LINES) lines.firstChild.remove();
    cancelAnimationFrame(this.fitting);
    this.fitting = requestAnimationFrame(() => {
      while (lines.children.length > 1 && lines.scrollHeight > lines.clientHeight + 1) lines.firstChild.remove();
    });
  }

  /** Before a frame is shown: the one die that somebody uses up, blank or gone then, is seen here while it acts. */
  spend({ actor, sound, gone = [], put = [] }, turn, board) {
    const ids = [...gone, ...put.filter((each) => each.markup != null && (each.role ?? "die") !== "die").map((each) => each.id)];
    const used = ids.map((id) => board.pieces.get(id)).filter((node) => node?.piece.role === "die" && !board.folds.hides(node.piece));
    if (actor !== turn.seat || sound === "roll" || used.length !== 1) return;
    if (turn !== this.turn) this.begin(turn);
    this.play(used[0]);
  }

  begin(turn) {
    this.turn = turn;
    fill(this.dice);
    fill(this.lines);
  }

  /** A die or a card that is shown here, if it is. */
  sign(id) {
    return this.dice.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** A die or a card as it lies on the board; one that shows another face stays in its place. */
  play({ body, piece }) {
    const known = this.sign(piece.id);
    const box = body.getBBox();
    const side = Math.max(box.width, box.height) || 60;
    const view = box.width ? `${box.x} ${box.y} ${box.width} ${box.height}` : `${-side / 2} ${-side / 2} ${side} ${side}`;
    const sign = s("svg", { class: "turn-sign", viewBox: view, "data-id": piece.id }, ...drawn(piece.markup));
    if (known) known.replaceWith(sign);
    else this.dice.append(sign);
    while (this.dice.children.length > SIGNS) this.dice.firstChild.remove();
  }

  /** Put it into the bar; what is nobody's turn is the round's. @param {import("./ask.js").PromptBar} bar */
  show(bar, { name, badge: sign, you }, round) {
    if (!bar.element.classList.contains("waiting")) bar.pause();
    fill(bar.signs, sign ? badge(sign) : null);
    fill(bar.text, you ? t("web-your-turn") : name ? t("web-turn-of", { name }) : t("web-round", { round }));
    if (this.dice.parentNode !== bar.list) fill(bar.list, this.dice, this.lines);
    this.fit();
  }
}
