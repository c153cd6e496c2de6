// Form controls: what the user typed is never older than what the server has seen.
import { check } from "./bytes.js";
import { activeElement, closest } from "./members.js";
import { set } from "./elements.js";

// By control: the server's newest value for it; the first event that can tell the server of the
// user's edit; an input event that waits for debounce or throttle.
export let served = new WeakMap();
export let edited = new WeakMap();
export const held = new Map();
/// The controls that were typed into, of which no `change` was heard since.
export const unfinished = new WeakSet();
// The control an input method is busy with, and whether a value for it was dropped meanwhile.
export let composing = null;
let isHeldBack = false;

/// Whether a key is the input method's. Safari ends the composition before it tells of the key that does.
export const composes = (event) => event.isComposing || event.keyCode === 229;

/// The keys that are held down as an event happens, by bits.
export const modifiers = (event) =>
  event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;

/// Notes which control an input method is busy with. Whether a value for the one before was dropped.
export function compose(control) {
  const wasHeldBack = isHeldBack;
  composing = control;
  isHeldBack = false;
  return wasHeldBack;
}

/// For another server's events and values.
export function forgetEdits() {
  served = new WeakMap();
  edited = new WeakMap();
}

export const kinds = "input,textarea,select";
export const isControl = (element) => element && closest(element, kinds) === element;
export const isTick = (control) => /^(checkbox|radio)$/.test(control.type);
/// Whether a control's value is a text that shows, or a choice.
export const isText =
  (control) => isControl(control) && !isTick(control) && control.type !== "file";
export const valueOf =
  (control) => isTick(control) ? (control.checked ? "1" : "") : control.value;

export function setValue(control, text) {
  if (isTick(control)) control.checked = text !== "";
  else if (control.value !== text) {
    const selection = activeElement(document) === control && selectionOf(control);
    control.value = text;
    if (selection) control.setSelectionRange(...selection);
  }
}

/// The selection, its ends far away where they touch the end; null where there is none.
export function selectionOf(control) {
  if (!isControl(control)) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: way } = control;
  // Null where a kind of input has none, undefined for other controls.
  if (start == null) return null;
  const length = control.value.length;
  return [start === length ? 1e9 : start, end === length ? 1e9 : end, way];
}

const properties = [, "value", "checked", "selected", "open", "indeterminate"];

/// Sets a live property, unless the user has changed it since the last event that was applied.
export function setProperty(element, property, text, applied) {
  const name = properties[property];
  check(name, "property");
  // What has no such property may have a field of that name, which cannot be set.
  const assign = () => Reflect.set(element, name, text !== "");
  if (property > 3) return assign();
  const control = property === 3 ? closest(element, "select") || element : element;
  if (property < 3) served.set(element, text);
  const isBusy = composing === control;
  isHeldBack ||= isBusy;
  if (isBusy || held.has(control) || edited.get(control) > applied) return;
  if (property > 1) assign();
  // Of a box or a button it is what they stand for.
  else if (isText(element)) setValue(element, text);
  else set(element, name, text);
}

export const defaultOf = (control) => isTick(control) ? (control.defaultChecked ? "1" : "")
  : control.localName === "select"
    ? ([...control.options].find((option) => option.defaultSelected) || control.options[0] || {}).value
    : shown(control, control.defaultValue);

/// What a control shows when it is given a text: a line has no newlines, a number no letters.
export function shown(control, text) {
  if (text === undefined || text === control.value || !isText(control)) return text;
  const probe = control.cloneNode();
  probe.value = text;
  return probe.value;
}
