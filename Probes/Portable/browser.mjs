// Runs a module for the browser as its page does, by the bytes of docs/wire.md.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { load, text } from "./page.mjs";

const limit = 110_000;
const page = load(process.argv[2]);
let crossings = 0;

function event(...all) {
  const before = page.shown.length;
  const refusal = page.event(...all);
  crossings = page.shown.length - before;
  return refusal;
}
const typed = (words) => [...text(words), 0];
const { last } = page;

page.begin();
assert.match(page.shown[0], /^open \x03app\x00\x10[a-p]{16}$/, "the element's id, and what is painted");
assert.ok(last().includes("Hello, Ada! 0"), "the first patch builds the page");
assert.equal(event(1, "i", ...typed("\ufeffB")), 0);
assert.ok(last().includes("Hello, \ufeffB! 0"), "a text arrives scalar by scalar");
assert.equal(crossings, 1, "a flush crosses once");
const { texts } = JSON.parse(readFileSync(process.argv[3]));
for (const word of texts) {
  event(1, "i", ...typed(`a${word}b`));
  assert.ok(last().includes(`Hello, a${word.replaceAll("\0", "\ufffd")}b! 0`), "a hostile text arrives as it is");
}
assert.equal(event(99, "c"), 1, "an element that is not there has no event");
assert.equal(event(1, "c"), 2, "nor does one that does not listen to it");
assert.equal(event(1, "i", 200), 3, "nor is what cannot be read an event");
assert.equal(event(4, "c"), 0);
assert.equal(crossings, 0, "what changes nothing shows nothing");
assert.deepEqual(page.timers.map(({ milliseconds }) => milliseconds), [1500]);
page.ring(1499);
assert.equal(page.timers.length, 1, "a timer that goes off too soon waits for the rest");
assert.equal(page.timers[0].milliseconds, 1);
page.ring(1500);
assert.ok(last().includes("! 1"), "a timer's input is shown");
const memory = page.exports.memory.buffer.byteLength;
for (let turn = 0; turn < 20_000; turn += 1) event(1, "i", ...typed(`name ${turn}`));
assert.equal(page.exports.memory.buffer.byteLength, memory, "events keep no memory");
assert.deepEqual([page.asked, page.dropped], [[], []], "nothing was to be asked or dropped");

const { size, compressed } = page;
console.log(`portable: a page ran in node; ${size} bytes, ${compressed} compressed`);
assert.ok(compressed <= limit, `${compressed} bytes compressed, more than ${limit}`);
