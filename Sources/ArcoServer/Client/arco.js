// The browser's end of docs/wire.md: adopts the first paint, reports events, applies patches.
// Served as it is; no build step, no dependency, no global.
(() => {
  "use strict";

  // A form's fields are members of the form under their names, and so are forms and images of the
  // document: `<input name="remove">`. So whatever may be a form, or is the document or the window,
  // is asked through its prototype.
  const members = (type) => new Proxy(type.prototype, {
    get(all, name) {
      const { get, value } = Object.getOwnPropertyDescriptor(all, name);
      return Function.prototype.call.bind(get || value);
    },
  });
  const { childNodes, contains, insertBefore, parentElement } = members(Node);
  const {
    children, closest, getAttribute, matches, querySelector, remove, removeAttribute, setAttribute,
  } = members(Element);
  const { activeElement, createElementNS, querySelector: find, visibilityState } =
    members(Document);
  const { addEventListener: listen } = members(EventTarget);

  const root = find(document, "[data-arco]");
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
      for (const byte of bytes) this.byte(byte);
      return this;
    }
  }

  const encoder = new TextEncoder();
  // A text may begin with U+FEFF, which is part of it.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  // Nodes and their numbers

  const raw = new Set(["textarea", "title", "script", "style"]);
  // Of tags and attributes, by code.
  let names = [];
  // By number, and the numbers by node.
  let nodes = new Map();
  let numbers = new WeakMap();
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

  /// Numbers what the parser made of the markup.
  function adopt(parent) {
    if (raw.has(parent.localName)) return;
    for (const child of [...childNodes(parent)]) {
      let at = child;
      if (child instanceof Comment) {
        if (child.data !== "e") continue;
        at = new Text();
        child.replaceWith(at);
      }
      number(at);
      adopt(at);
    }
  }

  /// False if the parser made something else of the markup than it says.
  function adoptAll() {
    clear();
    adopt(root);
    return nextNumber - 1 === +root.dataset.nodes;
  }

  function build(reader, parent) {
    const kind = reader.byte();
    if (kind === 2) {
      const text = new Text(reader.text());
      if (!raw.has(parent.localName)) number(text);
      return text;
    }
    const name = reader.name();
    const space = kind === 3 ? "http://www.w3.org/2000/svg" : root.namespaceURI;
    const element = createElementNS(document, space, name);
    number(element);
    for (let count = reader.integer(); count; count--) {
      setAttribute(element, reader.name(), reader.text());
    }
    for (let count = reader.integer(); count; count--) {
      insertBefore(element, build(reader, element), null);
    }
    return element;
  }

  function forget(node) {
    nodes.delete(numbers.get(node));
    for (const child of childNodes(node)) forget(child);
  }

  // Form controls: what the user typed is never older than what the server has seen

  // By control: the server's newest value for it; the first event that can tell the server of the
  // user's edit; values the server had given those it stands in for; an input event that waits for
  // debounce or throttle.
  let served = new WeakMap();
  let edited = new WeakMap();
  const origins = new WeakMap();
  const held = new Map();
  // The control an input method is busy with.
  let composing = null;

  const isControl = (element) => element && /^(input|textarea|select)$/.test(element.localName);
  const isTick = (control) => /^(checkbox|radio)$/.test(control.type);
  /// Whether a control's value is a text that shows, or a choice.
  const isText = (control) => isControl(control) && !isTick(control) && control.type !== "file";
  const valueOf = (control) => isTick(control) ? (control.checked ? "1" : "") : control.value;

  function setValue(control, text) {
    if (isTick(control)) control.checked = text !== "";
    else if (control.value !== text) {
      const selection = activeElement(document) === control && selectionOf(control);
      control.value = text;
      if (selection) control.setSelectionRange(...selection);
    }
  }

  /// The selection, its ends far away where they touch the end; null where there is none.
  function selectionOf(control) {
    if (!isControl(control)) return null;
    const { selectionStart: start, selectionEnd: end, selectionDirection: way } = control;
    // Null where a kind of input has none, undefined for other controls.
    if (start == null) return null;
    const length = control.value.length;
    return [start === length ? 1e9 : start, end === length ? 1e9 : end, way];
  }

  const properties = [, "value", "checked", "selected", "open", "indeterminate"];

  function setProperty(element, property, text, applied) {
    const name = properties[property];
    // What has no such property may have a field of that name, which cannot be set.
    const set = () => Reflect.set(element, name, text !== "");
    if (property > 3) return set();
    const control = property === 3 ? closest(element, "select") || element : element;
    if (property < 3) served.set(element, text);
    const isNewer = composing === control || held.has(control) || edited.get(control) > applied;
    if (isNewer) return;
    if (property > 1) set();
    // Of a box or a button it is what they stand for.
    else if (isText(element)) setValue(element, text);
    else setAttribute(element, name, text);
  }

  const focus = (element, options) => {
    const { prototype } = element instanceof HTMLElement ? HTMLElement : SVGElement;
    prototype.focus.call(element, options);
  };

  function refocus(element, selection) {
    focus(element, { preventScroll: true });
    if (selection) element.setSelectionRange(...selection);
  }

  const controls = () => [...root.querySelectorAll("input,textarea,select")];

  /// The controls by what tells them from each other in this page and in the one after a rebuild.
  function known() {
    const [seen, found] = [new Map(), new Map()];
    for (const control of controls()) {
      const { form, id, name, type } = control;
      if (!id && !name) continue;
      const key = JSON.stringify([
        form && (getAttribute(form, "id") || getAttribute(form, "name")), id, name, type,
        isTick(control) && control.value,
      ]);
      seen.set(key, (seen.get(key) || 0) + 1);
      found.set(key + seen.get(key), control);
    }
    return found;
  }

  /// Takes down what the user typed, to be put back by the function it returns.
  function capture() {
    const saved = new Map();
    for (const [key, control] of known()) {
      saved.set(key, {
        typed: edited.has(control) && !/^(file|hidden)$/.test(control.type),
        value: valueOf(control),
        before: [
          ...(origins.get(control) || []), shown(control, served.get(control)), defaultOf(control),
        ],
        told: toldOf(control),
        hasFocus: activeElement(document) === control,
        selection: selectionOf(control),
      });
    }
    return () => {
      for (const [key, control] of known()) {
        const was = saved.get(key);
        if (!was) continue;
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
        if (was.hasFocus) refocus(control, was.selection);
      }
    };
  }

  const defaultOf = (control) => isTick(control) ? (control.defaultChecked ? "1" : "")
    : control.localName === "select"
      ? ([...control.options].find((option) => option.defaultSelected) || control.options[0] || {}).value
      : shown(control, control.defaultValue);

  /// What a control shows when it is given a text: a line has no newlines, a number no letters.
  function shown(control, text) {
    if (text === undefined || text === control.value || !isText(control)) return text;
    const probe = control.cloneNode();
    probe.value = text;
    return probe.value;
  }

  /// Reports a control's value that changed without an event of the browser.
  function tell(control) {
    edited.set(control, reference + 1);
    for (const letter of "ih") {
      const owner = listener(control, letter);
      if (owner) return report(owner, letter, control);
    }
  }

  /// The newest event on its way that reports what a control shows; 0 if none does.
  const toldOf = (control) => pending.reduce((told, event) =>
    event.control === control && event.value === valueOf(control) ? event.reference : told, 0);

  // The focus, when the element that has it goes

  // By what brought a field that took the focus: the element that had it before.
  const openers = new WeakMap();
  const live = "output,[aria-live],[role=status],[role=alert]";
  // Where the focus was and what was around it, outwards; with who may have it when that goes.
  let left = null;

  const kind = (element) =>
    element.localName + getAttribute(element, "type") + getAttribute(element, "data-on");

  /// Notes who may have the focus, if it is in what is about to go.
  function bequeath(gone) {
    let at = activeElement(document);
    if (left || composing === at || !contains(gone, at)) return;
    left = [];
    const owner = kind(at);
    for (const path = []; at !== root; at = parentElement(at)) {
      const row = kind(at);
      const rows = [...children(parentElement(at))];
      const place = rows.indexOf(at);
      // The same control in the rows that follow, and then in those before, the nearest first.
      const twins = [...rows.slice(place + 1), ...rows.slice(0, place).reverse()]
        .filter((near) => path.length && kind(near) === row)
        .map((near) => path.reduce((at, place) => at && children(at)[place], near))
        .filter((twin) => twin && kind(twin) === owner);
      left.push({ at, heirs: [...twins, openers.get(at)] });
      path.unshift(place);
    }
  }

  /// Whether an element is there and takes the focus.
  function take(element, options) {
    if (root.contains(element)) focus(element, options);
    return activeElement(document) === element;
  }

  /// Gives the focus to an heir, else to what is around, which can take it while it has it.
  function inherit() {
    for (const { at, heirs } of left) {
      if (!root.contains(at) && heirs.some((heir) => take(heir))) return;
    }
    for (const { at } of [...left, { at: root }]) {
      // A live region would be read out.
      if (!root.contains(at) || matches(at, live)) continue;
      const isLent = !getAttribute(at, "tabindex");
      const giveBack = () => { if (isLent) removeAttribute(at, "tabindex"); };
      if (isLent) setAttribute(at, "tabindex", -1);
      if (take(at, { preventScroll: true })) return listen(at, "blur", giveBack, { once: true });
      giveBack();
    }
  }

  // Operations

  // The field to focus, of those that a patch brought, and what it came in.
  let wanted = null;
  // Events that our own changes cause are not the user's.
  let applying = false;

  /// Applies a patch. After a rebuild, returns what puts back what the user typed.
  function apply(reader, applied) {
    let restore = null;
    wanted = left = null;
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
    return restore;
  }

  function operate(code, reader, applied) {
    const first = node(reader.integer());
    switch (code) {
      case 1: first.textContent = reader.text(); break;
      case 2: setAttribute(first, reader.name(), reader.text()); break;
      case 3: removeAttribute(first, reader.name()); break;
      case 4: setProperty(first, reader.byte(), reader.text(), applied); break;
      case 5: {
        const before = child(reader);
        const built = insertBefore(first, build(reader, first), before);
        if (built instanceof Element) {
          const field = matches(built, "[autofocus]") ? built : querySelector(built, "[autofocus]");
          if (field) wanted = [field, built];
        }
        break;
      }
      case 6: bequeath(first); forget(first); remove(first); break;
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

  const { moveBefore } = Element.prototype;

  function move(parent, moved, before) {
    if (moveBefore) return moveBefore.call(parent, moved, before);
    const element = activeElement(document);
    const selection = selectionOf(element);
    insertBefore(parent, moved, before);
    if (contains(moved, element)) refocus(element, selection);
  }

  // Events

  // The newest event's; the events the server has not dealt with, oldest first; how often the nodes
  // were numbered anew; the newest refusal we heard of.
  let reference = 0;
  let pending = [];
  let rebuilds = 0;
  let heardOf = 0;
  let heardTimer;

  const noEffect = (why) => console.warn("arco: an event had no effect: " + why);

  const wants = (element) => getAttribute(element, "data-on") || "";

  /// The innermost element around the target that wants events of this letter.
  function listener(target, letter) {
    let element = target instanceof Element ? target : parentElement(target);
    for (; element && root.contains(element); element = parentElement(element)) {
      if (wants(element).includes(letter) && numbers.has(element)) return element;
    }
    return null;
  }

  /// Reports an event, with what a control shows or with what is to be written.
  function report(owner, letter, control, write) {
    if (control) edited.set(control, reference + 1);
    if (!isWhole) return noEffect("the page is being rebuilt");
    // A long time without a line: better no event than thousands at once.
    if (pending.length >= (isJoined ? 2000 : 500)) return noEffect("too many wait");
    const writer = new Writer().byte(2).integer(reference + 1).integer(numbers.get(owner))
      .byte(letter.charCodeAt(0));
    if (control) writer.text(String(control.value ?? "")).byte(control.checked ? 1 : 0);
    if (write) write(writer);
    if (writer.bytes.length > root.dataset.limit) return noEffect("it is too large");
    reference++;
    pending.push(
      { reference, bytes: writer.bytes, rebuilds, control, value: control && valueOf(control) });
    if (isJoined) { send(writer); expectAnswer(); }
  }

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
    const debounce = getAttribute(owner, "data-debounce");
    const throttle = getAttribute(owner, "data-throttle");
    const now = () => report(owner, "i", control);
    const hold = (isDue) => {
      const timer = setTimeout(turn, debounce || throttle);
      held.set(control, { timer, isDue, report: now });
    };
    const turn = () => {
      const { isDue } = held.get(control);
      held.delete(control);
      if (!isDue) return;
      if (!debounce) hold(false);
      now();
    };
    const wait = held.get(control);
    if (wait && !debounce) {
      wait.isDue = true;
      return;
    }
    if (wait) clearTimeout(wait.timer);
    if (debounce || throttle) hold(debounce);
    if (!debounce) now();
  }

  function onEvent(letter, event) {
    if (applying) return;
    const target = event.target;
    if (letter === "i") {
      if (!event.isComposing && isControl(target)) onInput(target);
      return;
    }
    // Half a surrogate pair has no bytes: what is sent in its place is shown, too.
    if (letter === "h" && isText(target)) {
      setValue(target, decoder.decode(encoder.encode(target.value)));
    }
    const owner = listener(target, letter);
    if (!owner) return;
    const modifiers =
      event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;
    let write;
    if ("cd".includes(letter)) {
      // Another tab, or a window.
      if (modifiers && closest(target, "a[href]")) return;
    } else if ("ku".includes(letter)) {
      if (event.isComposing || event.keyCode === 229) return;
      const keys = getAttribute(owner, "data-keys");
      if (keys && !keys.split(",").includes(event.key === "," ? "Comma" : event.key)) return;
      write = (writer) => writer.text(event.key || "").byte(modifiers);
    } else if (letter === "s") {
      const fields = [...new FormData(target, event.submitter)]
        .filter(([, value]) => typeof value === "string");
      write = (writer) => {
        writer.integer(fields.length);
        for (const [name, value] of fields) writer.text(name).text(value);
      };
    }
    if (letter === "s" || wants(owner).includes(letter + "!")) event.preventDefault();
    // What was typed before comes first.
    flush();
    report(owner, letter, letter === "h" && target, write);
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

  const steps = [100, 500, 1000, 2000, 5000];
  let socket = null;
  let isJoined = false;
  // Whether our nodes are the server's.
  let isWhole = true;
  // The session ended; it starts anew when someone is here.
  let isWaitingForUser = false;
  let token = root.dataset.token;
  let lastPatch = 0;
  let attempts = 0;
  let retryTimer, answerTimer, signTimer;

  const sign = createElementNS(document, root.namespaceURI, "div");
  sign.className = "arco-status";
  sign.setAttribute("role", "status");
  root.closest("body").append(sign);

  function show(isUp, word) {
    clearTimeout(signTimer);
    root.closest("html").dataset.line = isUp ? "up" : "down";
    if (isUp) sign.textContent = word || "";
    // A short break is not worth a word.
    else signTimer = setTimeout(() => { sign.textContent = root.dataset.wordDown || ""; }, 500);
  }

  const send = (writer) => socket.send(new Uint8Array(writer.bytes));

  function expectAnswer(limit = 8000) {
    answerTimer ||= setTimeout(lost, limit);
  }

  function answered() {
    clearTimeout(answerTimer);
    answerTimer = 0;
  }

  function connect() {
    hangUp();
    isWaitingForUser = false;
    const line = socket = new WebSocket(location.origin.replace("http", "ws") + root.dataset.arco);
    line.binaryType = "arraybuffer";
    line.onopen = () => {
      send(new Writer().byte(1).integer(1).text(token).integer(lastPatch)
        .integer(isWhole ? +root.dataset.nodes : 0));
    };
    line.onmessage = (event) => {
      answered();
      try { hear(new Reader(event.data)); } catch (error) {
        console.warn("arco: rebuilding the page", error);
        isWhole = false;
        lost();
      }
    };
    line.onclose = (event) => {
      if (event.reason) console.warn("arco: " + event.reason);
      lost(event.code);
    };
    expectAnswer(10000);
  }

  function hangUp(code) {
    answered();
    clearTimeout(retryTimer);
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
    isWaitingForUser = [4000, 4003, 4005].includes(code);
    if (isWaitingForUser) return;
    retry([1002, 1003, 1008].includes(code) ? startAfresh : connect);
  }

  function retry(action) {
    const step = steps[attempts++] || 10000;
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

  const refusals = [, "its element is gone", "its element does not offer it",
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
    let restore;
    applying = true;
    try {
      restore = apply(reader, applied);
      lastPatch = number;
      isWhole = true;
      // At once: an event from before this acknowledgement is taken for one on the old nodes.
      send(new Writer().byte(4).integer(number));
      if (restore) restore();
    } finally { applying = false; }
    if (restore) return;
    if (wanted) {
      openers.set(wanted[1], activeElement(document));
      focus(wanted[0]);
    } else if (left) inherit();
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
      const fresh = find(page, "[data-arco]");
      if (!fresh || response.redirected) return location.reload();
      reset(fresh);
      connect();
    } catch { retry(startAfresh); }
  }

  function reset(fresh) {
    flush();
    for (const event of pending) noEffect("the page was started anew");
    pending = [];
    lastPatch = reference = rebuilds = 0;
    const restore = capture();
    applying = true;
    Object.assign(root.dataset, fresh.dataset);
    root.replaceChildren(...fresh.childNodes);
    applying = false;
    token = root.dataset.token;
    served = new WeakMap();
    edited = new WeakMap();
    isWhole = adoptAll();
    restore();
    sign.dataset.word = root.dataset.wordFresh || "";
    setTimeout(() => { sign.dataset.word = sign.textContent = ""; }, 10000);
  }

  function wake() {
    if (isJoined) return ping(3000);
    attempts = 0;
    // Else it is being connected.
    if (socket?.readyState !== 0) connect();
  }

  function ping(limit) {
    send(new Writer().byte(3).integer(1));
    expectAnswer(limit);
  }

  setInterval(() => { if (isJoined) ping(5000); }, 20000);
  listen(window, "online", wake);
  listen(window, "offline", () => lost());
  listen(window, "pageshow", (event) => { if (event.persisted) wake(); });
  listen(window, "pagehide", (event) => {
    // Gone for good, or kept to go back to.
    hangUp(event.persisted ? 1000 : 4004);
  });
  listen(document, "visibilitychange", () => {
    if (visibilityState(document) === "visible") wake();
    else flush();
  });
  for (const type of ["pointerdown", "keydown"]) {
    listen(window, type, () => { if (isWaitingForUser) connect(); }, true);
  }

  isWhole = adoptAll();
  // What was typed before this script ran.
  if (isWhole) {
    for (const control of controls()) if (valueOf(control) !== defaultOf(control)) tell(control);
  }
  show(true);
  connect();
})();
