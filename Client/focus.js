// The focus: giving it to an element, and passing it on when the focused element is removed.
import { activeElement, below, children, closest, contains, getAttribute } from "./members.js";
import { listen, parentElement } from "./members.js";
import { root } from "host/container.js";
import { composing, edited, isText } from "./controls.js";
import { set } from "./elements.js";
import { noteEdit } from "./listeners.js";

// By inserted node whose field took the focus: the element that was focused before.
const openers = new WeakMap();
const live = "output,[aria-live],[role=status],[role=alert]";
// The field of an inserted node that should get the focus, with that node.
let wanted = null;
// Requests of the page (`data-ask`), each with its element, until the patch is applied.
let asked = [];
// The focused element that is removed, with the elements around it, from the inside. Each has its
// heirs: candidates for the focus.
let left = null;
// The reference of the event that the patch answers, and the element that was last focused.
let answered;
let last;

/// Records each move of the focus as an edit of the page.
export function attendFocus() {
  listen(root, "focusin", ({ target }) => {
    if (target !== last) noteEdit(root);
    last = target;
  });
}

/// Focuses an element without counting this as a move by the user.
function focus(element, options) {
  const { prototype } = element instanceof HTMLElement ? HTMLElement : SVGElement;
  const moved = edited.get(root);
  prototype.focus.call(element, options);
  edited.set(root, moved);
}

export function refocus(element, selection) {
  focus(element, { preventScroll: true });
  if (selection) element.setSelectionRange(...selection);
}

/// Begins a patch that answers the event `applied`.
export function watchFocus(applied) {
  answered = applied;
  wanted = left = null;
  asked = [];
}

/// Records a request of the page.
export function ask(element, text) { asked.push([element, text.split(" ")[0]]); }

function fulfil([element, what]) {
  if (!contains(root, element)) return;
  if (what === "show") {
    return Element.prototype.scrollIntoView.call(element, { block: "nearest", inline: "nearest" });
  }
  if (isElsewhere(element)) return;
  if (take(element) || lend(element)) if (what === "select" && isText(element)) element.select?.();
}

/// Records the field that should get the focus: the first one with `autofocus` in the last inserted
/// node that has one.
export function arrived(piece) {
  if (!(piece instanceof Element)) return;
  const isField = getAttribute(piece, "autofocus") !== null;
  const field = isField ? piece : below(piece, "[autofocus]");
  if (field) wanted = [field, piece];
}

export const kind = (element) =>
  element.localName + getAttribute(element, "type") + getAttribute(element, "data-on");

/// Records heirs for the focus, if it is within a node that is about to be removed.
export function bequeath(gone) {
  let at = activeElement(document);
  if (left || composing === at || !contains(gone, at)) return;
  left = [];
  const owner = kind(at);
  for (const path = []; at !== root; at = parentElement(at)) {
    const row = kind(at);
    const rows = [...children(parentElement(at))];
    const place = rows.indexOf(at);
    // The same control in the following rows, and then in the preceding rows, the nearest first.
    const twins = [...rows.slice(place + 1), ...rows.slice(0, place).reverse()]
      .filter((near) => path.length && kind(near) === row)
      .map((near) => path.reduce((at, place) => at && children(at)[place], near))
      .filter((twin) => twin && kind(twin) === owner);
    left.push({ at, heirs: [...twins, openers.get(at)] });
    path.unshift(place);
  }
}

/// Focuses an element. Returns whether it is on the page and took the focus.
function take(element, options) {
  if (!contains(root, element)) return false;
  focus(element, options);
  return activeElement(document) === element;
}

/// Whether the user composes in another element, or went to it or typed in it after the event that
/// the patch answers.
function isElsewhere(element) {
  const at = activeElement(document);
  return at !== element && contains(root, at)
    && (composing === at || edited.get(root) > answered || edited.get(at) > answered);
}

/// Focuses an element that may not be focusable by itself, until it loses the focus. Returns
/// whether it worked.
export function lend(at) {
  // A screen reader would read a focused live region out.
  if (!contains(root, at) || closest(at, live) === at) return false;
  const isLent = !getAttribute(at, "tabindex");
  const giveBack = () => { if (isLent) set(at, "tabindex", null); };
  if (isLent) set(at, "tabindex", -1);
  const isTaken = take(at, { preventScroll: true });
  if (isTaken) listen(at, "blur", giveBack, { once: true });
  else giveBack();
  return isTaken;
}

/// Focuses an heir, or else an element around the removed one.
function inherit() {
  const isHeir = ({ at, heirs }) => !contains(root, at) && heirs.some((heir) => take(heir));
  if (!left.some(isHeir)) [...left, { at: root }].some(({ at }) => lend(at));
}

/// Ends a patch: focuses the field that the patch brought, or an heir of a removed element. A page
/// that replaced another one begins at its heading.
export function settleFocus(isNewPage) {
  if (wanted) {
    openers.set(wanted[1], activeElement(document));
    if (!isElsewhere(wanted[0])) focus(wanted[0]);
  } else if (isNewPage && !isElsewhere()) {
    [...root.querySelectorAll("h1"), ...root.querySelectorAll("main"), root].some(lend);
  } else if (left) inherit();
  asked.forEach(fulfil);
}
