// Who sits at the table, who is away, and what can be done about it.

import { announce, badge, h, icon } from "./dom.js";
import { table as kept } from "./keep.js";
import { invite } from "./menu.js";
import { nameOf, t } from "./words.js";

/** What is said of a seat that won: nobody is beaten where one plays alone. */
const victory = (seats) => t(seats.length === 1 ? "web-solo-won" : "web-winner");

/** @param {import("./table.js").TableView} view @param {number[]} acting @param {number[]} winners */
export function seatList(view, acting, winners) {
  return h("ul", {}, view.info.seats.map((seat) => seatItem(view, seat, acting.includes(seat.seat), winners.includes(seat.seat))));
}

/** The seats of a race that is only looked at. */
export function plainSeats(view, seats, winners) {
  return h("ul", {}, seats.map((seat) => {
    const won = winners.includes(seat.seat);
    const notes = [known(seat, seats), won && victory(seats), seat.kind.startsWith("bot:") && t("web-bot")].filter(Boolean);
    return h("li", { class: won ? "seat won" : "seat" }, badge(seat.badge),
      seatName(view, seat), h("span", { class: "seat-notes" }, notes.join(" · ")));
  }));
}

/** The name of a seat; pressed, it opens what lies before it, if that can be folded. */
function seatName({ board, info }, { seat }) {
  const name = nameOf(info.seats[seat], info.seats);
  const fold = board.folds.before(seat);
  if (!fold) return h("span", { class: "seat-name" }, name);
  return h("button", {
    type: "button", class: "seat-name seat-open", "data-seat": seat, title: t("web-open-seat", { name }),
    "aria-expanded": String(fold.id === board.folds.open), onclick: () => board.folds.press(fold.id),
  }, name);
}

/** The list of seats says which fold is open; opened by hand, it is said aloud. */
export function watchFolds(view) {
  const { folds } = view.board;
  const name = (seat) => nameOf(view.info.seats[seat], view.info.seats);
  folds.onOpen = (fold) => announce(t("web-opened-seat", { name: name(fold.seat) }));
  folds.onLay = () => {
    for (const node of view.seats.querySelectorAll(".seat-open")) {
      node.setAttribute("aria-expanded", String(folds.before(Number(node.dataset.seat))?.id === folds.open));
    }
  };
}

function seatItem(view, seat, acts, won) {
  const bot = seat.kind.startsWith("bot:") || seat.stand_in;
  const notes = [known(seat, view.info.seats), won && victory(view.info.seats), acts && t("web-choosing"), status(seat)].filter(Boolean);
  const values = seat.you && view.values[seat.seat];
  return h("li", { class: `seat${acts ? " acts" : ""}${won ? " won" : ""}${seat.you ? " own" : ""}` },
    badge(seat.badge) ?? icon(bot ? "bot" : "person"),
    seatName(view, seat), h("span", { class: "seat-notes" }, notes.join(" · ")), values ? h("span", { class: "seat-values" }, values) : null,
    action(view, seat));
}

/** How else a seat is known: the commentator's name for it, and that it is ours. */
function known(seat, seats) {
  const name = nameOf(seat, seats);
  return [seat.you && name === seat.name && t("web-you"), seat.alias && seat.alias !== name && seat.alias].filter(Boolean).join(" · ");
}

function status(seat) {
  if (seat.stand_in) return t("web-stood-in");
  if (seat.kind.startsWith("bot:")) return t("web-bot");
  return seat.connected ? "" : t(seat.kind === "open" ? "web-not-here" : "web-away");
}

function action(view, seat) {
  const button = (label, onclick) => h("button", { type: "button", class: "button small", onclick }, label);
  if (view.state?.t === "over") return null;
  if (seat.you && seat.stand_in) return button(t("web-take-back"), () => view.request("back", {}));
  const here = view.info.seats.some((each) => each.you);
  if (here && !seat.you && !seat.stand_in && seat.away != null && seat.away >= view.info.grace) {
    return button(t("web-stand-in"), () => view.request("stand-in", { seat: seat.seat }));
  }
  const mine = kept(view.id)?.invites?.find((each) => each.seat === seat.seat);
  return mine && !seat.connected && !seat.you ? button(t("web-invite"), () => invite(view.id)) : null;
}
