// The numbers by which both ends name the page's nodes, and how the first paint is adopted.
import { childNodes, root } from "./members.js";

/// Elements that hold a text and no nodes.
export const raw = new Set(["textarea", "title", "script", "style"]);

// By number, and the numbers by node.
let nodes = new Map();
let numbers = new WeakMap();
let nextNumber = 1;

/// Whether our nodes are the server's.
export let isWhole = true;
/// How often the nodes were numbered anew.
export let rebuilds = 0;

export const trust = (isSo) => { isWhole = isSo; };

export function number(node) {
  nodes.set(nextNumber, node);
  numbers.set(node, nextNumber++);
}

export const numberOf = (node) => numbers.get(node);

export function node(number) {
  const found = nodes.get(number);
  if (!found) throw new RangeError("no node " + number);
  return found;
}

export function forget(node) {
  nodes.delete(numbers.get(node));
  for (const child of childNodes(node)) forget(child);
}

export function clear() {
  nodes = new Map([[0, root]]);
  numbers = new WeakMap([[root, 0]]);
  nextNumber = 1;
  rebuilds++;
}

/// Numbers what the parser made of the markup.
function adopt(parent) {
  if (raw.has(parent.localName)) return;
  for (const child of [...childNodes(parent)]) {
    let at = child;
    if (child instanceof Comment) {
      if (child.data !== "e") continue;
      at = new Text();
      child.replaceWith(at);
    }
    number(at);
    adopt(at);
  }
}

/// Takes the first paint for what the server shows, unless the parser made something else of the
/// markup than it says.
export function adoptAll() {
  clear();
  adopt(root);
  isWhole = nextNumber - 1 === +root.dataset.nodes;
}
