// Keeps what the user typed, opened and scrolled, and the focus, over a rebuild and over a page
// that is fetched again.
import { activeElement, children, closest, contains, getAttribute, listen } from "./members.js";
import { parentNode } from "./members.js";
import { root } from "host/container.js";
import { defaultOf, edited, isControl, isTick, selectionOf, served, setValue } from "./controls.js";
import { kinds, shown, valueOf } from "./controls.js";
import { isWhole } from "./nodes.js";
import { kind, lend, refocus } from "./focus.js";
import { noteEdit, tell } from "./listeners.js";
import { toldOf } from "host/reports.js";

// By control: the server's values for the former controls that this one replaced.
const origins = new WeakMap();

// The `details` that the user opened or closed.
const toggled = new WeakSet();
/// All controls of the page.
export const controls = () => [...root.querySelectorAll(kinds)];

if (root) listen(root, "click", ({ target }) => {
  const summary = closest(target, "summary");
  if (summary) toggled.add(parentNode(summary));
});

/// The elements by a key that is the same before and after a rebuild. The key of a button or link
/// contains its text, or else the text around it, so that the focus does not move to a different
/// button.
export function known() {
  const seen = new Map();
  const found = new Map();
  for (const element of root.querySelectorAll("*")) {
    const { form, id, name, type } = element;
    if (isControl(element) && !id && !name) continue;
    const key = JSON.stringify(isControl(element) ? [
      form && (getAttribute(form, "id") || getAttribute(form, "name")), id, name, type,
      isTick(element) && element.value,
    ] : [
      kind(element), getAttribute(element, "id"), getAttribute(element, "aria-label")
        ?? (closest(element, "a,button,summary,[role=button]")
          ? element.textContent || parentNode(element).textContent
          : !children(element)[0] && element.textContent),
    ]);
    seen.set(key, (seen.get(key) || 0) + 1);
    found.set(key + seen.get(key), element);
  }
  return found;
}

/// Collects what the user typed, opened and scrolled, and the focus.
export function take() {
  const saved = new Map();
  for (const [key, control] of known()) {
    const typed = edited.has(control) && !/^(file|hidden)$/.test(control.type) && control.type;
    const before = [...(origins.get(control) || []), shown(control, served.get(control)), defaultOf(control)];
    saved.set(key, [
      typed, valueOf(control), before, toldOf(control),
      activeElement(document) === control, selectionOf(control),
      toggled.has(control) && { open: control.open },
      // `scrollTop` of a form may be one of its fields.
      control.scrollTop ** 2 + control.scrollLeft ** 2 && [control.scrollTop, control.scrollLeft],
    ]);
  }
  return saved;
}

/// Restores what `take()` collected. A text that is reported by a later event than `applied` is
/// newer than the page, and is kept. Without `applied` no text counts as newer: the page belongs to
/// another session.
export function putBack(saved, applied) {
  for (const [key, control] of known()) {
    const [typed, text, before, told, hadFocus, selection, opened, scrolled] = saved.get(key) || [];
    const value = valueOf(control);
    if (typed) {
      if (text !== value && (told > applied || before.includes(value))) {
        setValue(control, text);
        if (told) edited.set(control, told);
        else tell(control);
      }
      origins.set(control, before);
      if (!edited.has(control)) edited.set(control, 0);
    }
    if (hadFocus) {
      refocus(control, selection);
      // An element that is not a control may have been focused by `lend()`.
      if (!hasFocus()) lend(control);
    }
    if (opened) toggled.add(Object.assign(control, opened));
    if (scrolled) [control.scrollTop, control.scrollLeft] = scrolled;
  }
}

const hasFocus = () => contains(root, activeElement(document));

/// Collects what the user typed, and returns a function that restores it.
export function capture(applied) {
  const hadFocus = hasFocus();
  const saved = take();
  return () => {
    putBack(saved, applied);
    if (hadFocus && !hasFocus()) lend(root);
  };
}

/// The controls that show another value than the page's markup has.
export const typedBefore =
  () => controls().filter((it) => valueOf(it) !== defaultOf(it));

/// Reports what the user typed before this script ran.
export function tellTyped() {
  if (isWhole) for (const control of typedBefore()) tell(control);
}

/// Records what the user typed before this script ran as edits, for a rebuild that follows.
export function noteTyped() { typedBefore().forEach(noteEdit); }
