// The browser's end of docs/wire.md: adopts the first paint, reports events, applies patches.
// Served as it is; no build step, no dependency, no global.
(() => {
  "use strict";

  const root = document.querySelector("[data-arco]");
  if (!root) return;

  // Bytes

  class Reader {
    #bytes; #at = 0;
    constructor(buffer) { this.#bytes = new Uint8Array(buffer); }
    get atEnd() { return this.#at >= this.#bytes.length; }
    byte() {
      if (this.atEnd) throw new RangeError("truncated");
      return this.#bytes[this.#at++];
    }
    integer() {
      let value = 0;
      for (let scale = 1; ; scale *= 128) {
        const byte = this.byte();
        value += (byte & 127) * scale;
        if (byte < 128) return value;
      }
    }
    text() {
      const length = this.integer();
      return decoder.decode(this.#bytes.subarray(this.#at, this.#at += length));
    }
    name() {
      const code = this.integer();
      if (code) return names[code - 1];
      const name = this.text();
      names.push(name);
      return name;
    }
  }

  class Writer {
    bytes = [];
    byte(value) { this.bytes.push(value); return this; }
    integer(value) {
      for (; value > 127; value = Math.floor(value / 128)) this.bytes.push(value % 128 | 128);
      return this.byte(value);
    }
    text(value) {
      const bytes = encoder.encode(value);
      this.integer(bytes.length);
      for (const byte of bytes) this.bytes.push(byte);
      return this;
    }
  }

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  // Nodes and their numbers

  const raw = new Set(["textarea", "title", "script", "style"]);
  let names = [];                 // of tags and attributes, by code
  let nodes = new Map();          // by number
  let numbers = new WeakMap();    // by node
  let nextNumber = 1;

  const number = (node) => {
    nodes.set(nextNumber, node);
    numbers.set(node, nextNumber++);
  };
  const node = (number) => {
    const found = nodes.get(number);
    if (!found) throw new RangeError("no node " + number);
    return found;
  };

  function clear() {
    names = [];
    nodes = new Map([[0, root]]);
    numbers = new WeakMap([[root, 0]]);
    nextNumber = 1;
  }

  /// Numbers what the parser made of the markup. False if it made something else of it.
  function adopt() {
    clear();
    const walker = document.createTreeWalker(root, 1 | 4 | 128);
    while (walker.nextNode()) {
      const at = walker.currentNode;
      if (raw.has(at.parentNode.localName)) continue;
      if (at.nodeType !== 8) number(at);
      else if (at.data === "e") {
        const empty = document.createTextNode("");
        at.replaceWith(empty);
        walker.currentNode = empty;
        number(empty);
      }
    }
    return nextNumber - 1 === Number(root.dataset.nodes);
  }

  function build(reader, parent) {
    const kind = reader.byte();
    if (kind === 2) {
      const text = document.createTextNode(reader.text());
      if (!raw.has(parent.localName)) number(text);
      return text;
    }
    const name = reader.name();
    const element = kind === 3
      ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
    number(element);
    for (let count = reader.integer(); count; count--) {
      element.setAttribute(reader.name(), reader.text());
    }
    for (let count = reader.integer(); count; count--) element.append(build(reader, element));
    return element;
  }

  function forget(node) {
    nodes.delete(numbers.get(node));
    for (const child of node.childNodes) forget(child);
  }

  // Form controls: what the user typed is never older than what the server has seen

  let served = new WeakMap();     // control → the server's newest value for it
  let edited = new WeakMap();     // control → the first event that can tell the server of the edit
  const origins = new WeakMap();  // control → values the server had given those it stands in for
  let composing = null;           // the control an input method is busy with
  const held = new Map();         // control → an input event waiting for debounce or throttle

  const isControl = (element) => element && /^(input|textarea|select)$/.test(element.localName);
  const isTick = (control) => /^(checkbox|radio)$/.test(control.type);
  const valueOf = (control) => isTick(control) ? (control.checked ? "1" : "") : control.value;

  function setValue(control, text) {
    if (isTick(control)) control.checked = text !== "";
    else if (control.value !== text) {
      const selection = document.activeElement === control && selectionOf(control);
      control.value = text;
      if (selection) select(control, selection);
    }
  }

  /// The selection, its ends counted from the end where they touch it; null where there is none.
  function selectionOf(control) {
    try {
      const { selectionStart: start, selectionEnd: end, selectionDirection: way } = control;
      if (start === null || start === undefined) return null;
      const length = control.value.length;
      return [start === length ? Infinity : start, end === length ? Infinity : end, way];
    } catch { return null; }
  }

  function select(control, [start, end, way]) {
    const length = control.value.length;
    try {
      control.setSelectionRange(Math.min(start, length), Math.min(end, length), way);
    } catch { /* this kind of control has no selection */ }
  }

  const properties = [, "value", "checked", "selected", "open", "indeterminate"];

  function setProperty(element, property, text, applied) {
    const name = properties[property];
    if (property > 3) { element[name] = text !== ""; return; }
    const control = property === 3 ? element.closest("select") || element : element;
    if (property < 3) served.set(element, text);
    const isNewer = composing === control || held.has(control) || edited.get(control) > applied;
    if (isNewer) return;
    if (property === 1) {
      if (isTick(element)) element.value = text;
      else setValue(element, text);
    } else element[name] = text !== "";
  }

  function focused() {
    const element = document.activeElement;
    return element && element !== root && root.contains(element)
      ? { element, selection: isControl(element) && selectionOf(element) } : null;
  }

  function refocus(element, selection) {
    element.focus({ preventScroll: true });
    if (selection) select(element, selection);
  }

  /// Names a control so that the one that replaces it in a rebuild is found.
  function keys(controls) {
    const seen = new Map();
    return controls.map((control) => {
      if (!control.id && !control.name) return null;
      const form = control.form && (control.form.id || control.form.getAttribute("name"));
      const key = JSON.stringify(
        [form, control.id, control.name, control.type, isTick(control) && control.value]);
      seen.set(key, (seen.get(key) || 0) + 1);
      return key + seen.get(key);
    });
  }

  const controlsOf = () => [...root.querySelectorAll("input,textarea,select")];

  /// Takes down what the user typed, to be put back by the function it returns.
  function capture() {
    const controls = controlsOf();
    const focus = focused();
    const saved = new Map();
    keys(controls).forEach((key, index) => {
      const control = controls[index];
      if (!key) return;
      saved.set(key, {
        typed: edited.has(control) && !/^(file|hidden)$/.test(control.type),
        value: valueOf(control),
        before: [...(origins.get(control) || []), served.get(control), defaultOf(control)],
        told: toldOf(control),
        focus: focus && focus.element === control && focus,
      });
    });
    return () => {
      const controls = controlsOf();
      keys(controls).forEach((key, index) => {
        const control = controls[index];
        const was = key && saved.get(key);
        if (!was) return;
        const value = valueOf(control);
        if (was.typed && was.value !== value && was.before.includes(value)) {
          setValue(control, was.value);
          if (was.told) edited.set(control, was.told);
          else tell(control);
        }
        if (was.typed) {
          origins.set(control, was.before);
          if (!edited.has(control)) edited.set(control, 0);
        }
        if (was.focus) refocus(control, was.focus.selection);
      });
    };
  }

  const defaultOf = (control) => isTick(control) ? (control.defaultChecked ? "1" : "")
    : control.localName === "select"
      ? ([...control.options].find((option) => option.defaultSelected) || control.options[0] || {}).value
      : control.defaultValue;

  /// Reports a control's value that changed without an event of the browser.
  function tell(control) {
    edited.set(control, reference + 1);
    for (const letter of "ih") {
      const owner = listener(control, letter);
      if (owner) return report(owner, letter, content(control), control);
    }
  }

  /// The newest event on its way that reports what a control shows; 0 if none does.
  const toldOf = (control) => pending.reduce((told, event) =>
    event.control === control && event.value === valueOf(control) ? event.reference : told, 0);

  // Operations

  let wanted = null;              // the field to focus, of those that a patch brought
  let applying = false;           // events that our own changes cause are not the user's

  /// Applies a patch. After a rebuild, returns what puts back what the user typed.
  function apply(reader, applied) {
    let restore = null;
    wanted = null;
    applying = true;
    try {
      while (!reader.atEnd) {
        const code = reader.byte();
        if (code === 8) {
          // By the numbers that the server knows until this patch is acknowledged.
          flush();
          restore ||= capture();
          root.replaceChildren();
          clear();
          rebuilds++;
        } else operate(code, reader, applied);
      }
    } finally { applying = false; }
    if (wanted && !restore) wanted.focus();
    return restore;
  }

  function operate(code, reader, applied) {
    const first = node(reader.integer());
    switch (code) {
      case 1: first.textContent = reader.text(); break;
      case 2: first.setAttribute(reader.name(), reader.text()); break;
      case 3: first.removeAttribute(reader.name()); break;
      case 4: setProperty(first, reader.byte(), reader.text(), applied); break;
      case 5: {
        const before = child(reader);
        const built = first.insertBefore(build(reader, first), before);
        if (built.matches) wanted = built.matches("[autofocus]") ? built : built.querySelector("[autofocus]") || wanted;
        break;
      }
      case 6: forget(first); first.remove(); break;
      case 7: {
        const before = child(reader);
        move(first, node(reader.integer()), before);
        break;
      }
      default: throw new RangeError("no operation " + code);
    }
  }

  function child(reader) {
    const number = reader.integer();
    return number ? node(number) : null;
  }

  function move(parent, moved, before) {
    if (parent.moveBefore) return parent.moveBefore(moved, before);
    const focus = focused();
    parent.insertBefore(moved, before);
    if (focus && moved.contains(focus.element)) refocus(focus.element, focus.selection);
  }

  // Events

  let reference = 0;              // of the newest event
  let pending = [];               // events the server has not dealt with, oldest first
  let rebuilds = 0;               // how often the nodes were numbered anew
  let heardOf = 0;                // the newest refusal we heard of
  let heardTimer;

  const noEffect = (why) => console.warn("arco: an event had no effect: " + why);

  /// The innermost element around the target that wants events of this letter.
  function listener(target, letter) {
    let element = target.nodeType === 1 ? target : target.parentElement;
    for (; element && root.contains(element); element = element.parentElement) {
      if ((element.dataset.on || "").includes(letter) && numbers.has(element)) return element;
    }
    return null;
  }

  function report(owner, letter, write, control) {
    if (!isWhole) return noEffect("the page is being built anew");
    // A long time without a line: better no event than thousands at once.
    if (pending.length >= (isJoined ? 2000 : 500)) return noEffect("too many wait for the server");
    const writer = new Writer().byte(2).integer(reference + 1).integer(numbers.get(owner))
      .byte(letter.charCodeAt(0));
    if (write) write(writer);
    if (writer.bytes.length > (Number(root.dataset.limit) || 65536)) {
      return noEffect("it is too large to send");
    }
    reference++;
    pending.push(
      { reference, bytes: writer.bytes, rebuilds, control, value: control && valueOf(control) });
    if (isJoined) { send(writer); expectAnswer(); }
  }

  const content = (control) => (writer) =>
    writer.text(String(control.value ?? "")).byte(control.checked ? 1 : 0);

  function flush() {
    for (const [control, wait] of [...held]) {
      clearTimeout(wait.timer);
      held.delete(control);
      if (wait.isDue) wait.report();
    }
  }

  function onInput(control) {
    const owner = listener(control, "i");
    edited.set(control, reference + 1);
    if (!owner) return;
    const wait = held.get(control);
    const now = () => {
      edited.set(control, reference + 1);
      report(owner, "i", content(control), control);
    };
    const { debounce, throttle } = owner.dataset;
    if (debounce) {
      if (wait) clearTimeout(wait.timer);
      const timer = setTimeout(() => { held.delete(control); now(); }, Number(debounce));
      held.set(control, { timer, isDue: true, report: now });
    } else if (throttle && wait) {
      wait.isDue = true;
    } else if (throttle) {
      const turn = () => {
        const wait = held.get(control);
        if (!wait.isDue) { held.delete(control); return; }
        wait.isDue = false;
        wait.timer = setTimeout(turn, Number(throttle));
        now();
      };
      held.set(control, { timer: setTimeout(turn, Number(throttle)), isDue: false, report: now });
      now();
    } else now();
  }

  function onEvent(letter, event) {
    if (applying) return;
    const target = event.target;
    if (letter === "i") {
      if (!event.isComposing && isControl(target)) onInput(target);
      return;
    }
    if (letter === "h" && isControl(target) && !held.has(target)) {
      edited.set(target, Math.max(edited.get(target) || 0, reference + 1));
    }
    const owner = listener(target, letter);
    if (!owner) return;
    let write = null;
    if (letter === "c" || letter === "d") {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (opensElsewhere && target.closest("a[href]")) return;
    } else if (letter === "k" || letter === "u") {
      if (event.isComposing || event.keyCode === 229) return;
      const keys = owner.dataset.keys;
      if (keys && !keys.split(",").includes(event.key === "," ? "Comma" : event.key)) return;
      const modifiers = event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;
      write = (writer) => writer.text(event.key || "").byte(modifiers);
    } else if (letter === "h") {
      write = content(target);
    } else if (letter === "s") {
      const fields = [...new FormData(target, event.submitter)]
        .filter(([, value]) => typeof value === "string");
      write = (writer) => {
        writer.integer(fields.length);
        for (const [name, value] of fields) writer.text(name).text(value);
      };
    }
    const wanted = owner.dataset.on;
    if (letter === "s" || wanted[wanted.indexOf(letter) + 1] === "!") event.preventDefault();
    // What was typed before comes first.
    flush();
    report(owner, letter, write, letter === "h" ? target : null);
  }

  const letters = {
    click: "c", dblclick: "d", input: "i", change: "h", submit: "s", keydown: "k", keyup: "u",
    focusin: "f", focusout: "b",
  };
  for (const [type, letter] of Object.entries(letters)) {
    root.addEventListener(type, (event) => onEvent(letter, event));
  }
  root.addEventListener("compositionstart", (event) => { composing = event.target; });
  root.addEventListener("compositionend", (event) => {
    composing = null;
    if (isControl(event.target)) onInput(event.target);
  });

  // The line

  const steps = [100, 500, 1000, 2000, 5000, 10000];
  let socket = null;
  let isJoined = false;
  let isWhole = true;             // whether our nodes are the server's
  let isWaitingForUser = false;   // the session ended; it starts anew when someone is here
  let token = root.dataset.token;
  let lastPatch = 0;
  let attempts = 0;
  let retryTimer, answerTimer, signTimer;

  const sign = document.createElement("div");
  sign.className = "arco-status";
  sign.setAttribute("role", "status");
  document.body.append(sign);

  function show(isUp, word) {
    clearTimeout(signTimer);
    document.documentElement.dataset.line = isUp ? "up" : "down";
    if (isUp) sign.textContent = word || "";
    // A short break is not worth a word.
    else signTimer = setTimeout(() => { sign.textContent = root.dataset.wordDown || ""; }, 500);
  }

  const send = (writer) => socket.send(new Uint8Array(writer.bytes));

  function expectAnswer(limit = 8000) {
    answerTimer ||= setTimeout(() => { answerTimer = 0; lost(1006); }, limit);
  }

  function connect() {
    clearTimeout(retryTimer);
    hangUp();
    isWaitingForUser = false;
    const scheme = location.protocol === "https:" ? "wss://" : "ws://";
    const line = socket = new WebSocket(scheme + location.host + root.dataset.arco);
    line.binaryType = "arraybuffer";
    line.onopen = () => {
      send(new Writer().byte(1).integer(1).text(token).integer(lastPatch)
        .integer(isWhole ? Number(root.dataset.nodes) : 0));
    };
    line.onmessage = (event) => {
      clearTimeout(answerTimer);
      answerTimer = 0;
      try { hear(new Reader(event.data)); } catch (error) {
        console.warn("arco: rebuilding the page", error);
        isWhole = false;
        lost(1006);
      }
    };
    line.onclose = (event) => {
      if (event.reason) console.warn("arco: " + event.reason);
      lost(event.code);
    };
    expectAnswer(10000);
  }

  function hangUp(code) {
    clearTimeout(answerTimer);
    answerTimer = 0;
    isJoined = false;
    if (!socket) return;
    // A dead line takes its time to close; nobody waits for it.
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close(code);
    socket = null;
  }

  function lost(code) {
    hangUp();
    show(false);
    isWaitingForUser = code === 4000 || code === 4003;
    if (isWaitingForUser) return;
    const isUnwelcome = code === 1002 || code === 1003 || code === 1008;
    retry(isUnwelcome ? startAfresh : connect);
  }

  function retry(action) {
    const step = steps[Math.min(attempts++, steps.length - 1)];
    clearTimeout(retryTimer);
    retryTimer = setTimeout(action, step * (0.75 + Math.random() / 2));
  }

  function hear(reader) {
    switch (reader.byte()) {
      case 1: return welcome(reader.byte(), reader.integer(), reader.text());
      case 2: return patch(reader.integer(), reader.integer(), reader);
      case 4: return refused(reader.integer(), reader.byte());
      case 5: settle(reader.integer());
    }
  }

  const refusals = [, "its element is gone", "its element does not listen to it",
    "its form is wrong", "too many came at once"];

  function refused(reference, reason) {
    const others = pending.filter((event) => event.reference !== reference);
    // The server repeats it over the next line until it knows that we heard.
    if (others.length < pending.length) noEffect(refusals[reason]);
    pending = others;
    heardOf = reference;
    heardTimer ||= setTimeout(() => {
      heardTimer = 0;
      if (isJoined) send(new Writer().byte(5).integer(heardOf));
    }, 100);
  }

  const settle = (applied) => { pending = pending.filter((event) => event.reference > applied); };

  function welcome(mode, applied, newToken) {
    if (newToken) token = newToken;
    if (mode === 2) return startAfresh();
    attempts = 0;
    settle(applied);
    isJoined = true;
    show(true, sign.dataset.word);
    const isOld = (event) => event.rebuilds < rebuilds;
    pending.filter(isOld).forEach(send);
    // What comes before this names the nodes by their numbers from before the last rebuild.
    send(new Writer().byte(4).integer(lastPatch));
    pending.filter((event) => !isOld(event)).forEach(send);
    if (pending.length) expectAnswer();
  }

  function patch(number, applied, reader) {
    if (number <= lastPatch) return;
    settle(applied);
    const restore = apply(reader, applied);
    lastPatch = number;
    isWhole = true;
    // At once: an event from before this acknowledgement is taken for one on the old nodes.
    send(new Writer().byte(4).integer(number));
    if (restore) {
      applying = true;
      restore();
      applying = false;
    }
  }

  /// The session is gone: fetches the page again, as the browser would, and keeps what was typed.
  async function startAfresh() {
    hangUp();
    show(false);
    try {
      const response = await fetch(location.href, {
        cache: "no-store", credentials: "same-origin", headers: { accept: "text/html" },
      });
      if (response.status === 429 || response.status >= 500) throw new Error("busy");
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const fresh = page.querySelector("[data-arco]");
      if (!fresh || response.redirected) { location.reload(); return; }
      reset(fresh);
      connect();
    } catch { retry(startAfresh); }
  }

  function reset(fresh) {
    const restore = capture();
    held.forEach((wait) => clearTimeout(wait.timer));
    held.clear();
    applying = true;
    Object.assign(root.dataset, fresh.dataset);
    root.replaceChildren(...fresh.childNodes);
    applying = false;
    token = root.dataset.token;
    lastPatch = reference = rebuilds = 0;
    for (const event of pending) noEffect("the page was started anew");
    pending = [];
    served = new WeakMap();
    edited = new WeakMap();
    isWhole = adopt();
    restore();
    sign.dataset.word = root.dataset.wordFresh || "";
    setTimeout(() => { sign.dataset.word = sign.textContent = ""; }, 10000);
  }

  function wake() {
    if (isJoined) { ping(3000); return; }
    attempts = 0;
    if (socket && socket.readyState === 0) return;
    connect();
  }

  function ping(limit) {
    send(new Writer().byte(3).integer(1));
    expectAnswer(limit);
  }

  setInterval(() => { if (isJoined) ping(5000); }, 20000);
  addEventListener("online", wake);
  addEventListener("offline", () => lost(1006));
  addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  addEventListener("pagehide", (event) => {
    // Gone for good, or kept to go back to.
    hangUp(event.persisted ? 1000 : 4004);
    clearTimeout(retryTimer);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wake();
    else flush();
  });
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, () => { if (isWaitingForUser) connect(); }, true);
  }

  isWhole = adopt();
  // What was typed before this script ran.
  if (isWhole) {
    for (const control of controlsOf()) if (valueOf(control) !== defaultOf(control)) tell(control);
  }
  show(true);
  connect();
})();
