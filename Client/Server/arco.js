// The browser's end of docs/wire.md: adopts the first paint, reports events, applies patches.
//
// `make client` bundles this module and what it imports as one script, without dependencies and globals.
import { root } from "./container.js";
import { adopt } from "../nodes.js";
import { attend } from "../events.js";
import { attendEnter } from "./enter.js";
import { attendAddress } from "../navigation.js";
import { attendHead } from "../head.js";
import { putUpSign, warn } from "./sign.js";
import { keepLine } from "./line.js";
import { begin, talker } from "./recovery.js";
import { isRecent, settleLate } from "../late.js";

if (root && isRecent()) {
  if (root.dataset.latency) warn("each event is held back for " + root.dataset.latency);
  attend();
  attendEnter();
  attendAddress();
  attendHead();
  putUpSign();
  adopt();
  begin();
  keepLine(talker);
  settleLate();
}
