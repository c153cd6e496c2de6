import assert from "node:assert/strict";
import { test } from "node:test";
import { Reader, Writer } from "../../Client/bytes.js";
import { writeValue } from "../../Client/values.js";
import { readValue } from "../../Client/Browser/given.js";

const again = (value) => readValue(new Reader(new Uint8Array(writeValue(new Writer(), value, true).bytes)));

test("a value is read as it was written", () => {
  const bytes = new Uint8Array([0, 255]);
  for (const value of [undefined, true, false, -0.5, 2 ** 53, "", "\ufeff日本", [], [1, ["a"]], { a: { b: [true] } }, bytes]) {
    assert.deepEqual(again(value), value);
  }
});

test("what is no value is nothing, or it is refused where that is asked for", () => {
  const write = (value, isStrict) => writeValue(new Writer(), value, isStrict).bytes;
  for (const value of [() => {}, Symbol(), 1n]) {
    assert.deepEqual(write(value, false), [0]);
    assert.throws(() => write(value, true), /no value/);
  }
  assert.deepEqual(write(NaN, true), [0]);
});

test("a value that contains itself ends", () => {
  const endless = [];
  endless.push(endless);
  assert.deepEqual(writeValue(new Writer(), endless, false).bytes.slice(-1), [0]);
});

test("a kind of value that nobody knows is refused", () => {
  assert.throws(() => readValue(new Reader(new Uint8Array([9]))), /no value: 9/);
});
