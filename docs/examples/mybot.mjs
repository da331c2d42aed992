#!/usr/bin/env node
// A bot for Chicane in JavaScript: reads a message a line, answers every question with a line. See docs/bots.md.
import { createInterface } from "node:readline";

const prefer = [/^shoot|^fire|^javelin/, /^F$|^ahead$|^go$/]; // shoot if you can, else straight on

function choose(options) {
  for (const wish of prefer) {
    const found = options.find((option) => wish.test(option.text));
    if (found) return found.text;
  }
  return options[0].text;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === "ask") {
    const act = { t: "act", seq: message.seq, option: choose(message.options) };
    process.stdout.write(JSON.stringify(act) + "\n");
  }
}
