import assert from "node:assert/strict";
import { load } from "./host.mjs";

const { send, view, flushes, size, compressed } = load(process.argv[2]);

assert.equal(view(), "left 0, right 0, sum 0");
assert.ok(send(1));
assert.equal(view(), "left 1, right 0, sum 1");
assert.ok(send(2));
assert.equal(view(), "left 1, right -1, sum 0");
assert.equal(flushes(), 2, "a send is one flush");
for (let turn = 0; turn < 10_000; turn += 1) send(3);
assert.equal(view(), "left 1, right 9999, sum 10000");

console.log(`portable: two children ran in node; ${size} bytes, ${compressed} compressed`);
