// The numbers by which both ends name the page's nodes, and how the first paint is adopted.
import { check } from "./bytes.js";
import { createTreeWalker, getAttribute, parentElement } from "./members.js";
import { need } from "./parts.js";
import { root } from "./container.js";

/// Elements that hold a text and no nodes.
export const raw = new Set(["textarea", "title", "script", "style"]);

/// Under this a node has its number: no field can be called so. Strangers have none.
export const numbered = Symbol();
let nodes;
let nextNumber;

/// Whether our nodes are the server's.
export let isWhole;

export const trust = (isSo) => { isWhole = isSo; };

export function number(node) {
  nodes.set(nextNumber, node);
  node[numbered] = nextNumber++;
}

export function node(number) {
  const found = nodes.get(number);
  check(found, "node");
  return found;
}

/// Goes through what is below a node, in document order: elements, texts and, if wanted, comments.
export const walk = (node, types = 5) => createTreeWalker(document, node, types);

export function forget(node) {
  const walker = walk(node);
  for (let at = node; at; at = walker.nextNode()) nodes.delete(at[numbered]);
}

export function clear() {
  nodes = new Map([[0, root]]);
  root[numbered] = 0;
  nextNumber = 1;
}

/// Numbers our nodes from 1 again, as they stand.
export function renumber(count) {
  const ours = [];
  const walker = walk(root);
  for (let at; (at = walker.nextNode());) if (at[numbered] !== undefined) ours.push(at);
  clear();
  ours.forEach((at) => number(at));
  check(ours.length === count, "nodes");
}

/// Takes the first paint for what the server shows, unless the parser made something else of the
/// markup than it says.
export function adopt() {
  clear();
  for (const element of root.querySelectorAll("[data-on],[data-props]")) {
    for (const name of ["data-on", "data-props"]) need(name, getAttribute(element, name) || "");
  }
  const walker = walk(root, 133);
  for (let at; (at = walker.nextNode());) {
    if (raw.has(parentElement(at).localName)) continue;
    if (at instanceof Comment) {
      if (at.data !== "e") continue;
      const text = new Text();
      at.replaceWith(text);
      walker.currentNode = at = text;
    }
    number(at);
  }
  isWhole = nextNumber - 1 === +root.dataset.nodes;
}
