// The browser's events: which are reported, when, and with which data.
import { closest, getAttribute, listen } from "./members.js";
import { root } from "host/container.js";
import { decoder, encoder } from "./bytes.js";
import { isPlain } from "host/line.js";
import { compose, composes, held, isControl, isText, modifiers, setValue } from "./controls.js";
import { unfinished, valueOf } from "./controls.js";
import { attendFocus } from "./focus.js";
import { flush, listener, noteEdit, tell, wants } from "./listeners.js";
import { isRepeated, report } from "host/reports.js";
import { load, ways } from "./parts.js";
import { controls } from "./typing.js";

/// Makes a change of the page. The events that it causes are not reported.
export function quietly(change) {
  ways.isApplying = true;
  try { change(); } finally { ways.isApplying = false; }
}

function onInput(control) {
  const owner = listener(control, "i");
  noteEdit(control);
  unfinished.add(control);
  if (!owner) return;
  const debounce = getAttribute(owner, "data-debounce");
  const throttle = getAttribute(owner, "data-throttle");
  const now = () => report(owner, "i", control);
  const hold = (isDue) => {
    const timer = setTimeout(turn, debounce || throttle);
    held.set(control, { timer, isDue, report: now });
  };
  const turn = () => {
    const { isDue } = held.get(control);
    held.delete(control);
    if (!isDue) return;
    if (!debounce) hold(false);
    now();
  };
  const wait = held.get(control);
  if (wait && !debounce) {
    wait.isDue = true;
    return;
  }
  if (wait) clearTimeout(wait.timer);
  if (debounce || throttle) hold(debounce);
  if (!debounce) now();
}

function onEvent(letter, event) {
  if (ways.isApplying) return;
  const target = event.target;
  if (letter === "i") {
    // Also while an input method composes: on a phone, each word is composed.
    if (isControl(target)) onInput(target);
    return;
  }
  if (letter === "h") unfinished.delete(target);
  // Leaving a field ends the delay of its input event.
  if (letter === "b") flush();
  // Half a surrogate pair cannot be sent. Its replacement is sent, and shown too.
  if (letter === "h" && isText(target)) {
    setValue(target, decoder.decode(encoder.encode(target.value)));
  }
  const owner = listener(target, letter);
  if (!owner) return;
  let write;
  let said;
  if ("cd".includes(letter)) {
    // With a modifier key the link opens in another tab or window.
    if (modifiers(event) && closest(target, "a[href]")) return;
  } else if ("ku".includes(letter)) {
    if (composes(event)) return;
    const keys = getAttribute(owner, "data-keys");
    if (keys && !keys.split(",").includes(event.key === "," ? "Comma" : event.key)) return;
    write = (writer) => writer.text(event.key || "").byte(modifiers(event));
  } else if (letter === "s") {
    const fields = [...new FormData(target, event.submitter)]
      .filter(([, value]) => typeof value === "string");
    said = JSON.stringify(fields);
    write = (writer) => {
      writer.integer(fields.length);
      for (const [name, value] of fields) writer.text(name).text(value);
    };
  }
  if (letter === "s" || wants(owner).includes(letter + "!")) {
    // The browser submits or follows by itself, as it would without this script.
    if (isPlain) return;
    event.preventDefault();
  }
  // Delayed input events come first.
  flush();
  // A second submission with the same fields is a double click.
  if (said && isRepeated(owner, said)) return;
  report(owner, letter, letter === "h" && target, write, said);
}

const letters = {
  click: "c", dblclick: "d", input: "i", change: "h", submit: "s", keydown: "k", keyup: "u",
  focusin: "f", focusout: "b",
};

/// Listens to the page's events.
export function attend() {
  attendFocus();
  if (!Element.prototype.moveBefore) load("arco-moving.js");
  for (const [type, letter] of Object.entries(letters)) {
    listen(root, type, (event) => onEvent(letter, event));
  }
  listen(root, "compositionstart", ({ target }) => { compose(target); });
  listen(root, "compositionend", ({ target }) => { if (compose(null)) onInput(target); });
  listen(root, "reset", onReset);
  listen(window, "pagehide", flush);
}

/// Reports the controls that a form's reset changes. The browser sends no events for these changes.
function onReset({ target: form }) {
  flush();
  const before = controls().filter((it) => it.form === form).map((it) => [it, valueOf(it)]);
  setTimeout(() => {
    for (const [control, was] of before) if (valueOf(control) !== was) tell(control);
  });
}
