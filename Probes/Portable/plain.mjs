// Runs a portable module that says which of its checks fails first, and weighs it: `plain.mjs MODULE [MOST-BYTES]`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";

const [, , path, limit = Infinity] = process.argv;
const bytes = readFileSync(path);
const module = new WebAssembly.Module(bytes);
assert.deepEqual(WebAssembly.Module.imports(module), [], "a portable module asks its host for nothing");
assert.equal(new WebAssembly.Instance(module).exports.firstFailure(), -1, "the number of the check that fails");

const compressed = gzipSync(bytes, { level: 9 }).length;
console.log(`portable: ${basename(path)} ran in node; ${bytes.length} bytes, ${compressed} compressed`);
assert.ok(compressed <= limit, `${compressed} bytes compressed, more than ${limit}`);
