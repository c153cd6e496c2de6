// Runs checks of texts, and compares texts: a module by itself by Swift's tables, one of a page by what the page
// knows. Usage: texts.mjs MODULE HOSTILE-TEXTS [imports]
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [, , path, hostile, isOfPage] = process.argv;
const bytes = readFileSync(path);
const module = new WebAssembly.Module(bytes);
const imports = WebAssembly.Module.imports(module).map(({ name }) => name);
assert.deepEqual(imports, isOfPage ? ["normal"] : [], "what a module asks of its host");

const block = (at, count) => new Uint8Array(exports.memory.buffer, at, count);
const encoder = new TextEncoder();
let crossings = 0;
const arco = {
  normal(at, count, into) {
    crossings += 1;
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(block(at, count));
    const { read, written } = encoder.encodeInto(text.normalize(), block(into, 3 * count));
    assert.equal(read, text.normalize().length, "a canonical form has room");
    return written;
  },
};
const { exports } = new WebAssembly.Instance(module, { arco });
assert.equal(exports.firstFailure(), -1, "texts are what they are elsewhere");

function order(one, two) {
  const [left, right] = [one, two].map((text) => encoder.encode(text));
  const at = exports.room();
  block(at, left.length).set(left);
  block(at + left.length, right.length).set(right);
  return exports.order(left.length, right.length);
}
const expected = (one, two) =>
  Math.sign(Buffer.compare(Buffer.from(one.normalize()), Buffer.from(two.normalize())));

// Letters that join what follows or stands before them, and such as have two forms or more.
const joining = [
  "a", "e\u0301", "\u00e9", "\u0301", "\u0323\u0307", "\u0307\u0323", "\u1e69", "s", "\u212b", "\u00c5",
  "\u1100\u1161\u11a8", "\uac01", "\uac00", "\u11a8", "\u304b\u3099", "\u304c", "\u{1d15e}", "\ufb1d", "\u0958",
  "\u2126", "\u{2f800}", "\uffee", "\u{10000}", "\u0344", "\u1f82",
];
const pieces = [...JSON.parse(readFileSync(hostile)).texts, ...joining];
let state = 7;
const draw = (count) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % 65521 % count;
const text = () => Array.from({ length: draw(5) }, () => pieces[draw(pieces.length)]).join("");
const pairs = joining.flatMap((one) => joining.map((two) => [one, two]));
for (let count = 0; count < 3000; count += 1) {
  const [before, one, two] = [text(), text(), text()];
  pairs.push([before + one, before + two], [one, two.normalize(draw(2) ? "NFC" : "NFD")]);
  pairs.push([one.normalize("NFC"), one.normalize("NFD")], [before + one, before + one.normalize()]);
}
let equal = 0;
for (const [one, two] of pairs) {
  const [found, should] = [order(one, two), expected(one, two)];
  // What is less Swift's own tables do not always say by canonical forms: a text that goes on with an accent
  // where the other one ends comes after it for them, though its form may come before.
  const isAsSaid = isOfPage ? found === should : (found === 0) === (should === 0) && found !== 2;
  assert.ok(isAsSaid, `${escape(one)} and ${escape(two)}: ${found}, ${should}`);
  if (one !== two && expected(one, two) === 0) equal += 1;
}
assert.ok(equal > 1000, "texts that are equal and have other bytes");
crossings = 0;
for (const [one, two] of [["milk", "eggs"], ["milk\u00e9", "milk\u00e9"], ["\u4e00 one", "\u4e00 two"]]) {
  order(one, two);
}
assert.equal(crossings, 0, "what is ASCII where it differs is known without asking");

console.log(`portable: ${pairs.length} pairs of texts compared, ${equal} of which are`
  + ` equal only canonically, in ${bytes.length} bytes, by ${isOfPage ? "the page" : "tables"}`);
