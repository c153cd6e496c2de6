// Patches: the operations that make of the page that was shown the one that is.
import { activeElement, contains, insertBefore, remove, removeAttribute, root } from "./members.js";
import { setAttribute } from "./members.js";
import { clear, forget, node } from "./nodes.js";
import { selectionOf, setProperty } from "./controls.js";
import { arrived, bequeath, refocus, watchFocus } from "./focus.js";
import { build, forgetNames, readName } from "./pieces.js";
import { flush } from "./reports.js";
import { capture } from "./typing.js";

/// Applies a patch. After a rebuild, returns what puts back what the user typed.
export function apply(reader, applied) {
  let restore = null;
  watchFocus();
  while (!reader.atEnd) {
    const code = reader.byte();
    if (code === 8) {
      // By the numbers that the server knows until this patch is acknowledged.
      flush();
      restore ||= capture();
      root.replaceChildren();
      clear();
      forgetNames();
    } else operate(code, reader, applied);
  }
  return restore;
}

function operate(code, reader, applied) {
  const first = node(reader.integer());
  switch (code) {
    case 1: first.textContent = reader.text(); break;
    case 2: setAttribute(first, readName(reader), reader.text()); break;
    case 3: removeAttribute(first, readName(reader)); break;
    case 4: setProperty(first, reader.byte(), reader.text(), applied); break;
    case 5: {
      const before = child(reader);
      arrived(insertBefore(first, build(reader, first), before));
      break;
    }
    case 6: bequeath(first); forget(first); remove(first); break;
    case 7: {
      const before = child(reader);
      move(first, node(reader.integer()), before);
      break;
    }
    default: throw new RangeError("no operation " + code);
  }
}

function child(reader) {
  const number = reader.integer();
  return number ? node(number) : null;
}

const { moveBefore } = Element.prototype;

function move(parent, moved, before) {
  if (moveBefore) return moveBefore.call(parent, moved, before);
  const element = activeElement(document);
  const selection = selectionOf(element);
  insertBefore(parent, moved, before);
  if (contains(moved, element)) refocus(element, selection);
}
