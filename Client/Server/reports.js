// Reports of events: kept until the server has dealt with them, each once and in their order.
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

/// The newest event's.
export let reference = 0;
/// The events the server has not dealt with, oldest first.
export let pending = [];

/// Whether who hears of events knows the former numbers of the nodes, too.
export const knowsFormer = true;

export const noEffect = (why) => warn("an event had no effect: " + why);

function refuse(why, word = "wordRefused") {
  noEffect(why);
  announce(root.dataset[word]);
}

// What is to be done after the next answer.
const waiting = [];

/// Calls a function once the next answer is dealt with.
export const onAnswer = (run) => waiting.push(run);

/// Reports an event, with what a control shows or with what is to be written; of a submission also
/// what it said.
export function report(owner, letter, control, write, said) {
  if (control) noteEdit(control);
  // What a control shows is told again then.
  if (!isWhole) return (isWaitedFor({ letter }) ? refuse : noEffect)("the page is being rebuilt");
  // A long time without a line: better no event than thousands at once.
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

/// Says of an element, after a moment, that its event is on its way; of a visit the page says so.
function showBusy(event) {
  const { owner } = event;
  if (!pending.includes(event) || getAttribute(owner, "aria-busy")) return;
  set(owner, "aria-busy", "true");
  owner[isOurs] = true;
}

/// Whether a form's submission is on its way, and nothing was typed or chosen since.
export function isRepeated(owner, said) {
  const last = pending.findLast((event) => event.said || "ih".includes(event.letter));
  return last && last.owner === owner && last.said === said;
}

/// Whether an event of a kind is on its way from an element.
export const isOnItsWay = (owner, letter) =>
  pending.some((event) => event.owner === owner && event.letter === letter);

/// The newest event on its way that reports what a control shows; 0 if none does.
export const toldOf = (control) => pending.reduce((told, event) =>
  event.control === control && event.value === valueOf(control) ? event.reference : told, 0);

export const settle = (applied) => { drop((event) => event.reference <= applied); };

/// Whether there were events of this kind.
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

/// For a session that had events before: those to come follow them.
export const countFrom = (applied) => { reference = applied; };

/// For another server's session: events and references begin anew.
export function abandon() {
  for (const event of pending) noEffect("the page was started anew");
  drop(() => true);
  reference = 0;
}
