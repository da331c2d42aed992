// Hints: what a bot would choose, lit up in the menu and on the board until something else is asked.

import { toast } from "./bar.js";
import { announce } from "./dom.js";
import { t } from "./words.js";

export class Hints {
  /** @param {import("./table.js").TableView} view */
  constructor(view) {
    Object.assign(this, { view, wanted: null });
  }

  /** Ask for one; the button rests until it has come. */
  ask() {
    const { prompt, state, live } = this.view;
    if (prompt.hint.disabled || !prompt.isOpen || !live.send({ t: "hint", seq: state.seq })) return;
    this.wanted = { seq: state.seq, serial: prompt.serial };
    prompt.hint.disabled = true;
  }

  /** It has come, unless something else is asked by now. */
  hear({ seq, option, reason, why }) {
    const { prompt } = this.view;
    if (this.wanted?.seq !== seq) return;
    const current = this.wanted.serial === prompt.serial && prompt.isOpen;
    this.forget();
    if (!current) return;
    if (option) this.show(option, why);
    else if (reason) toast(reason);
    else this.ask(); // the same question, with another number
  }

  show(option, why) {
    const { prompt, board } = this.view;
    const index = prompt.options.findIndex((each) => each.text === option);
    prompt.advise(index, why);
    for (const node of board.spots.querySelectorAll(`[data-index="${index}"]`)) node.classList.add("hinted");
    announce(t("web-hint-says", { label: prompt.options[index].label, why }));
  }

  /** Nothing will come of it: the line broke. */
  forget() {
    const { prompt } = this.view;
    if (this.wanted?.serial === prompt.serial) prompt.hint.disabled = false;
    this.wanted = null;
  }
}
