// What only a deploy needs: a page of another version of the application, the files that it names, and what was typed
// before the browser loads it.
//
// A module of its own, loaded where the page is fetched anew, and by a page that was loaded in the place of another one.

// Where the browser asks for trusted types, the page may have the policy.
const rules = { createHTML: String, createScriptURL: String };
const { createElement, querySelector, querySelectorAll } = Document.prototype;

const [way] = performance.getEntriesByType("navigation");
const here = () => location.pathname + location.search;

const filesOf = (page) => [...querySelectorAll.call(
  page, "link[rel=stylesheet]:not(noscript *,[data-arco3] *),script[src]:not([data-arco3] *)")];
// What of a file every version has: not the part of its address that changes with its content.
const nameOf = (file) => file.outerHTML.replace(/-\w+(?=\.\w+")/, "");

/// The container of a page that this markup says, once the style sheets and scripts are there that the page has and
/// this one lacks. None where the page is to be loaded: if it is of another format, or lacks files and `mayLoad`. Then
/// the history has what was typed, if it may and if the client is of a version that hands over `ways`.
///
/// A policy can be made once only, and there may be other versions of this module: `ways` has it.
export async function open(markup, mayLoad, ways = {}) {
  const policy = ways.policy ||= window.trustedTypes?.createPolicy?.("arco", rules) || rules;
  const fetched = new DOMParser().parseFromString(policy.createHTML(markup), "text/html");
  const container = querySelector.call(fetched, "[data-arco3]");
  if (!container) {
    console.warn("arco: the page is of another format");
    // A page that was loaded again just now is not loaded over and over.
    return (mayLoad || way?.type !== "reload") && keep(ways);
  }
  const ours = filesOf(document);
  const files = filesOf(fetched).filter((it) => !ours.some((our) => our.isEqualNode(it)));
  // Who was asked and stays has the page come without a load.
  if (mayLoad && files[0] && !("goesOn" in container.dataset) && !ways.kept?.typed) return keep(ways);
  await Promise.all(files.map((it) => load(it, ours.find((our) => nameOf(our) === nameOf(it)), policy)));
  return container;
}

/// Loads a file; a style sheet in the place of its former version. A script of which another version runs already is
/// not run again.
async function load(it, old, policy) {
  if (old?.src) return;
  const file = createElement.call(document, it.localName);
  for (const { name, value } of it.attributes) {
    file.setAttribute(name, name === "src" ? policy.createScriptURL(value) : value);
  }
  // In their order.
  file.async = false;
  await new Promise((done) => {
    file.onload = file.onerror = done;
    setTimeout(done, 10000);
    if (old) old.before(file); else querySelector.call(document, "head").append(file);
  });
  old?.remove();
}

/// Has the browser's history keep what was typed, as far as that may be: nothing while it is not known what is secret.
async function keep({ kept, known, take, isSecret }) {
  if (!kept) return;
  const controls = known();
  kept.typed = new Map();
  kept.at = Date.now();
  kept.where = here();
  for (const [key, row] of take()) {
    // The events that tell of it end with the page.
    row[3] = 0;
    if (row[0] && isSecret && !isSecret(controls.get(key))) kept.typed.set(key, row);
  }
  forgetOnceJoined(kept);
  await note(kept);
}

/// Keeps it no longer once the page has a line again: the load did not come.
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

/// Notes something in the browser's history. Safari takes no note for 10 seconds after too many.
async function note(what) {
  for (let tries = 0; tries < 12; tries++) {
    try { return history.replaceState({ ...history.state, ...what }, ""); } catch { }
    await new Promise((done) => setTimeout(done, 1000));
  }
}

/// Puts back what was typed into the page that this one took the place of, if that was just now.
export function attend({ root, ways: { before, putBack, announce } }) {
  // It is put back once.
  note({ typed: null });
  if (way?.type !== "reload" || before.where !== here() || !(Date.now() - before.at < 60000)) return;
  putBack(before.typed);
  announce(root.dataset.wordFresh);
}
