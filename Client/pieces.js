// Encoded pieces of a page, and the nodes that are made of them.
import { cloneNode, contains, firstChild, importNode, insertBefore } from "./members.js";
import { nextSibling, parentNode } from "./members.js";
import { check } from "./bytes.js";
import { number, raw } from "./nodes.js";
import { templates } from "./operands.js";
import { createElement, set } from "./elements.js";

/// Builds pieces and inserts them into a node, before another node or at the end.
export function build(operands, parent, before, count = operands.integer()) {
  for (; count; count--) insertBefore(parent, piece(operands, parent), before);
}

function piece(operands, parent) {
  const kind = operands.integer();
  if (kind > 3) return instance(operands, templates[kind - 4 >> 1], kind % 2);
  if (!kind) {
    const text = new Text(operands.text());
    if (!raw.has(parent.localName)) number(text);
    return text;
  }
  const element = createElement(document, kind, operands.name());
  number(element);
  for (let left = operands.integer(); left; left--) {
    set(element, operands.name(), operands.optional());
  }
  build(operands, element);
  return element;
}

function instance(operands, template, isOwn) {
  check(template, "template");
  const { model, becomesOurs, count, steps, owners, names, defaults, places } = template;
  const copy = becomesOurs ? cloneNode(model, true) : importNode(document, model, true);
  const nodes = steps.length < count ? [copy] : [];
  // With an index and not `for … of`: most of a large patch runs before the engine has optimized
  // this function.
  for (let next = copy, index = 0; index < steps.length; index++) {
    let step = steps[index];
    if (!step) next = firstChild(next);
    else {
      while (--step) next = parentNode(next);
      next = nextSibling(next);
    }
    nodes.push(next);
  }
  const last = defaults && { ...defaults };
  while (isOwn) {
    const place = operands.integer();
    const value = place >> 1;
    const text = operands.optional();
    isOwn = !(place % 2);
    check(value < owners.length, "value");
    if (last && value in last) last[value] = text;
    else set(nodes[owners[value]], names[value], text);
  }
  for (const value in last) set(nodes[owners[value]], names[value], last[value]);
  let at = 0;
  for (const { owner, next } of places) {
    while (at < next) number(nodes[at++]);
    const parent = nodes[owner] || copy;
    build(operands, parent, contains(parent, nodes[next]) ? nodes[next] : null);
  }
  while (at < count) number(nodes[at++]);
  return copy;
}
