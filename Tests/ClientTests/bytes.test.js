import assert from "node:assert/strict";
import { test } from "node:test";
import { Reader, Writer } from "../../Client/bytes.js";

const reader = (...bytes) => new Reader(new Uint8Array(bytes));

test("an integer is read as it was written", () => {
  for (const value of [0, 1, 127, 128, 16383, 16384, 2 ** 30, 2 ** 31 - 1]) {
    assert.equal(reader(...new Writer().integer(value).bytes).integer(), value);
  }
});

test("an integer that is too large, or has no end, is refused", () => {
  assert.throws(() => reader(128, 128, 128, 128, 8).integer(), /no integer/);
  assert.throws(() => reader(255, 255, 255, 255, 255, 255, 255, 255, 1).integer(), /no integer/);
  assert.throws(() => reader(128).integer(), /no byte/);
});

test("a text is read as it was written, with a byte order mark before it", () => {
  for (const value of ["", "tea", "\ufeffbeans 🫘", "日本"]) {
    assert.equal(reader(...new Writer().text(value).bytes).text(), value);
  }
});

test("a text that is cut short, or is none, is refused", () => {
  assert.throws(() => reader(3, 97, 98).text(), /no bytes/);
  assert.throws(() => reader(1, 200).text(), TypeError);
});

test("what is left is read at once, and nothing after it", () => {
  const rest = reader(1, 2, 3);
  rest.byte();
  assert.deepEqual([...rest.bytes()], [2, 3]);
  assert.ok(rest.atEnd());
  assert.throws(() => rest.byte(), /no byte/);
});
