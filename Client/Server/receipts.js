// Acknowledgements of patches: with the next event, or else soon.
import { root } from "./container.js";
import { Writer } from "../bytes.js";
import { isJoined, send } from "./line.js";

/// The newest patch that the page shows. A page that was painted several times begins with one.
export let lastPatch = +root.dataset.patch || 0;
/// The last patch that renumbered the nodes.
export let lastRebuild = 0;
// The newest acknowledged patch, and the bytes received since.
let heardPatch = lastPatch;
let bytesSince = 0;
let receiptTimer;

/// Records that a patch was applied.
export function receive(number, size, isRebuild) {
  lastPatch = number;
  bytesSince += size;
  if (isRebuild) lastRebuild = number;
  const isMuch = number - heardPatch >= root.dataset.window / 4 || bytesSince >= 65536;
  receiptTimer ||= setTimeout(acknowledge, 1000);
  // At once also after a rebuild, so that the server can drop the former numbers.
  if (isRebuild || isMuch) acknowledge();
}

export function acknowledge() {
  if (isJoined) send(new Writer().byte(4).integer(lastPatch));
  acknowledged();
}

/// Records that the message just sent acknowledges the last patch.
export function acknowledged() {
  clearTimeout(receiptTimer);
  receiptTimer = bytesSince = 0;
  heardPatch = lastPatch;
}

/// For a session of another server, whose patches are numbered from the start.
export function forgetPatches(patch = 0) {
  lastPatch = heardPatch = patch;
  lastRebuild = 0;
}
