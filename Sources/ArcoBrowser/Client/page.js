// A page of a module: an element, and what is shown in it.
import { Reader } from "./bytes.js";
import { clear, trust } from "./nodes.js";
import { attend, quietly } from "./events.js";
import { settleFocus } from "./focus.js";
import { apply } from "./patch.js";
import { reference } from "./reports.js";

attend();
clear();
trust(true);

/// Shows a patch.
export function show(bytes) {
  let restore;
  quietly(() => {
    restore = apply(new Reader(bytes), reference);
    if (restore) restore();
  });
  if (!restore) settleFocus();
}
