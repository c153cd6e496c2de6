// Ways to ask what may be a form, the document or the window: a form's fields are members of the
// form under their names, and so are forms and images of the document: `<input name="remove">`.
// So these are asked through the prototypes.

const members = (type) => new Proxy(type.prototype, {
  get(all, name) {
    const { get, value } = Object.getOwnPropertyDescriptor(all, name);
    return Function.prototype.call.bind(get || value);
  },
});

export const { childNodes, contains, insertBefore, parentElement } = members(Node);
export const {
  children, closest, getAttribute, matches, querySelector, remove, removeAttribute, setAttribute,
} = members(Element);
export const { activeElement, createElementNS, querySelector: find, visibilityState } =
  members(Document);
export const { addEventListener: listen } = members(EventTarget);

/// The container of the page that is live; null where a page is not.
export const root = find(document, "[data-arco]");
