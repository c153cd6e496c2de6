// Pieces of a page as they cross the wire, and the nodes that are made of them.
import { createElementNS, insertBefore, root, setAttribute } from "./members.js";
import { number, raw } from "./nodes.js";

// Of tags and attributes, by code.
let names = [];

export const forgetNames = () => { names = []; };

export function readName(reader) {
  const code = reader.integer();
  if (code) return names[code - 1];
  const name = reader.text();
  names.push(name);
  return name;
}

export function build(reader, parent) {
  const kind = reader.byte();
  if (kind === 2) {
    const text = new Text(reader.text());
    if (!raw.has(parent.localName)) number(text);
    return text;
  }
  const name = readName(reader);
  const space = kind === 3 ? "http://www.w3.org/2000/svg" : root.namespaceURI;
  const element = createElementNS(document, space, name);
  number(element);
  for (let count = reader.integer(); count; count--) {
    setAttribute(element, readName(reader), reader.text());
  }
  for (let count = reader.integer(); count; count--) {
    insertBefore(element, build(reader, element), null);
  }
  return element;
}
