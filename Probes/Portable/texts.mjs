import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
assert.deepEqual(WebAssembly.Module.imports(module), [], "a portable module asks for no host");
const { checks, firstFailure } = new WebAssembly.Instance(module).exports;

assert.ok(checks() > 10);
assert.equal(firstFailure(), checks(), "texts are what they are elsewhere");

console.log(`portable: ${checks()} checks of texts ran in node, in which what no text reaches is a trap`);
