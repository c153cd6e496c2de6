// Which elements listen to which events, and which events are delayed. Not who receives the
// reports.
import { contains, getAttribute, parentElement } from "./members.js";
import { root } from "host/container.js";
import { numbered } from "./nodes.js";
import { edited, held } from "./controls.js";
import { reference, report } from "host/reports.js";

export const wants = (element) => getAttribute(element, "data-on") || "";

/// The innermost element, from the target outwards, that listens to events of this letter.
export function listener(target, letter) {
  let element = target instanceof Element ? target : parentElement(target);
  while (contains(root, element)) {
    if (wants(element).includes(letter) && element[numbered] !== undefined) return element;
    element = parentElement(element);
  }
  return null;
}

/// Records that the next report can tell the server of the user's edit.
export const noteEdit = (control) => edited.set(control, reference + 1);

/// Reports a control's value that changed without a browser event, to the first listener of one of
/// these letters. A radio button that lost its tick to another one reports nothing.
export function tell(control, letters = "ih") {
  noteEdit(control);
  if (control.type === "radio" && !control.checked && [...root.querySelectorAll(":checked")].some(
    (it) => it.name === control.name && it.form === control.form)) return;
  for (const letter of letters) {
    const owner = listener(control, letter);
    if (owner) return report(owner, letter, control);
  }
}

/// Reports delayed events at once, or drops them.
export function flush(isDropping) {
  for (const [control, wait] of [...held]) {
    clearTimeout(wait.timer);
    held.delete(control);
    if (wait.isDue && isDropping !== true) wait.report();
  }
}
