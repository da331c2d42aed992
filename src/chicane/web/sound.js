// Sounds made on the spot; off until somebody turns them on.

import { prefs, setPref } from "./keep.js";

/** @type {AudioContext|null} */
let context = null;

export const isOn = () => prefs().sound === true;

export function turn(on) {
  setPref("sound", on);
  if (on) play("ask");
}

/** @param {"roll"|"move"|"win"|"ask"|null|undefined} name */
export function play(name) {
  if (!name || !isOn() || !SOUNDS[name] || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  SOUNDS[name](context.currentTime + 0.01);
}

function tone(start, from, to, length, type, loudness) {
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

function knock(start, pitch, length, loudness) {
  const size = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, size, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < size; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / size) ** 3;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

const SOUNDS = {
  roll: (now) => [0, 0.07, 0.13, 0.22, 0.34].forEach((at, i) => knock(now + at, 2400 - 260 * i, 0.07, 0.5)),
  move: (now) => [0, 0.09, 0.16].forEach((at) => knock(now + at, 420 + 120 * Math.random(), 0.08, 0.45)),
  ask: (now) => tone(now, 660, 880, 0.18, "sine", 0.12),
  win: (now) => [523, 659, 784, 1047].forEach((pitch, i) => tone(now + 0.14 * i, pitch, pitch, 0.4, "triangle", 0.16)),
};
