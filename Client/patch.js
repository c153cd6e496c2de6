// Patches: the operations that update the page.
import { check } from "./bytes.js";
import { activeElement, contains, firstChild, lastChild } from "./members.js";
import { nextSibling, parentNode, previousSibling, removeChild, replaceChildren } from "./members.js";
import { root } from "host/container.js";
import { clear, forget, node, numbered, renumber, settleStrangers, textAt } from "./nodes.js";
import { watchStrangers } from "./nodes.js";
import { setProperty } from "./controls.js";
import { arrived, ask, bequeath, watchFocus } from "./focus.js";
import { ways } from "./parts.js";
import { Operands, forgetTables, isNamed } from "./operands.js";
import { set } from "./elements.js";
import { define } from "./templates.js";
import { build } from "./pieces.js";
import { flush } from "./listeners.js";
import { knowsFormer } from "host/reports.js";
import { go, watchAddress } from "./navigation.js";
import { capture } from "./typing.js";

/// Applies a patch. If it renumbered the nodes, returns a function that restores what the user
/// typed.
export function apply(frame, applied) {
  let restore = null;
  settleStrangers();
  watchFocus(applied);
  watchAddress();
  const operands = new Operands(frame);
  // A slider with new bounds changes its value, so live properties are set last.
  const live = [];
  ticked.clear();
  while (!operands.atEnd()) {
    const code = operands.byte();
    if (code === 8) {
      // Reported by the numbers that the server uses until this patch is acknowledged. A module uses its new numbers
      // already, and is told what is in the fields once they are restored.
      flush(!knowsFormer);
      restore ||= capture(applied);
      root.replaceChildren();
      clear();
      forgetTables();
    } else if (code === 10) {
      if (knowsFormer) flush();
      restore ||= () => {};
      renumber(operands.integer());
      forgetTables();
    } else if (code === 9) define(operands);
    else if (code === 16) go(operands.byte(), operands.text());
    else operate(code, operands, live);
  }
  operands.end();
  for (const [element, property, text] of live) {
    setProperty(element, property, text, applied);
    ticked.delete(element);
  }
  for (const button of ticked) button.checked = true;
  watchStrangers();
  return restore;
}

function operate(code, operands, live) {
  const first = node(operands.integer());
  switch (code) {
    case 1: textAt(first).textContent = operands.text(); break;
    case 2: {
      const name = operands.name();
      const text = operands.text();
      if (name === "name" && first.type === "radio") keepTicks();
      set(first, name, text);
      if (name === "data-ask") ask(first, text);
      break;
    }
    case 3: set(first, operands.name(), null); break;
    case 4: live.push([first, operands.byte(), operands.text()]); break;
    case 5: {
      const before = child(operands);
      insert(operands, first, before, operands.integer());
      break;
    }
    case 6: remove(first, operands.integer()); break;
    case 7: {
      const before = child(operands);
      ways.move.call(first, node(operands.integer()), before);
      break;
    }
    case 11: insert(operands, first, null, 1); break;
    default: check(false, "operation");
  }
}

// Radio buttons that were checked before a button got another name, which may have unchecked them.
const ticked = new Set();

function keepTicks() {
  for (const button of root.querySelectorAll("input[type=radio]:checked")) ticked.add(button);
}

function insert(operands, parent, before, count) {
  const last = before ? previousSibling(before) : lastChild(parent);
  build(operands, parent, before, count);
  // These nodes may be the first ones with the name `autofocus`.
  if (!isNamed("autofocus")) return;
  let at = last ? nextSibling(last) : firstChild(parent);
  for (; at && at !== before; at = nextSibling(at)) arrived(at);
}

function child(operands) {
  const number = operands.integer();
  return number ? node(number) : null;
}

/// Removes a node and `count - 1` of its next siblings. Nodes that the server does not know stay.
function remove(node, count) {
  const parent = parentNode(node);
  // An extension took the node out of the page. The server's siblings cannot be found from it.
  if (!parent) {
    check(count === 1, "siblings");
    return forget(node);
  }
  const holdsFocus = contains(parent, activeElement(document));
  const gone = [];
  let isAll = !previousSibling(node);
  let next = node;
  for (; count; node = next, count--) {
    next = nextSibling(next);
    while (next && next[numbered] === undefined) {
      isAll = false;
      next = nextSibling(next);
    }
    if (holdsFocus) bequeath(node);
    forget(node);
    gone.push(node);
  }
  // Ten times as fast as removing one by one.
  if (isAll && !next) replaceChildren(parent);
  else for (node of gone) removeChild(parent, node);
}
