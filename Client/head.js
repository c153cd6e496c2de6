// What of the document around the page the page says: its title and its language.
import { children, getAttribute, querySelector, title } from "./members.js";
import { root } from "host/container.js";
import { set } from "./elements.js";

/// Lets a title of the page, which comes first then, be the document's.
export function attendHead() {
  const served = querySelector(document, "head>title");
  if (served) root.closest("body").append(served);
}

/// The language of what comes first in the page is the document's.
export function settleLanguage() {
  const first = children(root)[0];
  const language = first && getAttribute(first, "lang");
  if (language) set(root.closest("html"), "lang", language);
}
