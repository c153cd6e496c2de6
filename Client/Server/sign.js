// What the user is told about the line, and the console about what goes wrong.
import { createElementNS } from "../members.js";
import { root } from "./container.js";
import { set } from "../elements.js";

export const warn = (...what) => console.warn("arco:", ...what);

let sign;
let timer;
let word = "";

export function putUpSign() {
  sign = createElementNS(document, root.namespaceURI, "div");
  sign.className = "arco-status";
  set(sign, "role", "status");
  root.closest("body").append(sign);
  show(true);
}

/// Shows whether the line is up. If the line stays down, the sign shows the words.
export function show(isUp, words = root.dataset.wordDown) {
  clearTimeout(timer);
  root.closest("html").dataset.line = isUp ? "up" : "down";
  if (isUp) sign.textContent = word;
  // A short break is not worth a word.
  else timer = setTimeout(() => { sign.textContent = words || ""; }, 500);
}

/// Says for a while what happened, while the line is up.
export function announce(words) {
  word = words || "";
  if (root.closest("html").dataset.line === "up") sign.textContent = word;
  setTimeout(() => { word = sign.textContent = ""; }, 10000);
}
