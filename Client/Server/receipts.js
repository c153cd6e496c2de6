// Which patches were applied, and how the server hears of it: by the next event, or else soon.
import { root } from "./container.js";
import { Writer } from "../bytes.js";
import { isJoined, send } from "./line.js";

export let lastPatch = 0;
/// The last patch that numbered the nodes anew.
export let lastRebuild = 0;
// What the server has heard of, and how many bytes came since.
let heardPatch = 0;
let bytesSince = 0;
let receiptTimer;

/// Notes that a patch was applied.
export function receive(number, size, isRebuild) {
  lastPatch = number;
  bytesSince += size;
  if (isRebuild) lastRebuild = number;
  const isMuch = number - heardPatch >= root.dataset.window / 4 || bytesSince >= 65536;
  receiptTimer ||= setTimeout(acknowledge, 1000);
  // At once, too, so that the server need not keep the former numbers.
  if (isRebuild || isMuch) acknowledge();
}

export function acknowledge() {
  if (isJoined) send(new Writer().byte(4).integer(lastPatch));
  acknowledged();
}

/// Notes that what is sent says which patch was the last.
export function acknowledged() {
  clearTimeout(receiptTimer);
  receiptTimer = bytesSince = 0;
  heardPatch = lastPatch;
}

/// For another server's session: patches are counted anew.
export function forgetPatches() {
  lastPatch = lastRebuild = heardPatch = 0;
}
