import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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

const hostile = JSON.parse(readFileSync(process.argv[3]));
for (const address of hostile.leadingAway) assert.match(read(address), /^leads away from its site/);
for (const word of hostile.words.concat(hostile.texts)) {
  const address = `/search?words=${encodeURIComponent(word)}`;
  const shown = read(address);
  assert.match(shown, /^\/search(\?words=[^?#\\ ]*)?$/, "a hostile word stays in its query");
  assert.equal(read(shown), shown, "and is read again as it was");
  if (word && !/^-?\d+$/.test(word)) {
    assert.match(read(`/items/${encodeURIComponent(word)}`), /^(segment 2|\/items|leads|expected|nothing)/);
  }
}

console.log(`portable: routes ran in node; ${size} bytes, ${compressed} compressed`);
assert.ok(compressed <= limit, `${compressed} bytes compressed, more than ${limit}`);
