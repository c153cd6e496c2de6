import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Reader, Writer } from "../../Client/bytes.js";
import { Operands, forgetTables, isNamed } from "../../Client/operands.js";

beforeEach(forgetTables);

/// The operands of a patch whose operations are what `write` writes, and whose texts follow.
function operands(write, texts) {
  const { bytes } = write(new Writer());
  const text = [...new TextEncoder().encode(texts)];
  return new Operands(new Reader(new Uint8Array([...new Writer().integer(bytes.length).bytes, ...bytes, ...text])));
}

test("texts are told apart by their lengths, in units of UTF-16", () => {
  const read = operands((it) => it.integer(3).integer(0).integer(2), "🫘eab");
  assert.deepEqual([read.text(), read.text(), read.text()], ["🫘e", "", "ab"]);
  read.end();
});

test("a text that is not there is refused, and so is one that nobody asks for", () => {
  assert.throws(() => operands((it) => it.integer(3), "ab").text(), /no text/);
  const read = operands((it) => it.integer(1), "ab");
  read.text();
  assert.throws(() => read.end(), /no use of a text/);
});

test("an optional text is none, or empty, or there", () => {
  const read = operands((it) => it.integer(0).integer(1).integer(3), "ab");
  assert.deepEqual([read.optional(), read.optional(), read.optional()], [null, "", "ab"]);
});

test("a name gets a code when it first comes, and keeps it in later patches", () => {
  assert.equal(operands((it) => it.integer(1), "").name(), "div");
  assert.ok(!isNamed("x-tea"));
  assert.equal(operands((it) => it.integer(0).text("x-tea"), "").name(), "x-tea");
  assert.ok(isNamed("x-tea"));
  // After 39 common names.
  assert.equal(operands((it) => it.integer(40), "").name(), "x-tea");
  assert.throws(() => operands((it) => it.integer(41), "").name(), /no name/);
});

test("a rebuild forgets the names that are not common", () => {
  operands((it) => it.integer(0).text("x-tea"), "").name();
  forgetTables();
  assert.ok(!isNamed("x-tea") && isNamed("div"));
});
