// Parts of this script that few pages need. Each is loaded when the first element needs it.
import { closest, contains, getAttribute, listen, parentElement } from "./members.js";
import { root } from "host/container.js";
import { composes, held, selectionOf, unfinished } from "./controls.js";
import { refocus } from "./focus.js";
import { flush, listener, tell, wants } from "./listeners.js";
import { isOnItsWay, onAnswer, report } from "host/reports.js";
import { warn } from "host/sign.js";

const loaded = new Set();

/// Functions that a part may replace, such as how a node is moved; and whether this script is changing the page.
export const ways = { move: Element.prototype.moveBefore || Node.prototype.insertBefore };

/// Loads the part that an attribute needs.
export function need(name, text) {
  if (name === "data-props" && text) load("custom.js");
  if (name !== "data-on") return;
  if (text.includes("a")) load("custom.js");
  if (/[egl-prtwx]/.test(text)) load("pointer.js");
}

/// Loads a part. After a failure, tries again later, under another address: browsers cache a failed
/// import.
export function load(path, tries = 0) {
  if (!tries && loaded.has(path)) return;
  loaded.add(path);
  import(path + "?".repeat(tries)).then(({ attend }) => attend({
    root, held, closest, contains, getAttribute, listen, parentElement,
    flush, listener, wants, isOnItsWay, onAnswer, report, warn, composes, selectionOf, unfinished, refocus, tell, ways,
  }), (error) => {
    warn("a part of the script did not load", error);
    // After an hour at most.
    setTimeout(load, 1000 * 4 ** Math.min(tries, 6), path, tries + 1);
  });
}
