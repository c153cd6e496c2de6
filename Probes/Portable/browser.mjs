// Runs a module for the browser as its page does, by the bytes of docs/wire.md.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const limit = 110_000;
const bytes = readFileSync(process.argv[2]);
const shown = [];
const timers = [];
let crossings = 0;
let now = 0;
const block = (at, count) => Buffer.from(exports.memory.buffer, at, count);
const arco = {
  kept: () => -1,
  open(at, count) {
    shown.push(`open ${block(at, count)}`);
    return 0;
  },
  show(page, at, count) {
    crossings += 1;
    shown.push(Buffer.from(block(at, count)));
  },
  warn: (at, count) => assert.fail(`${block(at, count)}`),
  now: () => now,
  date: () => 0,
  chance: (at, count) => block(at, count).fill(7),
  wake: (call, milliseconds) => timers.push({ call, milliseconds }),
  ask: () => assert.fail("nothing was to be asked"),
  drop: () => assert.fail("nothing was to be dropped"),
};
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { arco });

function event(node, letter, ...payload) {
  const said = Buffer.from([node, letter.charCodeAt(0), ...payload]);
  block(exports.room(said.length), said.length).set(said);
  crossings = 0;
  return exports.event(0, said.length);
}
const typed = (text) => [Buffer.byteLength(text), ...Buffer.from(text), 0];
const last = () => shown.at(-1).toString();

exports.main();
assert.match(shown[0], /^open \x03app\x00\x10[a-p]{16}$/, "the element's id, and what is painted");
assert.ok(last().includes("Hello, Ada! 0"), "the first patch builds the page");
assert.equal(event(1, "i", ...typed("\ufeffB")), 0);
assert.ok(last().includes("Hello, \ufeffB! 0"), "a text arrives scalar by scalar");
assert.equal(crossings, 1, "a flush crosses once");
const { texts } = JSON.parse(readFileSync(process.argv[3]));
for (const text of texts) {
  event(1, "i", ...typed(`a${text}b`));
  assert.ok(last().includes(`Hello, a${text.replaceAll("\0", "\ufffd")}b! 0`), "a hostile text arrives as it is");
}
assert.equal(event(99, "c"), 1, "an element that is not there has no event");
assert.equal(event(1, "c"), 2, "nor does one that does not listen to it");
assert.equal(event(1, "i", 200), 3, "nor is what cannot be read an event");
assert.equal(event(4, "c"), 0);
assert.equal(crossings, 0, "what changes nothing shows nothing");
assert.deepEqual(timers.map(({ milliseconds }) => milliseconds), [1500]);
now = 1499;
exports.answer(timers[0].call, 0, true);
assert.equal(timers.length, 2, "a timer that goes off too soon waits for the rest");
assert.equal(timers[1].milliseconds, 1);
now = 1500;
exports.answer(timers[1].call, 0, true);
assert.ok(last().includes("! 1"), "a timer's input is shown");
const memory = exports.memory.buffer.byteLength;
for (let turn = 0; turn < 20_000; turn += 1) event(1, "i", ...typed(`name ${turn}`));
assert.equal(exports.memory.buffer.byteLength, memory, "events keep no memory");

const compressed = gzipSync(bytes, { level: 9 }).length;
console.log(`portable: a page ran in node; ${bytes.length} bytes, ${compressed} compressed`);
assert.ok(compressed <= limit, `${compressed} bytes compressed, more than ${limit}`);
