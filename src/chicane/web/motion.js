// Movement: one tween at a time, and a queue of beats that are shown in order and can be skipped.

import { prefs } from "./keep.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the user wants nothing to move. */
export const isStill = () => still.matches || speed() === 0;

/** How fast things move: 1 is normal, 0 at once. */
export const speed = () => prefs().speed ?? 1;

const ease = (u) => (u < 0.5 ? 2 * u * u : 1 - (2 - 2 * u) ** 2 / 2);

/**
 * Call `step(u)` with u from 0 to 1 over some milliseconds.
 * @returns {{done: Promise<void>, finish: () => void}}
 */
export function tween(milliseconds, step) {
  let finish;
  const done = new Promise((resolve) => {
    let frame = 0;
    let over = false;
    const begun = performance.now();
    const hide = () => document.hidden && finish(); // nothing is painted there, and what follows must not wait
    finish = () => {
      if (over) return;
      over = true;
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", hide);
      step(1);
      resolve();
    };
    const tick = (now) => {
      const u = (now - begun) / milliseconds;
      if (u >= 1) return finish();
      step(ease(Math.max(0, u)));
      frame = requestAnimationFrame(tick);
    };
    if (milliseconds <= 0 || document.hidden) finish();
    else {
      document.addEventListener("visibilitychange", hide);
      frame = requestAnimationFrame(tick);
    }
  });
  return { done, finish };
}

/**
 * Beats in order. A beat is a function, or has one as `show`: it is called with its pace (how many times faster than
 * written, Infinity: at once) and gives back something with `done` and `finish`, or nothing.
 */
export class Beats {
  /** @param {(busy: boolean) => void} busy told when there begins or ceases to be something to skip @param {(queue: any[]) => void} plan looks at what waits, before its first is shown */
  constructor(busy, plan = () => {}) {
    Object.assign(this, { queue: [], current: null, rushing: false, running: false, onward: false, busy, plan });
  }

  push(beat) {
    this.queue.push(beat);
    if (!this.running) this.run();
  }

  async run() {
    this.running = true;
    this.busy(true);
    while (this.queue.length) {
      if (this.pace({}) !== Infinity) this.plan(this.queue);
      const beat = this.queue.shift();
      this.current = (beat.show ?? beat)(this.pace(beat)) ?? null;
      if (this.current) await this.current.done;
      this.current = null;
    }
    this.running = this.rushing = false;
    this.busy(false);
  }

  pace({ pace = 1 }) {
    return this.rushing || this.onward || isStill() || document.hidden ? Infinity : speed() * pace;
  }

  /** Everything that waits happens at once. */
  skip() {
    this.rushing = this.running;
    this.current?.finish();
  }

  /** From now on nothing is waited for. */
  rush() {
    this.onward = true;
    this.skip();
  }

  /** Forget what waits. */
  clear() {
    this.queue = [];
    this.current?.finish();
  }
}
