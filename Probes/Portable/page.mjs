// The page around a module for the browser, as far as the module can tell: what it shows, asks, and waits for.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

export function load(path, address = null) {
  const bytes = readFileSync(path);
  // What came of it: patches, questions and timers by their calls, calls that were dropped; and what time it is.
  const page = { shown: [], asked: [], timers: [], dropped: [], now: 0 };
  const block = (at, count) => Buffer.from(exports.memory.buffer, at, count);
  const copy = (at, count) => Buffer.from(block(at, count));
  const hand = (said) => {
    block(exports.room(said.length), said.length).set(said);
    return said.length;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    arco: {
      kept: (store) => store === 2 && address !== null ? hand(Buffer.from(address)) : -1,
      open(at, count) {
        page.shown.push(`open ${block(at, count)}`);
        return 0;
      },
      show(_, at, count) { page.shown.push(copy(at, count)); },
      normal: (at, count, into) => {
        const text = Buffer.from(block(at, count).toString().normalize());
        block(into, text.length).set(text);
        return text.length;
      },
      warn: (at, count) => assert.fail(`${block(at, count)}`),
      now: () => page.now,
      date: () => 0,
      chance: (at, count) => block(at, count).fill(7),
      wake: (call, milliseconds) => page.timers.push({ call, milliseconds }),
      ask: (call, at, count) => page.asked.push({ call, question: copy(at, count) }),
      drop(call) {
        page.dropped.push(call);
        page.timers = page.timers.filter((timer) => timer.call !== call);
      },
    },
  });
  return Object.assign(page, {
    exports,
    size: bytes.length,
    compressed: gzipSync(bytes, { level: 9 }).length,
    begin: () => exports.main(),
    last: () => page.shown.at(-1).toString(),
    event: (node, letter, ...payload) =>
      exports.event(0, hand(Buffer.from([node, letter.charCodeAt(0), ...payload]))),
    answer: (call, said = [], isLast = true) => exports.answer(call, hand(Buffer.from(said)), isLast),
    /// Lets it be so many milliseconds, at which the oldest timer rings.
    ring(now) {
      page.now = now;
      page.answer(page.timers.shift().call);
    },
  });
}

/// A text as events and answers have it.
export const text = (value) => [Buffer.byteLength(value), ...Buffer.from(value)];
