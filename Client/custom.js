// Custom elements of the application: their properties and their events.
//
// A module of its own, loaded when the first element with `data-props` or `data-events` is on the
// page.
import { writeValue } from "./values.js";

export function attend(page) {
  const { root, ways, contains, getAttribute, listen, parentElement, flush, listener, report, warn } = page;
  const heard = new Set();
  // By element: the JSON of each property as last set.
  const given = new WeakMap();

  // Names of elements that are not defined yet.
  const awaited = new Set();

  const names = (owner) => (getAttribute(owner, "data-events") || "").split(",");

  function hear(name) {
    if (heard.has(name)) return;
    heard.add(name);
    // In the capture phase, since the event need not bubble.
    listen(root, name, (event) => {
      if (!(event instanceof CustomEvent)) return;
      let owner = listener(event.target, "a");
      while (owner && !names(owner).includes(name)) owner = listener(parentElement(owner), "a");
      if (!owner) return;
      const tell = () => {
        if (!contains(root, owner)) return;
        flush();
        report(owner, "a", null, (writer) => {
          writer.text(name);
          writeValue(writer, event.detail, false);
        });
      };
      // An element may send its event while a patch inserts it. Then the page has the numbers of two patches.
      if (ways.isApplying) queueMicrotask(tell);
      else tell();
    }, true);
  }

  /// Gives all elements of a name their properties once the name is defined.
  function expect(name) {
    if (awaited.has(name)) return;
    awaited.add(name);
    customElements.whenDefined(name).then(() => {
      [...Element.prototype.getElementsByTagName.call(root, name)].forEach(look);
    });
  }

  function give(element) {
    const { localName } = element;
    if (!customElements.get(localName)) {
      if (localName.includes("-")) expect(localName);
      else warn("only a custom element gets properties, not", localName);
      return;
    }
    const before = given.get(element) || {};
    const after = {};
    const all = JSON.parse(getAttribute(element, "data-props") || "{}");
    for (const [name, value] of Object.entries(all)) {
      after[name] = JSON.stringify(value);
      if (name in HTMLElement.prototype) warn("a built-in property is not set:", name);
      else if (before[name] !== after[name]) {
        // An error in one element's setter must not affect other elements.
        try { element[name] = value; } catch (error) { warn("a property could not be set", error); }
      }
    }
    given.set(element, after);
  }

  function look(element) {
    if (getAttribute(element, "data-events")) names(element).forEach(hear);
    if (getAttribute(element, "data-props")) give(element);
  }

  function lookBelow(node) {
    if (!(node instanceof Element)) return;
    look(node);
    for (const element of Element.prototype.querySelectorAll.call(
      node, "[data-events],[data-props]")) {
      look(element);
    }
  }

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes") look(target);
      else addedNodes.forEach(lookBelow);
    }
  }).observe(root, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-events", "data-props"],
  });
  lookBelow(root);
}
