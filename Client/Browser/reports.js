// Reports of events to the module on this page, which handles each one before the next.
import { Writer } from "../bytes.js";
import { numbered } from "../nodes.js";
import { noteEdit } from "../listeners.js";
import { host } from "./container.js";
import { warn } from "./sign.js";

/// The reference of the newest event.
export let reference = 0;

/// Whether the module also knows the nodes' former numbers. It does not: it renumbers before the
/// page does, so delayed events wait and then use the new numbers.
export const knowsFormer = false;

const refusals = [, "its element is gone", "its element does not offer it", "it is malformed"];

/// Reports an event, with a control's value or with the data that `write` adds.
export function report(owner, letter, control, write) {
  if (control) noteEdit(control);
  const writer = new Writer().integer(owner[numbered]).byte(letter.charCodeAt(0));
  if (control) writer.text(String(control.value ?? "")).byte(control.checked ? 1 : 0);
  if (write) write(writer);
  reference++;
  const refusal = host.event(writer.bytes);
  if (refusal) warn("an event had no effect: " + refusals[refusal]);
}

/// The reference of the newest unanswered event that reports the control's value: always 0, as
/// every event is answered at once.
export const toldOf = () => 0;

/// Whether an event is waiting for its answer: never.
export const isRepeated = () => false;
export const isOnItsWay = () => false;
export const onAnswer = () => {};
