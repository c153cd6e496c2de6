// What of the document around the page the page says: its title, its language and its direction.
import { children, getAttribute, querySelector } from "./members.js";
import { root } from "host/container.js";
import { set } from "./elements.js";

const names = ["lang", "dir"];
// What the document says where the page says nothing, and what the page said last, by name.
const own = {};
const said = {};

/// Lets a title of the page, which comes first then, be the document's.
export function attendHead() {
  const served = querySelector(document, "head>title");
  if (served) root.closest("body").append(served);
  for (const name of names) own[name] = spoken(name) ? null : getAttribute(root.closest("html"), name);
  settleLanguage();
}

const spoken = (name) => children(root)[0] && getAttribute(children(root)[0], name);

/// The language and the direction of what comes first in the page are the document's. They are written only
/// when they change, as a translator of the browser writes its own.
export function settleLanguage() {
  for (const name of names) {
    const text = spoken(name);
    if (text !== said[name]) set(root.closest("html"), name, (said[name] = text) || own[name]);
  }
}
