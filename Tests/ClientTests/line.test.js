import assert from "node:assert/strict";
import { test } from "node:test";
import { root, sign, time } from "./page.js";
import { isJoined, joined, keepLine } from "../../Client/Server/line.js";
import { putUpSign } from "../../Client/Server/sign.js";
import { trust } from "../../Client/nodes.js";

const lines = [];

let loads = 0;

globalThis.location = { origin: "http://localhost", reload() { loads++; } };
globalThis.WebSocket = class {
  readyState = 0;
  constructor(address) {
    this.address = address;
    lines.push(this);
  }
  // Whatever is said is answered.
  send() { setTimeout(() => this.onmessage?.({ data: new ArrayBuffer(1) }), 10); }
  close() {}
};

putUpSign();
keepLine({ join() {}, hear() {}, startAfresh() {}, flush() {} });

/// The server welcomes the newest line.
function welcome() {
  joined();
  lines.at(-1).onmessage({ data: new ArrayBuffer(1) });
}

const lost = (code) => lines.at(-1).onclose({ code, reason: "" });

/// How long it takes until another line is opened, in milliseconds; at most an hour.
function pause() {
  const [begin, count] = [time.now, lines.length];
  while (lines.length === count && time.now < begin + 3_600_000) time.pass(5);
  return time.now - begin;
}

function pauses(count) {
  return Array.from({ length: count }, () => {
    lost(1006);
    return pause();
  });
}

test("the line leads to the page's own server", () => {
  assert.deepEqual(lines.map((it) => it.address), ["ws://localhost/arco/live"]);
});

test("a line that cannot be opened is tried again after pauses that grow to ten seconds", () => {
  const all = pauses(10);
  assert.ok(all[0] < 1000, `the first after ${all[0]}`);
  for (let at = 1; at < 5; at++) assert.ok(all[at] > all[at - 1], String(all));
  for (const last of all.slice(6)) assert.ok(last > 7000 && last < 13_000, String(all));
  assert.equal(sign.textContent, "");
});

/// The browser shows a page that it kept.
const comeBack = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

test("a page of somebody is loaded again when somebody comes back to it, where no line may say whose it is", () => {
  comeBack();
  assert.equal(loads, 0);
  root.dataset.subject = "";
  comeBack();
  assert.equal(loads, 1);
});

test("a line that was up for a minute is opened soon after it is lost", () => {
  welcome();
  time.pass(60_000);
  assert.ok(isJoined);
  const [first] = pauses(1);
  assert.ok(first < 1000, `after ${first}`);
  assert.ok(!isJoined);
});

test("a page of somebody asks over its line where there was one", () => {
  comeBack();
  assert.equal(loads, 1);
  delete root.dataset.subject;
});

test("a line that has paused is no matter of the network", () => {
  for (const change of ["offline", "online"]) {
    lost(4000);
    const count = lines.length;
    window.dispatchEvent(new Event(change));
    assert.equal(pause(), 3_600_000, change);
    assert.equal(lines.length, count);
    window.dispatchEvent(new Event("pointerdown"));
  }
});

test("a line whose end is said to be the end waits for its user", () => {
  for (const code of [4000, 4003, 4005]) {
    lost(code);
    assert.equal(pause(), 3_600_000);
    const count = lines.length;
    window.dispatchEvent(new Event("pointerdown"));
    assert.equal(lines.length, count + 1);
  }
});

test("a line on which nothing is heard is given up, and opened again", () => {
  trust(true);
  welcome();
  const silent = lines.at(-1);
  silent.send = () => {};
  // The next ping, and how long its answer may take.
  time.pass(25_100);
  assert.notEqual(lines.at(-1), silent);
});
