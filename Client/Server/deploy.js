// Code that is needed only after a deploy: it opens a page of another version of the application
// with its files, and keeps what the user typed while the browser loads that page.
//
// A module of its own, loaded when the page is fetched again, and by a page that was loaded to
// replace another one.

// Used where the browser requires trusted types and the page's policy does not forbid them.
const rules = { createHTML: String, createScriptURL: String };
const { createElement, querySelector, querySelectorAll } = Document.prototype;

const [way] = performance.getEntriesByType("navigation");
const here = () => location.pathname + location.search;

const filesOf = (page) => [...querySelectorAll.call(
  page, "link[rel=stylesheet]:not(noscript *,[data-arco3] *),script[src]:not([data-arco3] *)")];
// The part of a file's tag that is the same in all versions: without the hash in its address.
const nameOf = (file) => file.outerHTML.replace(/-\w+(?=\.\w+")/, "");

/// Opens a fetched page: returns its container, once the style sheets and scripts that this page
/// lacks are loaded. Returns nothing if the browser must load the page: it is of another format, or
/// it needs files and `mayLoad` is true. Then what the user typed is kept in the history, if that
/// is allowed and the client's version passes `ways`.
///
/// A trusted types policy can be created only once, but several versions of this module may run. So
/// `ways` holds it.
export async function open(markup, mayLoad, ways = {}) {
  const policy = ways.policy ||= window.trustedTypes?.createPolicy?.("arco", rules) || rules;
  const fetched = new DOMParser().parseFromString(policy.createHTML(markup), "text/html");
  const container = querySelector.call(fetched, "[data-arco3]");
  if (!container) {
    console.warn("arco: the page needs another script");
    // A page that was just reloaded is not reloaded again and again.
    return (mayLoad || way?.type !== "reload") && keep(ways);
  }
  const ours = filesOf(document);
  const files = filesOf(fetched).filter((it) => !ours.some((our) => our.isEqualNode(it)));
  // A user who chose to stay on the page gets the new page without a load. Only this request names the session that
  // the page goes on from, or whose last snapshot it begins with: a load would begin a new page.
  const { goesOn, older } = container.dataset;
  if (mayLoad && files[0] && (goesOn ?? older) === undefined && !ways.kept?.typed) return keep(ways);
  await Promise.all(files.map((it) => load(it, ours.filter((our) => nameOf(our) === nameOf(it)), policy)));
  return container;
}

/// Loads a file. A new style sheet replaces its former versions once it is there. A script of which
/// another version already runs is not run.
async function load(it, former, policy) {
  if (former[0]?.src) return;
  const file = createElement.call(document, it.localName);
  for (const { name, value } of it.attributes) {
    file.setAttribute(name, name === "src" ? policy.createScriptURL(value) : value);
  }
  // Scripts run in their order.
  file.async = false;
  await new Promise((done) => {
    file.onload = () => {
      former.forEach((old) => old.remove());
      done();
    };
    // The next page that lacks the file loads it again.
    file.onerror = () => {
      file.remove();
      done();
    };
    setTimeout(done, 10000);
    if (former[0]) former[0].before(file); else querySelector.call(document, "head").append(file);
  });
}

/// Keeps in the history what the user typed, except secrets. Nothing is kept while it is not known
/// which fields are secret.
async function keep({ kept, known, take, isSecret }) {
  if (!kept) return;
  const controls = known();
  kept.typed = new Map();
  kept.at = Date.now();
  kept.where = here();
  for (const [key, row] of take()) {
    // Events that report the text end with the page.
    row[3] = 0;
    if (row[0] && isSecret && !isSecret(controls.get(key))) kept.typed.set(key, row);
  }
  forgetOnceJoined(kept);
  await note(kept);
}

/// Removes the kept texts once the page is connected again: the load did not happen.
function forgetOnceJoined(kept) {
  const { documentElement } = document;
  const forget = () => {
    if (!kept.typed || documentElement.dataset.line !== "up") return;
    observer.disconnect();
    kept.typed = null;
    note(kept);
  };
  const observer = new MutationObserver(forget);
  observer.observe(documentElement, { attributeFilter: ["data-line"] });
  forget();
}

/// Writes to the browser's history, with retries: Safari refuses changes for 10 seconds after too
/// many.
async function note(what) {
  for (let tries = 0; tries < 12; tries++) {
    try { return history.replaceState({ ...history.state, ...what }, ""); } catch { }
    await new Promise((done) => setTimeout(done, 1000));
  }
}

/// Restores what the user typed in the page that this one replaced, if that was less than a minute
/// ago.
export function attend({ root, ways: { before, putBack, announce } }) {
  // So that it is restored only once.
  note({ typed: null });
  if (way?.type !== "reload" || before.where !== here() || !(Date.now() - before.at < 60000)) return;
  putBack(before.typed);
  announce(root.dataset.wordFresh);
}
