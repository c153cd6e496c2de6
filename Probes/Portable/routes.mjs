import assert from "node:assert/strict";
import { load } from "./host.mjs";

const limit = 30_000;
const { send, view, size, compressed } = load(process.argv[2]);

function read(address) {
  for (const byte of new TextEncoder().encode(address)) send(byte);
  return Buffer.from(view(), "latin1").toString();
}

assert.equal(read("/"), "/");
assert.equal(read("/items//%37/"), "/items/7");
assert.equal(read("/search?page=2&words=green+tea&from=mail"), "/search?words=green+tea&page=2");
assert.equal(read("/items/seven"), "segment 2: expected a value, found “seven”");
assert.equal(read("//elsewhere"), "leads away from its site by the byte at 1");
assert.equal(read("/search?words=%C3"), "item “words”: expected a text, found “%C3”");

console.log(`portable: routes ran in node; ${size} bytes, ${compressed} compressed`);
assert.ok(compressed <= limit, `${compressed} bytes compressed, more than ${limit}`);
