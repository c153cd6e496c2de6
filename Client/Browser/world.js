// The requests of a module to the browser. Each has a number, under which it is answered.
import { Reader, Writer, encoder } from "../bytes.js";
import { enter, hand } from "./module.js";
import { readValue } from "./given.js";
import { writeValue } from "../values.js";

// The functions that cancel running requests, by number.
const asked = new Map();

export function drop(call) {
  asked.get(call)?.();
  asked.delete(call);
}

export function dropAll() {
  for (const stop of asked.values()) stop();
  asked.clear();
}

function answer(call, bytes, isLast = true) {
  if (isLast) asked.delete(call);
  enter((module) => module.answer(call, hand(bytes), isLast));
}

/// Answers after `milliseconds`, which may be more than a browser's timer can count.
export function wake(call, milliseconds) {
  const step = Math.min(Math.ceil(milliseconds), 2 ** 30);
  const timer = setTimeout(() => {
    if (step < milliseconds) wake(call, milliseconds - step);
    else answer(call, []);
  }, step);
  asked.set(call, () => clearTimeout(timer));
}

/// Handles a request and answers it, after the module's call has returned and its patches are
/// applied.
export function answerTo(call, question) {
  const reader = new Reader(question);
  const does = requests[reader.byte()];
  let isDropped = false;
  const controller = new AbortController();
  asked.set(call, () => {
    isDropped = true;
    controller.abort();
  });
  const reply = (writer, isLast) => { if (!isDropped) answer(call, writer.bytes, isLast); };
  Promise.resolve().then(() => does(reader, controller.signal, reply)).then(
    (writer) => reply(writer),
    (error) => {
      reply(new Writer().byte(failures[error?.name] || 1).text(String(error)));
    });
}

const failures = { QuotaExceededError: 2, SyntaxError: 3, NotFoundError: 4 };
const stores = () => [localStorage, sessionStorage];

/// The value under a key of a storage, as bytes. Null if there is none, or the browser denies
/// access.
export function kept(store, key) {
  try {
    const value = stores()[store].getItem(key);
    return value === null ? null : encoder.encode(value);
  } catch { return null; }
}

function request(address, what) {
  try { return new Request(address, what); } catch (error) {
    throw new SyntaxError(error.message);
  }
}

/// The body of a response, with a report for each received piece.
async function bodyOf(response, tell) {
  const size = response.headers.get("content-length");
  // The length of a compressed response is that of the compressed bytes.
  const total = size && !response.headers.has("content-encoding") ? +size + 1 : 0;
  const pieces = [];
  let received = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    received += value.length;
    tell(new Writer().byte(255).integer(received).integer(total), false);
  }
  return new Blob(pieces).arrayBuffer();
}

/// What can be watched: the target, its events, and a function that returns the current value.
const watches = [
  [() => window, ["online", "offline"], () => navigator.onLine],
  [() => document, ["visibilitychange"], () => document.visibilityState === "visible"],
];

const requests = {
  /// Fetch: whether to report the progress, method, address, headers, and a body or none.
  async 1(reader, signal, tell) {
    const tells = reader.byte();
    const [method, address] = [reader.text(), reader.text()];
    const headers = [];
    for (let left = reader.integer(); left; left--) headers.push([reader.text(), reader.text()]);
    const body = reader.byte() ? reader.bytes() : undefined;
    // `fetch` throws the same error for a malformed request and an unreachable server, so the
    // request is made first.
    const response = await fetch(request(address, { method, headers, body, signal }));
    const bytes = new Uint8Array(
      await (tells && response.body ? bodyOf(response, tell) : response.arrayBuffer()));
    const writer = new Writer().byte(0).integer(response.status);
    const fields = [...response.headers];
    writer.integer(fields.length);
    for (const [name, value] of fields) writer.text(name).text(value);
    const head = writer.bytes;
    writer.bytes = new Uint8Array(head.length + bytes.length);
    writer.bytes.set(head);
    writer.bytes.set(bytes, head.length);
    return writer;
  },
  /// Reads the value under a key of a storage.
  async 2(reader) {
    const value = stores()[reader.byte()].getItem(reader.text());
    const writer = new Writer().byte(0).byte(value === null ? 0 : 1);
    return value === null ? writer : writer.text(value);
  },
  /// Stores a text under a key, or removes the value.
  async 3(reader) {
    const store = stores()[reader.byte()];
    const key = reader.text();
    if (reader.byte()) store.setItem(key, reader.text());
    else store.removeItem(key);
    return new Writer().byte(0);
  },
  /// Focuses the element with an id.
  async 4(reader) {
    const element = document.getElementById(reader.text());
    if (element) element.focus();
    return new Writer().byte(0).byte(element === document.activeElement ? 1 : 0);
  },
  /// Watches a state of the browser, until the request is cancelled.
  async 5(reader, signal, tell) {
    const [target, types, isSo] = watches[reader.byte()];
    const say = () => tell(new Writer().byte(isSo() ? 1 : 0), false);
    for (const type of types) target().addEventListener(type, say, { signal });
    await null;
    say();
    return new Promise(() => {});
  },
  /// Copies a text to the clipboard.
  async 6(reader) {
    await navigator.clipboard.writeText(reader.text());
    return new Writer().byte(0);
  },
  /// Reads the clipboard.
  async 7() { return new Writer().byte(0).text(await navigator.clipboard.readText()); },
  /// Reports each frame until the request is cancelled: the time in milliseconds, and the rest in
  /// microseconds.
  async 9(reader, signal, tell) {
    const turn = (time) => {
      if (signal.aborted) return;
      tell(new Writer().integer(Math.floor(time)).integer(Math.floor(time % 1 * 1e3)), false);
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
    return new Promise(() => {});
  },
  /// Calls a function of the page.
  async 8(reader) {
    const name = reader.text();
    const all = window.arcoFunctions;
    if (!all || !Object.hasOwn(all, name)) throw new DOMException(name, "NotFoundError");
    const values = readValue(reader);
    return writeValue(new Writer().byte(0), await all[name](...values), true);
  },
};
