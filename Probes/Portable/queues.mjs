// Runs the queue machine's random histories of the test suite in WebAssembly.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2])));
assert.equal(exports.firstFailure(1_500), -1, "the seed whose history is not the plain model's");
assert.equal(exports.firstDisturbed(40), -1, "the seed whose history does not bear a disturbance");
console.log("portable: 1,500 histories of queues went as in the plain model");
