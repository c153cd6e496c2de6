// Templates: what is made once, and copied for each instance.
import { contains, firstChild, implementation, insertBefore, nextSibling } from "./members.js";
import { parentNode } from "./members.js";
import { raw, walk } from "./nodes.js";
import { templates } from "./operands.js";
import { createElement, set } from "./elements.js";

// A document of their own, where nothing is loaded or run.
const shelf = implementation(document).createHTMLDocument("");

/// Makes a template of the pieces that follow.
///
/// It knows nodes by their place in document order, and values by theirs in the definition: `owners`
/// has the node of each value, and `names` the attribute; null for a text. A value with a default is
/// set last, on every copy: what an input makes of its attributes depends on their order, what is
/// selected on the options around, and the text of a raw element is no node that has a number. `steps` leads
/// from each node to the next one: 0 goes down, and others go up once less than they say, and then on.
///
/// What is copied is the one node at the top, where there is just one, and nothing comes beside it. A copy
/// becomes the page's where it is put, which is faster; but what the application defined itself has to be the page's
/// before it is given anything, and so has what takes other pieces in.
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
