// Form controls. A patch never overwrites what the user has typed since the event that it answers.
import { check } from "./bytes.js";
import { activeElement, closest } from "./members.js";
import { set } from "./elements.js";

// By control: the newest value from the server; the reference of the first event that can report
// the user's edit; an input event that `debounce` or `throttle` delays.
export let served = new WeakMap();
export let edited = new WeakMap();
export const held = new Map();
/// Controls that the user typed into, and that have had no `change` event since.
export const unfinished = new WeakSet();
// The control that an input method is composing in, and whether a value for it was skipped
// meanwhile.
export let composing = null;
let isHeldBack = false;

/// Whether a key belongs to an input method. Safari ends the composition before it reports the key
/// that ends it.
export const composes = (event) => event.isComposing || event.keyCode === 229;

/// The modifier keys of an event, as bits.
export const modifiers = (event) =>
  event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;

/// Sets the control that an input method composes in. Returns whether a value for the former
/// control was skipped.
export function compose(control) {
  const wasHeldBack = isHeldBack;
  composing = control;
  isHeldBack = false;
  return wasHeldBack;
}

/// Forgets values and edits, for a session of another server.
export function forgetEdits() {
  served = new WeakMap();
  edited = new WeakMap();
}

export const kinds = "input,textarea,select";
export const isControl = (element) => element && closest(element, kinds) === element;
export const isTick = (control) => /^(checkbox|radio)$/.test(control.type);
/// Whether a control's value is a text that is shown, or a choice.
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

/// The selection; null if there is none. An end at the end of the text becomes 1e9, so that it
/// stays at the end.
export function selectionOf(control) {
  if (!isControl(control)) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: way } = control;
  // Null for input types without a selection, undefined for other controls.
  if (start == null) return null;
  const length = control.value.length;
  return [start === length ? 1e9 : start, end === length ? 1e9 : end, way];
}

const properties = [, "value", "checked", "selected", "open", "indeterminate"];

/// Sets a live property, unless the user has changed it since the event `applied`.
export function setProperty(element, property, text, applied) {
  const name = properties[property];
  check(name, "property");
  // `Reflect.set`, since an element without this property, such as a form, may have a read-only one
  // of that name.
  const assign = () => Reflect.set(element, name, text !== "");
  if (property > 3) return assign();
  const control = property === 3 ? closest(element, "select") || element : element;
  if (property < 3) served.set(element, text);
  const isBusy = composing === control;
  isHeldBack ||= isBusy;
  if (isBusy || held.has(control) || edited.get(control) > applied) return;
  if (property > 1) assign();
  // For a checkbox or button the value is a plain attribute.
  else if (isText(element)) setValue(element, text);
  else set(element, name, text);
}

/// A control's value before anybody chose or typed. A copy of a `select` has no choices but the
/// default ones.
export const defaultOf = (control) => isTick(control) ? (control.defaultChecked ? "1" : "")
  : control.localName === "select" ? control.cloneNode(true).value
  : shown(control, control.defaultValue);

/// The text as a control shows it: a line drops newlines, a number field drops letters.
export function shown(control, text) {
  if (text === undefined || text === control.value || !isText(control)) return text;
  const probe = control.cloneNode();
  probe.value = text;
  return probe.value;
}
