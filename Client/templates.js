// Templates: nodes that are made once, and cloned for each instance.
import { contains, firstChild, implementation, insertBefore, nextSibling } from "./members.js";
import { parentNode } from "./members.js";
import { raw, walk } from "./nodes.js";
import { templates } from "./operands.js";
import { createElement, set } from "./elements.js";

// A separate document, in which nothing is loaded or run.
const shelf = implementation(document).createHTMLDocument("");

/// Defines a template from the encoded pieces that follow.
///
/// Nodes are known by their index in document order, and values by their index in the definition.
/// For each value, `owners` has the index of its node, and `names` its attribute (null for a text).
/// `defaults` has values that are set last, on every copy: the value of an input depends on the
/// order of its attributes, a selected option on the options around it, and the text of a raw
/// element is not a numbered node. `steps` leads from each node to the next: 0 goes to the first
/// child; n goes up n - 1 times, and then to the next sibling.
///
/// If a template has a single top node, that node is cloned. A clone becomes part of the page's
/// document when it is inserted, which is fast (`becomesOurs`). But custom elements must belong to
/// the page's document before they get attributes, and so must nodes that take in other pieces;
/// these are imported.
export function define(operands) {
  const content = shelf.createDocumentFragment();
  const template = {
    model: content, becomesOurs: true, count: 0, steps: [], owners: [], names: [], defaults: null,
    places: [],
  };
  outline(operands, template, content, -1);
  const { places, steps } = template;
  const walker = walk(content);
  for (let last = content, at; (at = walker.nextNode()); last = at) {
    let step = 0;
    for (; !contains(last, at); last = parentNode(last)) step++;
    steps.push(step);
  }
  const top = firstChild(content);
  if (top && !nextSibling(top) && places.every(({ owner }) => owner >= 0)) {
    template.model = top;
    steps.shift();
  }
  templates.push(template);
}

function outline(operands, template, parent, owner) {
  const { owners, names, places } = template;
  const postpone = (text) => { (template.defaults ||= {})[owners.length] = text; };
  for (let left = operands.integer(); left; left--) {
    const kind = operands.integer();
    if (kind === 3) {
      template.becomesOurs = false;
      places.push({ owner, next: template.count });
    } else if (!kind) {
      const text = operands.text();
      const isRaw = raw.has(parent.localName);
      if (isRaw) postpone(text);
      else insertBefore(parent, new Text(text), null);
      owners.push(isRaw ? owner : template.count++);
      names.push(null);
    } else {
      const element = createElement(shelf, kind, operands.name());
      const node = template.count++;
      insertBefore(parent, element, null);
      if (element.localName.includes("-")) template.becomesOurs = false;
      for (let left = operands.integer(); left; left--) {
        const name = operands.name();
        const text = operands.optional();
        if (element.localName === "input" || name === "selected") postpone(text);
        else set(element, name, text);
        owners.push(node);
        names.push(name);
      }
      outline(operands, template, element, node);
    }
  }
}
