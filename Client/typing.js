// What the user typed outlives the nodes it was typed into: a rebuild, or the page fetched anew.
import { activeElement, getAttribute } from "./members.js";
import { root } from "host/container.js";
import { defaultOf, edited, isTick, selectionOf, served, setValue } from "./controls.js";
import { kinds, shown, valueOf } from "./controls.js";
import { isWhole } from "./nodes.js";
import { refocus } from "./focus.js";
import { noteEdit, tell } from "./listeners.js";
import { toldOf } from "host/reports.js";

// By control: values the server had given those it stands in for.
const origins = new WeakMap();

/// All controls of the page.
export const controls = () => [...root.querySelectorAll(kinds)];

/// The controls by what tells them from each other in this page and in the one after a rebuild.
function known() {
  const seen = new Map();
  const found = new Map();
  for (const control of controls()) {
    const { form, id, name, type } = control;
    if (!id && !name) continue;
    const key = JSON.stringify([
      form && (getAttribute(form, "id") || getAttribute(form, "name")), id, name, type,
      isTick(control) && control.value,
    ]);
    seen.set(key, (seen.get(key) || 0) + 1);
    found.set(key + seen.get(key), control);
  }
  return found;
}

/// Takes down what the user typed, to be put back by the function it returns. What is told by an event later
/// than the last one that was applied is newer than all that the page brings. Nothing is, where none is said: the
/// page is of another session.
export function capture(applied) {
  const saved = new Map();
  for (const [key, control] of known()) {
    saved.set(key, {
      typed: edited.has(control) && !/^(file|hidden)$/.test(control.type),
      value: valueOf(control),
      before: [
        ...(origins.get(control) || []), shown(control, served.get(control)), defaultOf(control),
      ],
      told: toldOf(control),
      hasFocus: activeElement(document) === control,
      selection: selectionOf(control),
    });
  }
  return () => {
    for (const [key, control] of known()) {
      const was = saved.get(key);
      if (!was) continue;
      const value = valueOf(control);
      if (was.typed && was.value !== value && (was.told > applied || was.before.includes(value))) {
        setValue(control, was.value);
        if (was.told) edited.set(control, was.told);
        else tell(control);
      }
      if (was.typed) {
        origins.set(control, was.before);
        if (!edited.has(control)) edited.set(control, 0);
      }
      if (was.hasFocus) refocus(control, was.selection);
    }
  };
}

const typedBefore = () => controls().filter((control) => valueOf(control) !== defaultOf(control));

/// Reports what was typed before this script ran.
export function tellTyped() {
  if (isWhole) for (const control of typedBefore()) tell(control);
}

/// Notes what was typed before this script ran, for a rebuild to come.
export function noteTyped() { typedBefore().forEach(noteEdit); }
