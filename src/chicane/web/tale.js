// The story of an attempt on a page that fills the screen: a picture, what is told, three numbers, and the way on.

import { h, icon } from "./dom.js";
import { keepTable, table as kept } from "./keep.js";
import { get } from "./net.js";
import { complain } from "./opening.js";
import { lang, t } from "./words.js";

/** What is told before an attempt, once in this browser. @param {import("./table.js").TableView} view */
export async function prologue(view) {
  if (!view.info.staged || view.watches || kept(view.id)?.told) return;
  keepTable(view.id, { told: true });
  await tell(view, [way("play", t("web-tale-go"))]);
}

/** How an attempt ended; `actions` lead on. */
export async function epilogue(view, actions) {
  if (view.info.staged && !view.watches) await tell(view, [...actions, way("eye", t("web-tale-look"), false)]);
}

async function tell(view, ways) {
  try {
    const page = await get(`/tables/${view.id}/stage?lang=${lang()}`, kept(view.id)?.tokens[0]);
    if (page && !view.isClosed) show(page, ways.filter(Boolean));
  } catch (error) {
    complain(error);
  }
}

const way = (name, label, main = true) =>
  h("button", { type: "button", class: main ? "button main" : "button" }, icon(name), h("span", {}, label));

/** @returns {HTMLDialogElement} */
function show(page, ways) {
  document.querySelector("dialog.tale")?.close();
  const address = URL.createObjectURL(new Blob([page.picture], { type: "image/svg+xml" }));
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { class: `tale ${page.mood}`, "aria-labelledby": "tale-title" },
    h("div", { class: "tale-page" },
      h("img", { class: "tale-picture", src: address, alt: page.who }),
      h("div", { class: "tale-text" },
        h("h2", { id: "tale-title" }, page.title),
        page.lines.map((line) => h("p", {}, line)),
        h("ul", { class: "tale-numbers" }, page.numbers.map((each) => h("li", {}, h("b", {}, String(each.count)), h("span", {}, each.text)))),
        h("div", { class: "row tale-ways" }, ways)))));
  dialog.addEventListener("close", () => {
    URL.revokeObjectURL(address);
    dialog.remove();
  });
  for (const each of ways) each.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  ways[0]?.focus({ preventScroll: true });
  dialog.scrollTop = 0; // it is read from its beginning
  return dialog;
}
