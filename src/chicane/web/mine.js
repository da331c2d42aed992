// Two sheets of the lobby: the link that carries one's tables to other devices, and how one is told that it is one's turn.

import { toast } from "./bar.js";
import { fill, h, icon, sheet } from "./dom.js";
import { copyRow } from "./menu.js";
import { get } from "./net.js";
import { canNudge, nudges, unwanted, wanted } from "./nudge.js";
import { complain } from "./opening.js";
import { change, made, shown } from "./ring.js";
import { lang, t } from "./words.js";

/** The link of one's keyring, for one's own devices only. */
export async function devices() {
  try {
    const token = await made();
    sheet(t("web-devices"), t("web-close"), h("section", { class: "invitations" }, h("p", {}, t("web-devices-about")),
      copyRow(t("web-devices-link"), `/#/k?k=${token}`), h("p", { class: "reason" }, t("web-devices-secret"))));
  } catch (error) {
    complain(error);
  }
}

/** How one is told that it is one's turn: by this browser, by mail. */
export async function bell() {
  try {
    const [ways, mine] = await Promise.all([get("/keyring/ways"), shown()]);
    const body = h("div", { class: "bell" });
    fill(body, h("p", {}, t("web-bell-about")), here(ways), ways.mail ? letters(mine?.mail ?? "") : null);
    sheet(t("web-bell"), t("web-close"), body);
  } catch (error) {
    complain(error);
  }
}

/** This browser tells us; where the server pushes, without an open page, too. */
function here(ways) {
  if (!canNudge()) return h("p", { class: "reason" }, t("web-bell-none"));
  const box = h("input", { type: "checkbox", id: "bell-here", checked: nudges(), onchange: () => turn() });
  const note = h("small", { class: "reason" }, t(ways.push ? "web-bell-push" : "web-bell-open"));
  const turn = async () => {
    try {
      if (!box.checked) await unwanted();
      else if (!(await wanted())) toast(t("web-bell-refused"));
    } catch (error) {
      complain(error);
    }
    box.checked = nudges();
  };
  return h("section", {}, h("p", { class: "row" }, box, h("label", { for: "bell-here" }, t("web-bell-here"))), note);
}

/** Word by mail, to an address from which a code came back. */
function letters(address) {
  const section = h("section", { class: "letters" });
  const button = (label, look = "") => h("button", { class: `button ${look}` }, h("span", {}, label));
  const form = (onsubmit, ...children) => h("form", { class: "row", onsubmit: async (event) => {
    event.preventDefault();
    await onsubmit().catch(complain);
  } }, ...children);
  const known = (mail) => fill(section, form(async () => {
    await change("mail", { address: "" });
    unknown();
  }, icon("check"), h("span", {}, t("web-bell-mail-on", { mail })), button(t("web-bell-mail-off"), "small")));
  const unknown = () => {
    const field = h("input", { id: "bell-mail", type: "email", required: true, maxlength: "200", autocomplete: "email" });
    fill(section, form(async () => {
      await made();
      await change("mail", { address: field.value.trim(), lang: lang() });
      confirm(field.value.trim());
    }, h("label", { for: "bell-mail" }, t("web-bell-mail")), field, button(t("web-bell-mail-send"))));
  };
  const confirm = (mail) => {
    const field = h("input", { id: "bell-code", inputmode: "numeric", pattern: "[0-9]{6}", maxlength: "6", required: true, autocomplete: "one-time-code" });
    fill(section, h("p", {}, t("web-bell-code-sent", { mail })), form(async () => {
      known((await change("code", { code: field.value })).mail);
    }, h("label", { for: "bell-code" }, t("web-bell-code")), field, button(t("web-bell-code-check"))));
    field.focus();
  };
  if (address) known(address);
  else unknown();
  return section;
}
