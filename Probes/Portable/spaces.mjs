import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
assert.deepEqual(WebAssembly.Module.imports(module), [], "a portable module asks for no host");
const { checks, firstFailure } = new WebAssembly.Instance(module).exports;

assert.ok(checks() > 20);
assert.equal(firstFailure(), checks(), "every kind of space moves as it should");

console.log(`portable: ${checks()} checks of spaces ran in node, a million steps among them`);
