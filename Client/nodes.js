// The numbers by which both ends name the page's nodes, and how the first paint is adopted.
import { check } from "./bytes.js";
import { createTreeWalker, firstChild, getAttribute, nextSibling } from "./members.js";
import { parentElement, parentNode } from "./members.js";
import { need } from "./parts.js";
import { root } from "host/container.js";

/// Elements that hold a text and no nodes.
export const raw = new Set(["textarea", "title", "script", "style"]);

/// Under this a node has its number: no field can be called so. Strangers have none.
export const numbered = Symbol();
// Blocks of 1,024 numbers, of which the last one is being filled: { nodes, count }.
let blocks;
let filled;
let nextNumber;

// Notes what others change. A translator of the browser takes texts out and puts elements in their places.
const strangers = new MutationObserver(noteStandIns);
const standIns = new WeakSet();

/// Whether our nodes are the server's.
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

/// Ends a change of the page: what others change from now on is noted.
export function watchStrangers() { strangers.observe(root, { childList: true, subtree: true }); }

/// Begins a change of the page, which others do not make.
export function settleStrangers() {
  noteStandIns(strangers.takeRecords());
  strangers.disconnect();
}

/// Gives the number of a text that others took out to what they put in its place. Elements may just be out for a while.
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

/// A text that is to change, put back where something else stands in its place.
export function textAt(node) {
  // Others took it out, and nothing says where it was.
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

/// Goes through what is below a node, in document order: elements, texts and, if wanted, comments.
export const walk = (node, types = 5) => createTreeWalker(document, node, types);

/// Forgets the numbers of a node and of what is below it.
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
  watchStrangers();
}
