import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { root, time } from "./page.js";
import { attendAddress, go, here, note, settleAddress, watchAddress } from "../../Client/navigation.js";
import { keepLine } from "../../Client/Server/line.js";
import { putUpSign } from "../../Client/Server/sign.js";

const origin = "http://localhost";
let entries, at, loaded;

/// The path, the query and the fragment of what a URL means to the page.
function wayOf(url = "") {
  const { pathname, search, hash } = new URL(url, location.href);
  return pathname + search + (url ? hash : location.hash);
}

globalThis.history = {
  get state() { return entries[at].state; },
  pushState(state, _, url) {
    const text = wayOf(url);
    entries.splice(++at, Infinity, { state, text });
  },
  replaceState(state, _, url) { entries[at] = { state, text: wayOf(url) }; },
  go(by) { at += by; },
};
globalThis.location = {
  get href() { return origin + entries[at].text; },
  get pathname() { return new URL(this.href).pathname; },
  get search() { return new URL(this.href).search; },
  get hash() { return new URL(this.href).hash; },
  origin,
  assign(text) { loaded = text; },
  reload() { loaded = "again"; },
};

/// A page that follows its address, and what a patch says of it.
beforeEach(() => {
  entries = [{ state: null, text: "/shop" }];
  at = 0;
  loaded = undefined;
  root.attributes["data-address"] = root.dataset.address = "/shop";
  attendAddress();
});

function patch(code, text) {
  watchAddress();
  go(code, text);
  settleAddress();
  time.pass(1000);
}

const texts = () => entries.map((it) => it.text);
const numbers = () => entries.map((it) => it.state.arco);

test("another page is a new entry, and another state of it is none", () => {
  patch(0, "/shop/teas/1");
  patch(1, "/shop/teas/1?size=2");
  assert.deepEqual(texts(), ["/shop", "/shop/teas/1?size=2"]);
  assert.deepEqual(numbers(), [0, 1]);
  assert.equal(here(), "/shop/teas/1?size=2");
});

test("an entry that is made behind an older one takes the place of those after it", () => {
  patch(0, "/a");
  patch(0, "/b");
  at = 1;
  patch(2, "/a");
  patch(0, "/c");
  assert.deepEqual(texts(), ["/shop", "/a", "/c"]);
  assert.deepEqual(numbers(), [0, 1, 2]);
});

test("a step that the page does not take is taken back, however long it was", () => {
  for (const text of ["/a", "/b", "/c"]) patch(0, text);
  at = 0;
  patch(3, "");
  assert.equal(location.pathname, "/c");
});

test("an address that the browser drops is written again", () => {
  const { replaceState } = history;
  history.replaceState = () => {};
  patch(1, "/shop?words=a");
  history.replaceState = replaceState;
  time.pass(1000);
  assert.deepEqual(texts(), ["/shop?words=a"]);
});

test("a page elsewhere is loaded, and so is this one where only the fragment differs", () => {
  patch(4, "/coffee");
  assert.equal(loaded, "/coffee");
  patch(4, "/shop#beans");
  assert.equal(loaded, "again");
  assert.equal(location.hash, "#beans");
});

test("a step that nobody knows is refused", () => {
  assert.throws(() => go(5, "/shop"), /no step/);
});

test("a page that never had a line is not to be asked for when somebody goes back to it", () => {
  let line;
  globalThis.WebSocket = class {
    constructor() { line = this; }
    close() {}
  };
  note();
  assert.equal(history.state.token, "token");
  putUpSign();
  keepLine({ join() {}, hear() {}, startAfresh() {}, flush() {} });
  for (let count = 0; count < 2; count++) {
    line.onclose({ code: 1006 });
    time.pass(1000);
  }
  note();
  time.pass(1000);
  assert.equal(history.state.token, undefined);
  assert.equal(history.state.arco3, undefined);
});
