// The browser's end of docs/wire.md: adopts the first paint, reports events, applies patches.
//
// `make client` bundles this module and what it imports as one script, without dependencies and globals.
import { root } from "./container.js";
import { adopt } from "../nodes.js";
import { isText } from "../controls.js";
import { attend } from "../events.js";
import { attendAddress } from "../navigation.js";
import { attendHead } from "../head.js";
import { load } from "../parts.js";
import { listen } from "../members.js";
import { putUpSign, warn } from "./sign.js";
import { keepLine } from "./line.js";
import { begin, talker } from "./recovery.js";
import { isRecent, settleLate } from "../late.js";

if (root && isRecent()) {
  if (root.dataset.latency) warn("each event is held back for " + root.dataset.latency);
  attend();
  // Enter may be pressed there. A field may have had the focus before this script ran.
  for (const type of ["focusin", "keydown"]) {
    listen(root, type, ({ target }) => { if (isText(target)) load("arco-enter.js"); });
  }
  attendAddress();
  attendHead();
  putUpSign();
  adopt();
  begin();
  keepLine(talker);
  settleLate();
}
