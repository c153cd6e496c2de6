// Making elements and setting attributes, in the page and in templates.
import { createElementNS, removeAttribute, setAttribute } from "./members.js";
import { base, root } from "host/container.js";
import { check } from "./bytes.js";
import { need } from "./parts.js";

export function createElement(owner, kind, name) {
  check(kind < 3, "piece");
  return createElementNS(owner, kind === 2 ? "http://www.w3.org/2000/svg" : root.namespaceURI, name);
}

/// The key under which a node records that its `aria-busy` was set by this script, not by the view.
export const isOurs = Symbol();

/// Sets an attribute; removes it if `text` is null. Without a name, sets the text content.
export function set(node, name, text) {
  if (name === "aria-busy") node[isOurs] = false;
  if (!name) node.textContent = text;
  else if (text === null) removeAttribute(node, name);
  else {
    setAttribute(node, name, name === "href" ? within(text) : text);
    need(name, text);
  }
}

/// An address for the browser: an address of the site, which begins with a slash, is put under the
/// base path.
const within = (address) =>
  address.startsWith("/") && !address.startsWith("//") ? base + address : address;
