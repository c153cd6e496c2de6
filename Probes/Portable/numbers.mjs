// Clicks until the numbers of nodes ran out, many times.
import assert from "node:assert/strict";
import { load } from "./page.mjs";

const page = load(process.argv[2]);
page.begin();
// The button's number, with what stands before it when the nodes are numbered: a paragraph with another element in it,
// or without.
const numbers = [4, 3];
const used = new Set();
for (let count = 1; count <= 200; count += 1) {
  const before = page.shown.length;
  const number = numbers.find((it) => page.event(it, "c") === 0);
  used.add(number);
  assert.equal(page.shown.length, before + 1, "an event makes one patch, that which numbers anew as well");
  assert.ok(page.last().includes(`counted: ${count}`), `the button is heard the ${count}th time`);
}
assert.deepEqual([...used].sort(), [3, 4], "the nodes were numbered anew");
console.log("portable: a page whose numbers run out goes on");
