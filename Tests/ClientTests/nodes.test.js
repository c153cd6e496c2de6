import "./page.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { root } from "./page.js";
import { clear, forget, node, number, numbered, renumber } from "../../Client/nodes.js";

beforeEach(clear);

/// So many nodes, which get numbers.
function numberAll(count) {
  const nodes = Array.from({ length: count }, () => ({}));
  nodes.forEach(number);
  return nodes;
}

test("nodes are numbered in their order, behind the container", () => {
  const nodes = numberAll(3000);
  assert.equal(node(0), root);
  nodes.forEach((it, index) => assert.equal(node(index + 1), it));
  assert.throws(() => node(3001), /no node/);
});

test("a number is not used again after its node is forgotten", () => {
  const [first, second] = numberAll(2);
  forget(second);
  assert.throws(() => node(2), /no node/);
  assert.equal(node(1), first);
  const [third] = numberAll(1);
  assert.equal(node(3), third);
  assert.throws(() => node(2), /no node/);
});

test("what is below a forgotten node is forgotten with it", () => {
  const [top, first, leaf, second, beside] = numberAll(5);
  Object.assign(top, { firstChild: first, nextSibling: beside });
  Object.assign(first, { firstChild: leaf, nextSibling: second, parentNode: top });
  leaf.parentNode = first;
  second.parentNode = top;
  forget(top);
  for (const gone of [1, 2, 3, 4]) assert.throws(() => node(gone), /no node/);
  assert.equal(node(5), beside);
});

test("numbers that are forgotten block by block leave the others", () => {
  const nodes = numberAll(5000);
  nodes.slice(0, 4000).forEach(forget);
  for (const gone of [1, 1023, 1024, 4000]) assert.throws(() => node(gone), /no node/);
  for (const kept of [4001, 5000]) assert.equal(node(kept), nodes[kept - 1]);
});

test("a node that was forgotten and numbered again is not forgotten by its former number", () => {
  const [one, other] = numberAll(2);
  forget(one);
  number(one);
  assert.equal(node(3), one);
  forget(one);
  assert.throws(() => node(3), /no node/);
  assert.equal(node(2), other);
});

test("new numbers leave out strangers, and are refused if their count differs", () => {
  const [first, second] = numberAll(2);
  const shown = () => {
    const all = [second, {}, first];
    document.createTreeWalker = () => ({ nextNode: () => all.shift() });
  };
  shown();
  renumber(2);
  assert.deepEqual([second[numbered], first[numbered]], [1, 2]);
  assert.equal(node(1), second);
  shown();
  assert.throws(() => renumber(3), /no nodes/);
});
