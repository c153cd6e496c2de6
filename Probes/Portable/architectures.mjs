import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
assert.deepEqual(WebAssembly.Module.imports(module), [], "a portable module asks for no host");
const { firstFailure } = new WebAssembly.Instance(module).exports;

assert.equal(firstFailure(), -1, "every component shows what its space shows, and combinators keep it so");

console.log("portable: components of every comonad ran in node");
