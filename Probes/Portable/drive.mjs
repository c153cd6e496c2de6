// Runs the portable probe as a host would: sends inputs, reads the view, and weighs the module.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const limit = 30 * 1024;
const bytes = readFileSync(process.argv[2]);
const module = new WebAssembly.Module(bytes);
assert.deepEqual(WebAssembly.Module.imports(module), [], "the module asks its host for nothing");

const { send, render, byte } = new WebAssembly.Instance(module, {}).exports;
const view = () => String.fromCharCode(...Array.from({ length: render() }, (_, index) => byte(index)));

assert.equal(view(), "0 + 0 after 0");
assert.equal(send(1), 1);
assert.equal(send(1), 1);
assert.equal(send(2), 1);
assert.equal(view(), "2 + 1 after 3");
assert.equal(send(0), 1);
assert.equal(view(), "1 + 1 after 4");
assert.equal(send(9), 0, "an input that does not exist is refused");
assert.equal(view(), "1 + 1 after 4");
for (let turn = 0; turn < 10_000; turn += 1) send(1);
assert.equal(view(), "10001 + 1 after 10004");

const compressed = gzipSync(bytes, { level: 9 }).length;
console.log(`portable: ran in node; ${bytes.length} bytes, ${compressed} compressed`);
assert.ok(compressed <= limit, `${compressed} bytes compressed, more than ${limit}`);
