// A page of a module: an element and its content.
import { host, root } from "./container.js";
import { Reader } from "../bytes.js";
import { getAttribute, listen } from "../members.js";
import { set } from "../elements.js";
import { adopt, clear, isWhole, trust } from "../nodes.js";
import { attend, quietly } from "../events.js";
import { attendAddress, settleAddress } from "../navigation.js";
import { attendHead, settleLanguage } from "../head.js";
import { settleFocus } from "../focus.js";
import { flush } from "../listeners.js";
import { apply } from "../patch.js";
import { reference } from "./reports.js";
import { noteTyped, tellTyped } from "../typing.js";

if (host.address) root.dataset.address = host.address;
attend();
attendAddress();
attendHead();
// A phone may end a hidden page.
listen(document, "visibilitychange", flush);
// The first paint is adopted if it equals the module's page. Otherwise only what the user typed is
// kept.
if (root.dataset.paint === host.paint) adopt();
const isAdopted = isWhole;
if (isAdopted) {
  for (const link of root.querySelectorAll("[href]")) set(link, "href", getAttribute(link, "href"));
  settleLanguage();
} else {
  noteTyped();
  clear();
  trust(true);
}

/// Applies a patch.
function show(bytes) {
  let restore;
  quietly(() => {
    restore = apply(new Reader(bytes), reference);
    if (restore) restore();
  });
  settleLanguage();
  const isNewPage = settleAddress();
  if (!restore) settleFocus(isNewPage);
}

Object.assign(host, { show, isAdopted, tellTyped, flush });
