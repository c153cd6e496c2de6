// The status message for the user about the connection, and warnings on the console.
import { createElementNS } from "../members.js";
import { root } from "./container.js";
import { set } from "../elements.js";

export const warn = (...what) => console.warn("arco:", ...what);

let sign;
let signTimer;
let isUp;
// A message about an event, shown for a while.
let happened = "";
let wordTimer;

export function putUpSign() {
  sign = createElementNS(document, root.namespaceURI, "div");
  sign.className = "arco-status";
  set(sign, "role", "status");
  root.closest("body").append(sign);
  show(true);
}

// A live region is read out whenever its text is set, even to the same text.
function say(words) { if (sign.textContent !== words) sign.textContent = words; }

/// Shows whether the connection is up. If it stays down, the message `data-word…` of this name is
/// shown.
export function show(isSo, name = "Down") {
  clearTimeout(signTimer);
  isUp = isSo;
  root.closest("html").dataset.line = isUp ? "up" : "down";
  if (isUp) say(happened);
  // A short interruption gets no message.
  else signTimer = setTimeout(() => say(root.dataset["word" + name] || ""), 500);
}

/// Shows a message for a while, as long as the connection is up.
export function announce(words = "") {
  clearTimeout(wordTimer);
  wordTimer = words && setTimeout(announce, 10000);
  happened = words;
  if (isUp) say(happened);
}
