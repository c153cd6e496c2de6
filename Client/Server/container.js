// Where the page is, as the server writes it; another host says so in its own way.
import { querySelector } from "../members.js";

/// The container of the page that is live; null where a page is not.
export const root = querySelector(document, "[data-arco3]");
/// What stands before every address of the site.
export const base = "";
