// The title, language and direction of the document, as the page sets them.
import { children, getAttribute, querySelector } from "./members.js";
import { root } from "host/container.js";
import { set } from "./elements.js";

const names = ["lang", "dir"];
// By name: the document's own value, for pages without one, and the page's last value.
const own = {};
const said = {};

/// Moves the served title behind the page's own title, since the first title counts.
export function attendHead() {
  const served = querySelector(document, "head>title");
  if (served) root.closest("body").append(served);
  for (const name of names) own[name] = spoken(name) ? null : getAttribute(root.closest("html"), name);
  settleLanguage();
}

const spoken = (name) => children(root)[0] && getAttribute(children(root)[0], name);

/// The language and direction of the page's first element become the document's. They are set only
/// when they change, since a browser's translation sets them too.
export function settleLanguage() {
  for (const name of names) {
    const text = spoken(name);
    if (text !== said[name]) set(root.closest("html"), name, (said[name] = text) || own[name]);
  }
}
