// A WebAssembly module on a page: the functions that it imports, and the calls into it.
//
// Calls into the module are never nested: patches, and events that follow from them, are handled
// after the call has returned.
import { warn } from "./sign.js";
import { Reader, encoder } from "../bytes.js";
import { pageOf } from "page.js";
import { isRecent } from "../late.js";
import { answerTo, drop, dropAll, kept, wake } from "./world.js";

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
let product;
let compiled;
let exports;
// All pages that the module ever opened, and those that the current instance opened, in order.
export const pages = [];
let opened = [];
let shown = [];
let isOver = false;
// Whether patches are being applied, and whether a page is being built again.
let isShowing = false;
let isRebuilding = false;
let printed;
// The folder of the site, derived from this script's address. Addresses of the site do not contain
// it.
const folder = new URL(".", import.meta.url).pathname.slice(0, -1);
const base = location.pathname.startsWith(folder + "/") ? folder : "";

const block = (at, count) => new Uint8Array(exports.memory.buffer, at, count);
const text = (at, count) => utf8.decode(block(at, count));

// A buffer for copies of patches. Allocating memory for each patch would cost more than most
// patches.
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

/// Calls into the module, and then applies the patches that it has left. What a patch causes, such as a move of the
/// focus, may call again: the patches of that call come after the one at hand.
export function enter(run) {
  if (isOver) return 0;
  let result;
  try {
    result = run(exports);
    if (isShowing) return result;
    isShowing = true;
    while (shown.length) {
      shown.shift()();
    }
  } catch (error) { fail(error); }
  isShowing = false;
  return result;
}

/// Builds a page again after a patch that does not fit, because an extension of the browser, for example, has changed the
/// page. If the new patch does not fit either, the module has stopped.
function rebuild(page, error) {
  warn("rebuilding the page", error);
  // The new patch contains what these patches would have shown. Their requests for the focus and their entries in the
  // browser's history are lost.
  shown = shown.filter((patch) => patch.page !== page);
  isRebuilding = true;
  try { exports.rebuild(page); } finally { isRebuilding = false; }
}

/// Copies bytes into the module's memory.
export function hand(bytes) {
  block(exports.room(bytes.length), bytes.length).set(bytes);
  return bytes.length;
}

/// Handles a trap of the module. The shown pages stay readable.
function fail(error) {
  const stopped = exports;
  isOver = true;
  shown = [];
  dropAll();
  error.printed = printed;
  error.restart = async () => {
    const instance = await WebAssembly.instantiate(compiled, { arco: imports });
    // Another call may have restarted it already.
    if (exports === stopped) begin(instance);
  };
  warn("the module has stopped", error);
  if (!pages.length) miss(error);
  for (const page of pages) {
    say(page, "stopped", error, "This part of the page has stopped. Reload the page to go on.");
  }
}

/// Handles a module that shows nothing: elements that name it get a message.
function miss(error) {
  for (const root of document.querySelectorAll(`[data-arco-module="${product}"]`)) {
    say(withSign(root), "missing", error,
      "This part of the page could not be loaded. Reload the page to try again.");
  }
}

/// Starts an instance. Delayed events belong to the former instance, and are dropped.
function begin(instance) {
  for (const page of pages) page.flush();
  opened = [];
  printed = "";
  isOver = false;
  exports = instance.exports;
  enter(({ main, __main_argc_argv }) => (main || __main_argc_argv)(0, 0));
}

/// Adds an empty status element behind an element. Its later text is read out by screen readers.
function withSign(root) {
  const sign = document.createElement("div");
  sign.className = "arco-status";
  sign.setAttribute("role", "status");
  root.after(sign);
  return { root, sign };
}

/// Shows a message that the module is not running, and sends an event to the page's own scripts.
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
      // The next patch builds its content again.
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
    const run = () => opened[page].show(patch);
    shown.push(Object.assign(isRebuilding ? run : () => {
      try { run(); } catch (error) { rebuild(page, error); }
    }, { page }));
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

/// Loads the module at an address and starts it.
///
/// If it does not load, the elements that name it in `data-arco-module` get a message.
export async function start(name, address) {
  if (!isRecent()) return;
  // From here on this script reports what goes wrong. The module's own content may have an element
  // of this class, which stays. A form of the page may hide `document.querySelector`, so the
  // prototype's is called.
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
