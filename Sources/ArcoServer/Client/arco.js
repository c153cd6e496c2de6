// The browser's end of docs/wire.md: adopts the first paint, reports events, applies patches.
//
// These modules are served as one script (`ClientScript`), without dependencies and globals: each
// name of a module's top level is used once in all of them.
import { root } from "./container.js";
import { adopt } from "./nodes.js";
import { attend } from "./events.js";
import { attendAddress } from "./navigation.js";
import { attendHead } from "./head.js";
import { putUpSign, warn } from "./sign.js";
import { keepLine } from "./line.js";
import { tellTyped } from "./typing.js";
import { talker } from "./recovery.js";

if (root) {
  if (root.dataset.latency) warn("each event is held back for " + root.dataset.latency);
  attend();
  attendAddress();
  attendHead();
  putUpSign();
  adopt();
  tellTyped();
  keepLine(talker);
}
