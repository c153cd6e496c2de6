// What the user is told about the line, and the console about what goes wrong.
import { createElementNS } from "../members.js";
import { root } from "./container.js";
import { set } from "../elements.js";

export const warn = (...what) => console.warn("arco:", ...what);

let sign;
let signTimer;
let isUp;
// What happened, for a while.
let happened = "";
let wordTimer;

export function putUpSign() {
  sign = createElementNS(document, root.namespaceURI, "div");
  sign.className = "arco-status";
  set(sign, "role", "status");
  root.closest("body").append(sign);
  show(true);
}

// What is set is read out, even if it is the same.
function say(words) { if (sign.textContent !== words) sign.textContent = words; }

/// Shows whether the line is up. If the line stays down, the sign shows the page's words of this name.
export function show(isSo, name = "Down") {
  clearTimeout(signTimer);
  isUp = isSo;
  root.closest("html").dataset.line = isUp ? "up" : "down";
  if (isUp) say(happened);
  // A short break is not worth a word.
  else signTimer = setTimeout(() => say(root.dataset["word" + name] || ""), 500);
}

/// Says for a while what happened, while the line is up.
export function announce(words = "") {
  clearTimeout(wordTimer);
  wordTimer = words && setTimeout(announce, 10000);
  happened = words;
  if (isUp) say(happened);
}
