// Sounds made on the spot: on after the first click or key, until somebody turns them off.

import { prefs, setPref } from "./keep.js";

/** @type {AudioContext|null} */
let context = null;

let touched = false; // browsers let nothing sound before that
for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => (touched = true), { once: true, capture: true });

export const isOn = () => prefs().sound !== false;

export function turn(on) {
  setPref("sound", on);
  if (on) play("ask");
}

/** @param {"roll"|"move"|"hit"|"burn"|"win"|"ask"|null|undefined} name */
export function play(name) {
  if (!name || !touched || !isOn() || !SOUNDS[name] || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  make(context, name, context.currentTime + 0.01);
}

/** Put a sound into an audio context, live or not. @param {BaseAudioContext} into */
export function make(into, name, at) {
  SOUNDS[name](into, at);
}

function tone(into, start, from, to, length, type, loudness) {
  const source = into.createOscillator();
  const gain = into.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(into.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

function knock(into, start, pitch, length, loudness, width = 1) {
  const size = Math.ceil(into.sampleRate * length);
  const buffer = into.createBuffer(1, size, into.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < size; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / size) ** 3;
  const source = into.createBufferSource();
  const filter = into.createBiquadFilter();
  const gain = into.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(into.destination);
  source.start(start);
}

/** Each cue by its name; a cue takes a context and the moment it begins. */
export const SOUNDS = {
  roll: (into, now) => [0, 0.07, 0.13, 0.22, 0.34].forEach((at, i) => knock(into, now + at, 2400 - 260 * i, 0.07, 0.5)),
  move: (into, now) => [0, 0.09, 0.16].forEach((at) => knock(into, now + at, 420 + 120 * Math.random(), 0.08, 0.45)),
  hit: (into, now) => {
    knock(into, now, 900, 0.18, 0.55, 0.6);
    tone(into, now, 210, 60, 0.22, "triangle", 0.2);
  },
  burn: (into, now) => {
    tone(into, now, 120, 38, 0.5, "sine", 0.3);
    knock(into, now, 300, 0.9, 0.5, 0.5);
    [0.18, 0.31, 0.47, 0.58, 0.74].forEach((at, i) => knock(into, now + at, 1500 + 300 * i, 0.06, 0.3));
  },
  ask: (into, now) => tone(into, now, 660, 880, 0.18, "sine", 0.12),
  win: (into, now) => [523, 659, 784, 1047].forEach((pitch, i) => tone(into, now + 0.14 * i, pitch, pitch, 0.4, "triangle", 0.16)),
};
