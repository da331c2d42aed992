// The ghost of a dial: where a piece would end, and a handle to pull it by.

import { drawn, s } from "./dom.js";

const ARM = 30; // from the drawing to the handle
const SIGN = "M0-15 15 11H-15Z"; // a warning: a shape, not only a colour

const radians = (degrees) => (degrees * Math.PI) / 180;

/** How far a drawing goes from its origin in a direction. */
function ahead({ x, y, width, height }, way) {
  return Math.max(x * Math.cos(way), (x + width) * Math.cos(way)) + Math.max(y * Math.sin(way), (y + height) * Math.sin(way));
}

export class Ghost {
  /** @param {SVGSVGElement} svg @param {import("./camera.js").Camera} camera */
  constructor(svg, camera) {
    Object.assign(this, { svg, camera, control: null, hold: null });
    this.body = s("g", { class: "ghost-body" });
    this.arm = s("path", { class: "ghost-arm" });
    this.handle = s("circle", { class: "ghost-handle", r: 13 });
    this.lever = s("g", {}, this.arm, this.handle);
    this.pose = s("g", {}, this.body, this.lever);
    this.sign = s("g", { class: "ghost-sign" }, s("path", { d: SIGN }), s("path", { class: "ghost-mark", d: "M0-6V3M0 7V7.5" }));
    this.element = s("g", {
      class: "ghost", "aria-hidden": "true", onpointerdown: (event) => this.grab(event), onpointermove: (event) => this.pull(event),
      onpointerup: () => this.release(), onpointercancel: () => this.release(),
    }, this.pose, this.sign);
  }

  /** @param {import("./dial.js").DialControl} control the dial that is being set */
  show(control) {
    if (!this.element.isConnected) this.svg.append(this.element);
    if (this.control !== control) this.dress(control);
    const { x, y, angle = 0, alarm } = control.stop;
    this.pose.setAttribute("transform", `translate(${x} ${y}) rotate(${angle})`);
    this.sign.setAttribute("transform", `translate(${x} ${y - this.height})`);
    this.element.classList.toggle("alarm", Boolean(alarm));
  }

  dress(control) {
    this.control = control;
    this.body.replaceChildren(...drawn(control.dial.ghost));
    this.front = control.dial.front ?? 0;
    const box = this.body.getBBox();
    this.reach = ahead(box, radians(this.front)) + ARM;
    this.lever.setAttribute("transform", `rotate(${this.front})`);
    this.height = Math.max(box.width, box.height) / 2 + 20;
    this.arm.setAttribute("d", `M${(this.reach - ARM).toFixed(1)} 0h${ARM}`);
    this.handle.setAttribute("cx", this.reach.toFixed(1));
  }

  hide() {
    this.control = this.hold = null;
    this.element.remove();
  }

  // Hands: the stop whose handle is nearest to the finger

  at({ x, y, angle = 0 }) {
    const way = radians(angle + this.front);
    return { x: x + this.reach * Math.cos(way), y: y + this.reach * Math.sin(way) };
  }

  grab(event) {
    event.stopPropagation(); // the board stays where it is
    this.element.setPointerCapture(event.pointerId);
    const from = this.camera.point(event.clientX, event.clientY);
    const handle = this.at(this.control.stop);
    this.hold = { x: handle.x - from.x, y: handle.y - from.y };
  }

  pull(event) {
    if (!this.hold) return;
    event.stopPropagation();
    const finger = this.camera.point(event.clientX, event.clientY);
    const far = this.control.dial.stops.map((stop) => {
      const { x, y } = this.at(stop);
      return Math.hypot(finger.x + this.hold.x - x, finger.y + this.hold.y - y);
    });
    this.control.to(far.indexOf(Math.min(...far)));
  }

  release() {
    this.hold = null;
  }
}
