// The numbers of the page's nodes, which both ends use, and the adoption of the first paint.
import { check } from "./bytes.js";
import { createTreeWalker, firstChild, getAttribute, nextSibling } from "./members.js";
import { parentElement, parentNode } from "./members.js";
import { need } from "./parts.js";
import { root } from "host/container.js";

/// Elements that hold a text and no numbered nodes.
export const raw = new Set(["textarea", "title", "script", "style"]);

/// The key of a node's number. A symbol, so that no form field can have that name. Nodes of
/// extensions have no number.
export const numbered = Symbol();
// Blocks of 1,024 numbers: { nodes, count }. `filled` is the last block, which is being filled.
let blocks;
let filled;
let nextNumber;

// Watches for changes by browser extensions. A translator replaces text nodes with elements.
const strangers = new MutationObserver(noteStandIns);
const standIns = new WeakSet();

/// Whether the page's nodes are those that the server has.
export let isWhole;

export const trust = (isSo) => { isWhole = isSo; };

export function number(node) {
  const place = nextNumber & 1023;
  if (!place) {
    if (filled && !filled.count) blocks.delete((nextNumber >> 10) - 1);
    blocks.set(nextNumber >> 10, filled = { nodes: [], count: 0 });
  }
  filled.nodes[place] = node;
  filled.count++;
  node[numbered] = nextNumber++;
}

const find = (number) => blocks.get(number >> 10)?.nodes[number & 1023];
const hasNumber = (node) => find(node[numbered]) === node;

export function node(number) {
  const found = find(number);
  check(found, "node");
  return found;
}

/// Ends a change of the page: from now on, changes by others are watched.
export function watchStrangers() { strangers.observe(root, { childList: true, subtree: true }); }

/// Begins a change of the page, which is not watched.
export function settleStrangers() {
  noteStandIns(strangers.takeRecords());
  strangers.disconnect();
}

/// Gives the number of a removed text to the node that replaced it. Elements may be out of the page
/// only for a while.
function noteStandIns(records) {
  for (const { removedNodes: [gone], addedNodes, previousSibling, nextSibling } of records) {
    const isText = gone instanceof Text || standIns.has(gone);
    if (!isText || gone.isConnected || !hasNumber(gone)) continue;
    const come = [...addedNodes, previousSibling, nextSibling].find((it) => it?.nodeType < 4 && !hasNumber(it));
    if (come) substitute(come, gone);
  }
}

function substitute(come, gone) {
  const index = come[numbered] = gone[numbered];
  blocks.get(index >> 10).nodes[index & 1023] = come;
  standIns.add(come);
}

/// The text node to change, put back in place of the node that had replaced it.
export function textAt(node) {
  // Removed by others without a replacement, so the position is not known.
  check(parentNode(node), "text");
  if (!standIns.has(node)) return node;
  const text = new Text();
  node.replaceWith(text);
  substitute(text, node);
  return text;
}

function forgetOne(node) {
  const index = node[numbered];
  const place = index & 1023;
  const block = blocks.get(index >> 10);
  if (block?.nodes[place] !== node) return;
  block.nodes[place] = undefined;
  if (!--block.count && block !== filled) blocks.delete(index >> 10);
}

/// Iterates over the nodes below a node, in document order: elements, texts and, if wanted,
/// comments.
export const walk = (node, types = 5) => createTreeWalker(document, node, types);

/// Removes the numbers of a node and of all nodes below it.
export function forget(top) {
  for (let at = top; ;) {
    forgetOne(at);
    let next = firstChild(at);
    while (!next) {
      if (at === top) return;
      next = nextSibling(at);
      if (!next) at = parentNode(at);
    }
    at = next;
  }
}

export function clear() {
  strangers.disconnect();
  blocks = new Map();
  filled = null;
  nextNumber = 0;
  number(root);
}

/// Numbers the page's nodes again from 1, in document order.
export function renumber(count) {
  const ours = [];
  const walker = walk(root);
  for (let at; (at = walker.nextNode());) if (at[numbered] !== undefined) ours.push(at);
  clear();
  ours.forEach((at) => number(at));
  check(ours.length === count, "nodes");
}

/// Adopts the first paint, unless the parser made other nodes than the server's markup has.
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
  watchStrangers();
}
