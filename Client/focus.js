// The focus: how it is given, and who gets it when the element that has it goes.
import { activeElement, below, children, closest, contains, getAttribute } from "./members.js";
import { listen, parentElement } from "./members.js";
import { root } from "host/container.js";
import { composing, edited, isText } from "./controls.js";
import { set } from "./elements.js";
import { noteEdit } from "./listeners.js";

// By what brought a field that took the focus: the element that had it before.
const openers = new WeakMap();
const live = "output,[aria-live],[role=status],[role=alert]";
// The field to focus, of those that a patch brought, and what it came in.
let wanted = null;
// What the page asks for, of which elements, until the patch is applied.
let asked = [];
// Where the focus was and what was around it, outwards; with who may have it when that goes.
let left = null;
// Which event the patch answers, and the element that had the focus last.
let answered;
let last;

/// Notes where somebody moves the focus to, as an edit of the page.
export function attendFocus() {
  listen(root, "focusin", ({ target }) => {
    if (target !== last) noteEdit(root);
    last = target;
  });
}

/// Gives the focus, by which nobody moved it.
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

/// Begins a patch.
export function watchFocus(applied) {
  answered = applied;
  wanted = left = null;
  asked = [];
}

/// Notes what the page asks for.
export function ask(element, text) { asked.push([element, text.split(" ")[0]]); }

function fulfil([element, what]) {
  if (!contains(root, element)) return;
  if (what === "show") {
    return Element.prototype.scrollIntoView.call(element, { block: "nearest", inline: "nearest" });
  }
  if (isElsewhere(element)) return;
  if (take(element) || lend(element)) if (what === "select" && isText(element)) element.select?.();
}

/// Notes the field that is to have the focus: the first of the last piece that has one.
export function arrived(piece) {
  if (!(piece instanceof Element)) return;
  const isField = getAttribute(piece, "autofocus") !== null;
  const field = isField ? piece : below(piece, "[autofocus]");
  if (field) wanted = [field, piece];
}

export const kind = (element) =>
  element.localName + getAttribute(element, "type") + getAttribute(element, "data-on");

/// Notes who may have the focus, if it is in what is about to go.
export function bequeath(gone) {
  let at = activeElement(document);
  if (left || composing === at || !contains(gone, at)) return;
  left = [];
  const owner = kind(at);
  for (const path = []; at !== root; at = parentElement(at)) {
    const row = kind(at);
    const rows = [...children(parentElement(at))];
    const place = rows.indexOf(at);
    // The same control in the rows that follow, and then in those before, the nearest first.
    const twins = [...rows.slice(place + 1), ...rows.slice(0, place).reverse()]
      .filter((near) => path.length && kind(near) === row)
      .map((near) => path.reduce((at, place) => at && children(at)[place], near))
      .filter((twin) => twin && kind(twin) === owner);
    left.push({ at, heirs: [...twins, openers.get(at)] });
    path.unshift(place);
  }
}

/// Whether an element is there and takes the focus.
function take(element, options) {
  if (!contains(root, element)) return false;
  focus(element, options);
  return activeElement(document) === element;
}

/// Whether somebody is at another element, and composes there, or came there or typed after what the patch answers.
function isElsewhere(element) {
  const at = activeElement(document);
  return at !== element && contains(root, at)
    && (composing === at || edited.get(root) > answered || edited.get(at) > answered);
}

/// Gives the focus to an element, which can take it for as long as it has it. Whether it did.
export function lend(at) {
  // A live region would be read out.
  if (!contains(root, at) || closest(at, live) === at) return false;
  const isLent = !getAttribute(at, "tabindex");
  const giveBack = () => { if (isLent) set(at, "tabindex", null); };
  if (isLent) set(at, "tabindex", -1);
  const isTaken = take(at, { preventScroll: true });
  if (isTaken) listen(at, "blur", giveBack, { once: true });
  else giveBack();
  return isTaken;
}

/// Gives the focus to an heir, else to what is around.
function inherit() {
  const isHeir = ({ at, heirs }) => !contains(root, at) && heirs.some((heir) => take(heir));
  if (!left.some(isHeir)) [...left, { at: root }].some(({ at }) => lend(at));
}

/// Ends a patch: gives the focus to what it brought for it, or to an heir of what it took. A page
/// that took the place of another one begins at its heading.
export function settleFocus(isNewPage) {
  if (wanted) {
    openers.set(wanted[1], activeElement(document));
    if (!isElsewhere(wanted[0])) focus(wanted[0]);
  } else if (isNewPage && !isElsewhere()) {
    [...root.querySelectorAll("h1"), ...root.querySelectorAll("main"), root].some(lend);
  } else if (left) inherit();
  asked.forEach(fulfil);
}
