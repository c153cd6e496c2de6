// The element that contains the page, as a server writes it. The other host has its own
// `container.js`.
import { querySelector } from "../members.js";

/// The container of the live page; null if the document has none.
export const root = querySelector(document, "[data-arco3]");
/// The prefix of all addresses of the site.
export const base = "";
