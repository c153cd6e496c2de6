// Reports of events. Each is kept until the server has processed it; they are sent once each, in
// order.
import { root } from "./container.js";
import { Writer } from "../bytes.js";
import { isWhole, numbered } from "../nodes.js";
import { getAttribute } from "../members.js";
import { isOurs, set } from "../elements.js";
import { valueOf } from "../controls.js";
import { noteEdit } from "../listeners.js";
import { expectAnswer, isJoined, send } from "./line.js";
import { announce, warn } from "./sign.js";
import { acknowledged, lastPatch } from "./receipts.js";

/// The reference of the newest event.
export let reference = 0;
/// The events that the server has not processed yet, oldest first.
export let pending = [];

/// Whether the receiver of reports also knows the nodes' former numbers.
export const knowsFormer = true;

export const noEffect = (why) => warn("an event had no effect: " + why);

function refuse(why, word = "wordRefused") {
  noEffect(why);
  announce(root.dataset[word]);
}

// Functions to call after the next answer.
const waiting = [];

/// Calls a function after the next answer is processed.
export const onAnswer = (run) => waiting.push(run);

/// Reports an event, with a control's value or with the data that `write` adds. `said` is the
/// content of a submission, for finding repetitions.
export function report(owner, letter, control, write, said) {
  if (control) noteEdit(control);
  // A control's value is reported again after the rebuild.
  if (!isWhole) return (isWaitedFor({ letter }) ? refuse : noEffect)("the page is being rebuilt");
  // After a long time without a connection, an event is dropped rather than sending thousands at
  // once.
  if (pending.length >= (isJoined ? 2000 : 500)) return refuse("too many wait");
  const writer = new Writer().byte(2).integer(reference + 1).integer(lastPatch)
    .integer(owner[numbered]).byte(letter.charCodeAt(0));
  if (control) writer.text(String(control.value ?? "")).byte(control.checked ? 1 : 0);
  if (write) write(writer);
  if (writer.bytes.length > root.dataset.limit) return refuse("it is too large", "wordLarge");
  reference++;
  const event = {
    reference, bytes: writer.bytes, lastPatch, control, value: control && valueOf(control),
    owner, letter, said,
  };
  pending.push(event);
  if (isWaitedFor(event)) setTimeout(() => { showBusy(event); }, 300);
  if (!isJoined) return;
  send(writer);
  acknowledged();
  expectAnswer();
}

const isWaitedFor = ({ letter }) => "cdsv".includes(letter);

/// Marks an element as busy if its event is still not answered after a moment. For a visit, the
/// page is marked.
function showBusy(event) {
  const { owner } = event;
  if (!pending.includes(event) || getAttribute(owner, "aria-busy")) return;
  set(owner, "aria-busy", "true");
  owner[isOurs] = true;
}

/// Whether the same submission is waiting for its answer, and nothing was typed or chosen since.
export function isRepeated(owner, said) {
  const last = pending.findLast((event) => event.said || "ih".includes(event.letter));
  return last && last.owner === owner && last.said === said;
}

/// Whether an event of this kind from an element is waiting for its answer.
export const isOnItsWay = (owner, letter) =>
  pending.some((event) => event.owner === owner && event.letter === letter);

/// The reference of the newest unanswered event that reports the control's current value; 0 for
/// none.
export const toldOf = (control) => pending.reduce((told, event) =>
  event.control === control && event.value === valueOf(control) ? event.reference : told, 0);

export const settle = (applied) => { drop((event) => event.reference <= applied); };

/// Removes the events that are done. Returns whether there were any.
export function drop(isDone) {
  const gone = pending.filter(isDone);
  pending = pending.filter((event) => !isDone(event));
  for (const { owner } of gone) {
    const isBusy = (event) => event.owner === owner && isWaitedFor(event);
    if (owner[isOurs] && !pending.some(isBusy)) set(owner, "aria-busy", null);
  }
  for (const run of waiting.splice(0)) setTimeout(run);
  return gone.length > 0;
}

/// Continues the numbering of a session that had events before.
export const countFrom = (applied) => { reference = applied; };

/// For a session of another server: drops all events and begins the numbering again.
export function abandon() {
  for (const event of pending) noEffect("the page restarted");
  drop(() => true);
  reference = 0;
}
