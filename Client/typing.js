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

/// The elements by what tells them from each other in this page and in the one after a rebuild. Others than controls
/// are known by what they say, too: nobody is to press another button than before.
function known() {
  const seen = new Map();
  const found = new Map();
  for (const element of root.querySelectorAll("*")) {
    const { form, id, name, type } = element;
    if (isControl(element) && !id && !name) continue;
    const key = JSON.stringify(isControl(element) ? [
      form && (getAttribute(form, "id") || getAttribute(form, "name")), id, name, type,
      isTick(element) && element.value,
    ] : [
      kind(element), getAttribute(element, "id"), getAttribute(element, "aria-label"),
      children(element)[0] ? 0 : element.textContent,
    ]);
    seen.set(key, (seen.get(key) || 0) + 1);
    found.set(key + seen.get(key), element);
  }
  return found;
}

/// Takes down what the user typed, to be put back by the function it returns. What is told by an event later
/// than the last one that was applied is newer than all that the page brings. Nothing is, where none is said: the
/// page is of another session.
export function capture(applied) {
  const hasFocus = () => contains(root, activeElement(document));
  const hadFocus = hasFocus();
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
      opened: toggled.has(control) && { open: control.open },
      scrolled: [control.scrollTop, control.scrollLeft],
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
      if (was.hasFocus) {
        refocus(control, was.selection);
        // Of others than controls it may have been lent.
        if (!hasFocus()) lend(control);
      }
      if (was.opened) toggled.add(Object.assign(control, was.opened));
      const [scrollTop, scrollLeft] = was.scrolled;
      // A form's may be its fields.
      if (scrollTop ** 2 + scrollLeft ** 2) Object.assign(control, { scrollTop, scrollLeft });
    }
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
