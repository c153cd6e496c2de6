// What the user typed, opened and scrolled, and the focus outlive their nodes: a rebuild, or the page fetched anew.
import { activeElement, children, closest, contains, getAttribute, listen } from "./members.js";
import { parentNode } from "./members.js";
import { root } from "host/container.js";
import { defaultOf, edited, isControl, isTick, selectionOf, served, setValue } from "./controls.js";
import { kinds, shown, valueOf } from "./controls.js";
import { isWhole } from "./nodes.js";
import { kind, lend, refocus } from "./focus.js";
import { noteEdit, tell } from "./listeners.js";
import { toldOf } from "host/reports.js";

// By control: values the server had given those it stands in for.
const origins = new WeakMap();

// What the user opened or closed.
const toggled = new WeakSet();
/// All controls of the page.
export const controls = () => [...root.querySelectorAll(kinds)];

if (root) listen(root, "click", ({ target }) => {
  const summary = closest(target, "summary");
  if (summary) toggled.add(parentNode(summary));
});

/// The elements by what tells them from each other in this page and in the one after a rebuild. What can be pressed is
/// known by what it says, too, and where it says nothing by what stands around it: nobody is to press another button
/// than before.
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

/// What the user typed, opened and scrolled, and who has the focus.
export function take() {
  const saved = new Map();
  for (const [key, control] of known()) {
    const typed = edited.has(control) && !/^(file|hidden)$/.test(control.type) && control.type;
    const before = [...(origins.get(control) || []), shown(control, served.get(control)), defaultOf(control)];
    saved.set(key, [
      typed, valueOf(control), before, toldOf(control),
      activeElement(document) === control, selectionOf(control),
      toggled.has(control) && { open: control.open },
      // A form's may be its fields.
      control.scrollTop ** 2 + control.scrollLeft ** 2 && [control.scrollTop, control.scrollLeft],
    ]);
  }
  return saved;
}

/// Puts back what was taken. What is told by an event later than the last one that was applied is newer than all that
/// the page brings. Nothing is, where none is said: the page is of another session.
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
      // Of others than controls it may have been lent.
      if (!hasFocus()) lend(control);
    }
    if (opened) toggled.add(Object.assign(control, opened));
    if (scrolled) [control.scrollTop, control.scrollLeft] = scrolled;
  }
}

const hasFocus = () => contains(root, activeElement(document));

/// Takes down what is put back by the function that it returns.
export function capture(applied) {
  const hadFocus = hasFocus();
  const saved = take();
  return () => {
    putBack(saved, applied);
    if (hadFocus && !hasFocus()) lend(root);
  };
}

/// The controls that show something else than the page began with.
export const typedBefore =
  () => controls().filter((it) => valueOf(it) !== defaultOf(it));

/// Reports what was typed before this script ran.
export function tellTyped() {
  if (isWhole) for (const control of typedBefore()) tell(control);
}

/// Notes what was typed before this script ran, for a rebuild to come.
export function noteTyped() { typedBefore().forEach(noteEdit); }
