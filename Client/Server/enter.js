// Enter in a field while its form's button is disabled: the browser looks at the button as it is, and
// what was typed just before may be what enables it.
import { activeElement, contains, listen } from "../members.js";
import { root } from "./container.js";
import { composes } from "../controls.js";
import { flush, listener, wants } from "../listeners.js";
import { isOnItsWay, reference } from "./reports.js";

// What is to be sent, in which field Enter was pressed, and what has to be answered first.
let waiting = null;

const buttonOf = (form) => [...root.querySelectorAll("button,input")]
  .find((it) => it.form === form && /^(submit|image)$/.test(it.type));

function note(event) {
  waiting = null;
  const { target, key } = event;
  const { form } = target;
  if (key !== "Enter" || composes(event) || event.defaultPrevented || target.localName !== "input"
    || !form || !wants(form).includes("s")) return;
  const button = buttonOf(form);
  if (!button?.disabled) return;
  flush();
  const owner = listener(target, "i");
  if (owner && isOnItsWay(owner, "i")) waiting = { form, button, target, reference };
}

/// Listens to the page's keys.
export function attendEnter() {
  listen(root, "keydown", note);
  // Who goes on typing does not want that any more.
  listen(root, "input", () => { waiting = null; });
}

/// Sends the form once what was typed before Enter is answered, if that enabled its button.
export function settleEnter(applied) {
  if (!waiting || applied < waiting.reference) return;
  const { form, button, target } = waiting;
  waiting = null;
  if (button.disabled || !contains(root, button) || activeElement(document) !== target) return;
  HTMLFormElement.prototype.requestSubmit.call(form, button);
}
