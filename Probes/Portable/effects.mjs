// Tries the rules of effects of the test suite in WebAssembly: those that need no task.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2])));
assert.equal(exports.firstBroken(), -1, "the number of a rule of EffectScenario.all that does not hold");
assert.ok(exports.ruleCount() >= 27);
console.log(`portable: ${exports.ruleCount()} rules of effects hold as in the suites`);
