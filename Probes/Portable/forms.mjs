import assert from "node:assert/strict";
import { load } from "./host.mjs";

// Most of it is what any page takes.
const limit = 140_000;
const { send, view, size, compressed } = load(process.argv[2]);

function after(line) {
  for (const byte of new TextEncoder().encode(line + "\n")) send(byte);
  return Buffer.from(view(), "latin1").toString();
}

assert.match(after("sx"), /Expected a whole number from 1 to 8, found “x”\./);
assert.doesNotMatch(after("s3"), /Expected/);
assert.match(after("!"), /Something is missing here\./);
assert.match(after("nNobody"), /value="Nobody"/);
assert.match(after("!"), /Nobody knows you\./);
assert.match(after("nAda"), /aria-invalid="false"/);
assert.match(after("!"), /Booked\./);

console.log(`portable: a page with a form ran in node; ${size} bytes, ${compressed} compressed`);
assert.ok(compressed <= limit, `${compressed} bytes compressed, more than ${limit}`);
