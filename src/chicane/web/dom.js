// Small helpers for building the page. Text always goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";
export const UPRIGHT = matchMedia("(max-width: 48rem) and (orientation: portrait)"); // a screen that is held so

/**
 * An element with its attributes, listeners (`onclick`) and children; null and false are left out.
 * @param {string} tag
 * @param {Object<string, any>} [attributes]
 * @param {...(Node|string|null|false|undefined|Array)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  dress(element, attributes);
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** An SVG element. */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  dress(element, attributes);
  element.append(...children.filter(Boolean));
  return element;
}

/** The transform that puts something in its place. */
export const placed = (x, y, angle, scale = 1) =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${angle ? ` rotate(${angle.toFixed(1)})` : ""}${scale === 1 ? "" : ` scale(${scale.toFixed(3)})`}`;

/** The points of a way or an area, which come as numbers in pairs. */
export const points = (numbers) => numbers.flatMap((x, index) => (index % 2 ? [] : [{ x, y: numbers[index + 1] }]));

function dress(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value == null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
}

/** @type {Map<string, Node[]>} */
const known = new Map();
const MOST = 1000; // drawings that are remembered

/** SVG markup as nodes; the same few signs come again and again, so each is parsed once. */
export function drawn(markup) {
  if (!known.has(markup)) {
    if (known.size >= MOST) known.clear();
    known.set(markup, parsed(markup));
  }
  return known.get(markup).map((node) => node.cloneNode(true));
}

/** Parsed as XML, without anything that could run. */
function parsed(markup) {
  const text = `<svg xmlns="${SVG}">${markup}</svg>`;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const node of root.querySelectorAll("script, foreignObject, parsererror")) node.remove();
  for (const node of root.querySelectorAll("*")) {
    for (const { name } of [...node.attributes]) if (name.startsWith("on")) node.removeAttribute(name);
  }
  return [...document.importNode(root, true).childNodes];
}

/** The sign of a seat, the same as on the board; who it is stands beside it in words. */
export function badge(markup, look = "badge") {
  return markup ? s("svg", { class: look, viewBox: "-14 -14 28 28", "aria-hidden": "true" }, ...drawn(markup)) : null;
}

/** The colour of a sign: that of its first shape. */
export const tint = (markup) => markup?.match(/fill="(#[0-9a-f]{3,8})"/i)?.[1] ?? "";

/** Make `children` the only children of an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

const ICONS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  sound: "M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  mute: "M4 9h4l5-4v14l-5-4H4zM17 9.5l5 5M22 9.5l-5 5",
  menu: "M4 6h16M4 12h16M4 18h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  follow: "M12 3v4M12 17v4M3 12h4M17 12h4M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6",
  skip: "M5 5l7 7-7 7zM12 5l7 7-7 7zM20 5v14",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-8 7 8 7zM6 5v14",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  turnBack: "M12 6l-7 6 7 6zM20 6l-7 6 7 6z",
  turnNext: "M12 6l7 6-7 6zM4 6l7 6-7 6z",
  last: "M6 5l8 7-8 7zM18 5v14",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5",
  down: "M12 4v11M7 11l5 5 5-5M5 20h14",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6",
  bot: "M5 9h14v10H5zM12 9V5M9 5h6M9.5 13v2M14.5 13v2",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 21c0-5 4-7 8-7s8 2 8 7",
  close: "M6 6l12 12M18 6L6 18",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  dice: "M4 4h16v16H4zM9 9h.01M15 9h.01M9 15h.01M15 15h.01M12 12h.01",
  unfold: "M5 15l7-7 7 7",
  alarm: "M12 3 22 20H2zM12 9v5M12 17v.01",
  again: "M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3 2",
  weight: "M8 8h8l3 12H5zM12 8a2.5 2.5 0 1 0-.01 0",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2",
  check: "M5 13l5 5 9-11",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 19.5a2 2 0 0 0 4 0",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  hint: "M9 18h6M10 21h4M9.5 15c0-1-.4-1.7-1-2.2a5.5 5.5 0 1 1 7 0c-.6.5-1 1.2-1 2.2z",
  up: "M12 20V9M7 13l5-5 5 5M5 4h14",
  garage: "M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10",
  medal: "M8 3l4 7 4-7M12 10a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11M12 13.5v4",
};

/** A line drawing that says nothing to a screen reader. */
export function icon(name) {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: ICONS[name] }));
}

/** A button with an icon only; its name is spoken and shown as a tooltip. */
export function tool(name, label, onclick, more = {}) {
  return h("button", { type: "button", class: "tool", "aria-label": label, title: label, onclick, ...more }, icon(name));
}

/**
 * A modal sheet; closes by its cross, by Escape and by a click beside it.
 * @returns {HTMLDialogElement}
 */
export function sheet(title, closeLabel, ...children) {
  const heading = h("h2", { id: `sheet-${Date.now()}` }, title);
  const close = tool("close", closeLabel, () => dialog.close());
  const box = h("div", { class: "sheet-box" }, h("header", {}, heading, close), h("div", { class: "sheet-body" }, ...children));
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-labelledby": heading.id }, box));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** @type {string[]} */
const unsaid = [];
const BREATH = 300; // milliseconds in which what is to be said is gathered

/** Say something to a screen reader; what comes at once is said in one go. */
export function announce(text) {
  if (!text) return;
  unsaid.push(text);
  if (unsaid.length > 1) return;
  setTimeout(() => {
    document.getElementById("live").textContent = unsaid.splice(0).join(" ");
  }, BREATH);
}

/** Hand a blob to the user as a file. */
export function download(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
