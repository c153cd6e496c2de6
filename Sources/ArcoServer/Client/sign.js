// What the user is told about the line.
import { createElementNS, root } from "./members.js";

let sign, timer;

export function putUpSign() {
  sign = createElementNS(document, root.namespaceURI, "div");
  sign.className = "arco-status";
  sign.setAttribute("role", "status");
  root.closest("body").append(sign);
  show(true);
}

/// Says whether the line is up.
export function show(isUp) {
  clearTimeout(timer);
  root.closest("html").dataset.line = isUp ? "up" : "down";
  if (isUp) sign.textContent = sign.dataset.word || "";
  // A short break is not worth a word.
  else timer = setTimeout(() => { sign.textContent = root.dataset.wordDown || ""; }, 500);
}

/// Says for a while that the page was started anew, from when the line is up.
export function announceFresh() {
  sign.dataset.word = root.dataset.wordFresh || "";
  setTimeout(() => { sign.dataset.word = sign.textContent = ""; }, 10000);
}
