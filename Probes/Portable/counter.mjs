import assert from "node:assert/strict";
import { load } from "./host.mjs";

const limit = 30_000;
const { send, view, flushes, size, compressed } = load(process.argv[2]);

assert.equal(view(), "count 0");
assert.ok(send(1));
assert.ok(send(1));
assert.ok(send(0));
assert.equal(view(), "count 1");
assert.equal(flushes(), 3, "a send is one flush");
assert.ok(!send(9), "an input that does not exist is refused");
assert.equal(flushes(), 3);
for (let turn = 0; turn < 10_000; turn += 1) send(1);
assert.equal(view(), "count 10001");

console.log(`portable: a counter ran in node; ${size} bytes, ${compressed} compressed`);
assert.ok(compressed <= limit, `${compressed} bytes compressed, more than ${limit}`);
