// How documents and elements are made, and attributes given, in the page and in templates.
import { createElementNS, removeAttribute, setAttribute } from "./members.js";
import { base, root } from "host/container.js";
import { check } from "./bytes.js";
import { need } from "./parts.js";

export function createElement(owner, kind, name) {
  check(kind < 3, "piece");
  return createElementNS(owner, kind === 2 ? "http://www.w3.org/2000/svg" : root.namespaceURI, name);
}

/// Under this a node says whether its `aria-busy` is this script's, and not the view's.
export const isOurs = Symbol();

/// Sets an attribute, which goes if there is no text, or the text if there is no name.
export function set(node, name, text) {
  if (name === "aria-busy") node[isOurs] = false;
  if (!name) node.textContent = text;
  else if (text === null) removeAttribute(node, name);
  else {
    setAttribute(node, name, name === "href" ? within(text) : text);
    need(name, text);
  }
}

/// An address as the page writes it, which begins with a slash if it is the site's.
const within = (address) =>
  address.startsWith("/") && !address.startsWith("//") ? base + address : address;
