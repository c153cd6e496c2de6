// Reports of events to the module on this page, which deals with each before the next.
import { Writer } from "../bytes.js";
import { numbered } from "../nodes.js";
import { noteEdit } from "../listeners.js";
import { host } from "./container.js";
import { warn } from "./sign.js";

/// The newest event's.
export let reference = 0;

/// Whether the module knows the former numbers of the nodes, too. It has the new ones before this page
/// has them: what waits to be reported waits on, and names its element by the new number.
export const knowsFormer = false;

const refusals = [, "its element is gone", "its element does not offer it", "its form is wrong"];

/// Reports an event, with what a control shows or with what is to be written.
export function report(owner, letter, control, write) {
  if (control) noteEdit(control);
  const writer = new Writer().integer(owner[numbered]).byte(letter.charCodeAt(0));
  if (control) writer.text(String(control.value ?? "")).byte(control.checked ? 1 : 0);
  if (write) write(writer);
  reference++;
  const refusal = host.event(writer.bytes);
  if (refusal) warn("an event had no effect: " + refusals[refusal]);
}

/// The newest event on its way that reports what a control shows: none is ever on its way.
export const toldOf = () => 0;

/// Whether a form's submission is on its way, or an event of another kind.
export const isRepeated = () => false;
export const isOnItsWay = () => false;
export const onAnswer = () => {};
