import assert from "node:assert/strict";
import { test } from "node:test";
import { element, root, sign, time } from "./page.js";
import { onAnswer, pending, report, settle } from "../../Client/Server/reports.js";
import { putUpSign } from "../../Client/Server/sign.js";
import { trust } from "../../Client/nodes.js";

root.dataset.wordRefused = "Refused";
putUpSign();

test("while the page is rebuilt, it says of what somebody waits for that it had no effect, and of nothing else", () => {
  trust(false);
  for (const letter of "mfkpw") report(element(), letter);
  assert.equal(sign.textContent, "");
  for (const letter of "cdsv") {
    report(element(), letter);
    assert.equal(sign.textContent, "Refused", letter);
    time.pass(10_000);
    assert.equal(sign.textContent, "");
  }
  assert.deepEqual(pending, []);
});

test("who waits for an answer hears of the next one, once", () => {
  let count = 0;
  onAnswer(() => { count++; });
  time.pass(1000);
  assert.equal(count, 0);
  for (const applied of [1, 2]) {
    settle(applied);
    time.pass(0);
    assert.equal(count, 1);
  }
});
