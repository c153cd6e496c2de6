// Members of nodes, read through prototypes. A form's fields are members of the form under their
// names, and the same holds for forms and images of the document: `<input name="remove">` hides
// `form.remove`.

const members = (type) => new Proxy(type.prototype, {
  get(all, name) {
    const { get: getter, value } = Object.getOwnPropertyDescriptor(all, name);
    return Function.prototype.call.bind(getter || value);
  },
});

export const {
  cloneNode, contains, firstChild, insertBefore, lastChild, nextSibling, parentElement,
  parentNode, previousSibling, removeChild,
} = members(Node);
export const {
  children, closest, getAttribute, querySelector: below, removeAttribute, replaceChildren,
  setAttribute,
} = members(Element);
export const {
  activeElement, createElementNS, createTreeWalker, getElementById, implementation, importNode,
  querySelector, title, visibilityState,
} = members(Document);
export const { addEventListener: listen } = members(EventTarget);
