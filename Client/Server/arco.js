// The browser's half of docs/wire.md: adopts the first paint, reports events, applies patches.
//
// `make client` bundles this module and its imports as one script, without dependencies and
// globals.
import { root } from "./container.js";
import { adopt } from "../nodes.js";
import { isControl } from "../controls.js";
import { attend } from "../events.js";
import { attendAddress } from "../navigation.js";
import { attendHead } from "../head.js";
import { load } from "../parts.js";
import { listen, querySelector } from "../members.js";
import { putUpSign, warn } from "./sign.js";
import { keepLine } from "./line.js";
import { begin, talker } from "./recovery.js";
import { isRecent } from "../late.js";

if (root && isRecent()) {
  if (root.dataset.latency) warn("each event is delayed by " + root.dataset.latency);
  attend();
  // A field may have had the focus before this script ran, and Safari does not focus a checkbox
  // that is clicked.
  for (const type of ["focusin", "keydown", "input"]) {
    listen(root, type, ({ target }) => { if (isControl(target)) load("arco-fields.js"); });
  }
  attendAddress();
  attendHead();
  putUpSign();
  adopt();
  begin();
  keepLine(talker);
  // The message for a page without script. A view may have an element of that class too, which
  // stays.
  querySelector(document, "[data-arco3]~.arco-late")?.remove();
}
