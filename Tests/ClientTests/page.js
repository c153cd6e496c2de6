// Stands in for a browser, for modules of Client that ask little of a page. A test imports it first.

// `members.js` asks nodes by the members of prototypes. Here each member asks the object itself.
const asksItself = new Proxy({}, {
  getOwnPropertyDescriptor: (_, name) => ({
    configurable: true,
    value(...all) {
      const member = this[name];
      return typeof member === "function" ? member.apply(this, all) : member;
    },
  }),
});
for (const name of ["Node", "Element", "Document"]) {
  globalThis[name] = function () {};
  globalThis[name].prototype = asksItself;
}

/// An element, as far as a test says what it is.
export const element = (members) => Object.assign(new EventTarget(), {
  dataset: {}, attributes: {}, style: {},
  getAttribute(name) { return this.attributes[name] ?? null; },
  setAttribute(name, value) { this.attributes[name] = String(value); },
  removeAttribute(name) { delete this.attributes[name]; },
  contains(other) { return other === this; },
  querySelectorAll: () => [],
  append() {},
  ...members,
});

const html = element();
const body = element();
/// The container of the page.
export const root = element({
  dataset: { arco3: "/arco/live", token: "token", nodes: "0", window: "4", limit: "1000" },
  closest: (name) => name === "html" ? html : body,
});
/// What the sign says that stands under the page.
export const sign = element({ textContent: "" });

const given = {
  window: Object.assign(new EventTarget(), { moveBefore: null }),
  document: element({
    title: "", visibilityState: "visible", activeElement: body, defaultView: null,
    querySelector: (selector) => selector === "[data-arco3]" ? root : null,
    getElementById: () => null,
    createElementNS: () => sign,
    implementation: { createHTMLDocument: () => ({}) },
  }),
  DOMParser: class { parseFromString() { return {}; } },
  MutationObserver: class { observe() {} disconnect() {} takeRecords() { return []; } },
  history: { state: null },
  fetch: async () => ({}),
  scrollY: 0, scrollTo() {},
};
for (const [name, value] of Object.entries(given)) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

/// Time that passes when a test says so.
export const time = {
  now: 0, timers: [],
  /// Lets so many milliseconds pass, and what is due then happen in its order.
  pass(milliseconds) {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = this.timers.filter((it) => it.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.now = next.at;
      if (next.every) next.at += next.every;
      else clearTimeout(next);
      next.run();
    }
    this.now = end;
  },
};
globalThis.setTimeout = (run, milliseconds = 0) => {
  const timer = { at: time.now + +milliseconds, run };
  time.timers.push(timer);
  return timer;
};
globalThis.setInterval = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  timer.every = +milliseconds;
  return timer;
};
globalThis.clearTimeout = globalThis.clearInterval = (timer) => {
  time.timers = time.timers.filter((it) => it !== timer);
};
