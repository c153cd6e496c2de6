// A module of WebAssembly on a page: what it may ask of the page, and what the page calls in it.
//
// What runs in the module never runs into itself: patches are applied once it is back, and so is
// what follows from them.
import { warn } from "./sign.js";
import { Reader, encoder } from "../bytes.js";
import { pageOf } from "page.js";
import { isRecent } from "../late.js";
import { answerTo, drop, dropAll, kept, wake } from "./world.js";

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
let product;
let compiled;
let exports;
// All pages that the module ever opened, with the elements that they are in, and those that it opened
// since it began, in that order.
export const pages = [];
let opened = [];
let shown = [];
let isOver = false;
let printed;
// Where this script is the site is, under a path that addresses of the site do not say.
const folder = new URL(".", import.meta.url).pathname.slice(0, -1);
const base = location.pathname.startsWith(folder + "/") ? folder : "";

const block = (at, count) => new Uint8Array(exports.memory.buffer, at, count);
const text = (at, count) => utf8.decode(block(at, count));

// What patches are copied into, as long as they fit: memory of its own costs more than most of them.
let sheet = new Uint8Array();
let used = 0;

function copied(bytes) {
  if (used + bytes.length > sheet.length) {
    sheet = new Uint8Array(Math.max(bytes.length, 65536));
    used = 0;
  }
  const copy = sheet.subarray(used, used += bytes.length);
  copy.set(bytes);
  return copy;
}

/// Runs something of the module, and shows what it leaves to be shown.
export function enter(run) {
  if (isOver) return 0;
  let result;
  try {
    result = run(exports);
    while (shown.length) {
      shown.shift()();
    }
  } catch (error) { fail(error); }
  return result;
}

/// Hands bytes to the module, to where it wants them.
export function hand(bytes) {
  block(exports.room(bytes.length), bytes.length).set(bytes);
  return bytes.length;
}

/// The module cannot go on. What it showed stays, and can be read.
function fail(error) {
  const stopped = exports;
  isOver = true;
  shown = [];
  dropAll();
  error.printed = printed;
  error.restart = async () => {
    const instance = await WebAssembly.instantiate(compiled, { arco: imports });
    // Somebody else was quicker.
    if (exports === stopped) begin(instance);
  };
  warn("the module has stopped", error);
  if (!pages.length) miss(error);
  for (const page of pages) {
    say(page, "stopped", error, "This part of the page has stopped. Reload the page to go on.");
  }
}

/// Nothing of the module is on the page: the elements that name it say so.
function miss(error) {
  for (const root of document.querySelectorAll(`[data-arco-module="${product}"]`)) {
    say(withSign(root), "missing", error,
      "This part of the page could not be loaded. Reload the page to try again.");
  }
}

/// Has an instance begin. What waits to be reported is for the one before, and dropped.
function begin(instance) {
  for (const page of pages) page.flush();
  opened = [];
  printed = "";
  isOver = false;
  exports = instance.exports;
  enter(({ main, __main_argc_argv }) => (main || __main_argc_argv)(0, 0));
}

/// An element with an empty sign behind it: what comes into it later is read out.
function withSign(root) {
  const sign = document.createElement("div");
  sign.className = "arco-status";
  sign.setAttribute("role", "status");
  root.after(sign);
  return { root, sign };
}

/// Says in words that a module is not running, and so to the scripts of the page itself.
function say({ root, sign }, state, error, words) {
  root.dataset.module = state;
  sign.textContent = root.dataset["word" + state] || words;
  root.dispatchEvent(new CustomEvent("arco" + state, { bubbles: true, detail: error }));
}

const imports = {
  open(at, count) {
    const reader = new Reader(block(at, count));
    const [id, address, paint] = [reader.text(), reader.text(), reader.text()];
    const root = document.getElementById(id);
    if (!root) {
      warn("the page has no element with the id " + id);
      opened.push({ show() {} });
      return 0;
    }
    const known = pages.find((it) => it.root === root);
    if (known) {
      // What is shown next builds it anew.
      opened.push(known);
      delete root.dataset.module;
      known.sign.textContent = "";
      return 0;
    }
    const event = (bytes) => opened.includes(page) &&
      enter((module) => module.event(opened.indexOf(page), hand(bytes)));
    const page = { ...withSign(root), base, event, address, paint };
    pageOf(page);
    pages.push(page);
    opened.push(page);
    if (page.isAdopted) shown.push(page.tellTyped);
    return page.isAdopted ? 1 : 0;
  },
  show(page, at, count) {
    const patch = copied(block(at, count));
    shown.push(() => opened[page].show(patch));
  },
  kept(store, at, count) {
    const bytes = store === 2 ? encoder.encode(location.pathname.slice(base.length) + location.search)
      : kept(store, text(at, count));
    return bytes ? hand(bytes) : -1;
  },
  normal: (at, count, into) =>
    encoder.encodeInto(text(at, count).normalize(), block(into, 3 * count)).written,
  warn(at, count) { warn(text(at, count)); },
  print(at, count) { console.log(printed = text(at, count)); },
  now: () => performance.now(),
  date: () => Date.now(),
  chance(at, count) { crypto.getRandomValues(block(at, count)); },
  wake,
  ask(call, at, count) { answerTo(call, block(at, count).slice()); },
  drop,
};

/// Loads the module at an address, and has it begin.
///
/// Where it does not load, the elements that name it in `data-arco-module` say so.
export async function start(name, address) {
  if (!isRecent()) return;
  // From here on the page says itself what goes wrong. What the module shows may have such an element, too, and a form of
  // the page may be called querySelector.
  Document.prototype.querySelector.call(document, ".arco-late:not([data-arco-module] *)")?.remove();
  product = name;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(address + " answered " + response.status);
    const loaded = await WebAssembly.instantiateStreaming(response, { arco: imports });
    compiled = loaded.module;
    begin(loaded.instance);
  } catch (error) {
    warn("the module did not load", error);
    miss(error);
  }
}
