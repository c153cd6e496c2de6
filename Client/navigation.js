// Navigation within the site: the browser's address and history follow the page, and links become
// events.
import { check } from "./bytes.js";
import { closest, getAttribute, getElementById, listen } from "./members.js";
import { querySelector, title } from "./members.js";
import { modifiers } from "./controls.js";
import { base, root } from "host/container.js";
import { isJoined, isPlain } from "host/line.js";
import { flush, wants } from "./listeners.js";
import { report } from "host/reports.js";

// The index of the history entry that the page shows, and its path and query. Undefined if the page
// follows no address.
let entry;
let address;
// The scroll position of each entry. The history also has them, from when the page was left.
const scrolls = history.state?.scrolls || [];
// The scroll position and title before the patch.
let scrolled;
let titleBefore;
// The URL of the link that the user followed, for its fragment.
let followed = null;
// The address step of the patch.
let step = null;

/// The texts that the user typed, and when they were recorded, for a page that is loaded to replace
/// this one.
export const kept = { typed: null };

// The pending change of the history: whether it is a new entry, and its URL if that changes. Safari
// allows 100 such calls in 10 seconds, Firefox and Chromium 200. After that, Safari and Firefox
// throw, and Chromium ignores the call. So the first calls are made at once, and later ones are
// combined.
let due = null;
let calls = 0;
let timer = 0;

const pathOf = ({ pathname, search }) => (pathname + search).slice(base.length);
/// The path and query that the browser shows.
export const here = () => pathOf(location);

/// Records in the browser's history what is shown, for a user who comes back to it.
export function note(url, isNew) {
  due = { isNew: isNew || due?.isNew, url: url || due?.url };
  if (isNew || calls < 20) noteNow();
  else timer ||= setTimeout(noteNow, 200);
}

function noteNow() {
  clearTimeout(timer);
  timer = 0;
  if (!due) return;
  const { isNew, url } = due;
  // Without a connection no server can confirm who may see the page, so a page that the user comes
  // back to is not hidden.
  const { token, arco3 } = isPlain ? {} : root.dataset;
  calls++;
  setTimeout(() => { calls--; }, 10000);
  try {
    // A change without a URL may come while the browser is at another entry already.
    const state = { ...(isNew ? null : history.state), ...(url && { arco: entry }), token, arco3, scrolls, ...kept };
    history[isNew ? "pushState" : "replaceState"](state, "", url);
    if (url && here() !== address) throw url;
    due = null;
  } catch { timer = setTimeout(noteNow, 1000); }
}

/// Writes the address of the shown page to the history.
function write(text, hash = "", isNew) {
  const url = resolve(base + (text.includes("#") ? text : text + hash));
  check(url?.origin === location.origin, "address");
  address = pathOf(url);
  note(url.href, isNew);
}

/// Records the scroll position, for a user who comes back.
function notePlace() {
  scrolls[entry || 0] = scrollY;
  if (entry === undefined && !("kept" in root.dataset)) return;
  note();
  noteNow();
}

export function scrollBack() { scrollTo({ top: scrolls[entry || 0] || 0, behavior: "instant" }); }

/// Reports a visit of an address; `isShown` if the browser shows the address already.
export function visit(text, isShown) {
  // What was typed before comes first.
  flush();
  report(root, "v", null, (writer) => writer.text(text).byte(isShown));
}

/// The URL of an address, relative to this page; undefined for an invalid address.
function resolve(text) {
  try { return new URL(text, due?.url || location.href); } catch { return undefined; }
}

/// Visits an address of the site instead of loading it, unless it is the current page.
function leave(event, to) {
  const text = pathOf(to);
  const isHere = text === address;
  // Outside of the site, or ambiguous (`//host`): left to the browser.
  if (!(to.pathname + "/").startsWith(base + "/") || to.origin !== location.origin
    || text.startsWith("//")) return;
  // A fragment of the current page: the browser scrolls.
  if (isHere && to.href.includes("#")) return notePlace();
  event.preventDefault();
  if (isHere) return;
  followed = to;
  visit(text + to.hash, 0);
}

/// A GET form visits its address as a link does.
function submitAddress(event) {
  const form = event.target;
  const { submitter } = event;
  // The button's attributes override the form's.
  const said = (name) => submitter && getAttribute(submitter, "form" + name) || getAttribute(form, name);
  if (event.defaultPrevented || !isJoined || wants(form).includes("s")
    || (said("method") || "get") !== "get" || said("target")) return;
  const to = resolve(said("action") || location.pathname);
  if (!to) return;
  // For a file its name, as browsers do.
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, value.name ?? value]);
  to.search = new URLSearchParams(fields);
  leave(event, to);
}

function follow(event) {
  // The link may be in the shadow tree of an element, or around the target.
  const link = event.composedPath().map((it) => it instanceof Element && closest(it, "a[href]")).find(Boolean);
  // Without a connection, the browser loads the link.
  if (event.defaultPrevented || !isJoined || !link || modifiers(event)
    || closest(link, "[target],[download],[rel~=external]")) return;
  const to = resolve(getAttribute(link, "href"));
  if (to) leave(event, to);
}

/// Takes over the browser's address, if the page follows it.
export function attendAddress() {
  listen(window, "beforeunload", (event) => {
    // If what was typed is kept for the load, the user is not asked.
    if (querySelector(document, "[data-asks]") && !kept.typed?.size) event.preventDefault();
    notePlace();
  });
  listen(document, "visibilitychange", notePlace);
  if (!getAttribute(root, "data-address")) return;
  listen(root, "click", follow);
  listen(root, "submit", submitAddress);
  entry = history.state?.arco || 0;
  // Patches come later than the browser would scroll, so this script scrolls. After a load the page
  // is there at once.
  const restoreBy = (way) => () => { history.scrollRestoration = way; };
  restoreBy("manual")();
  listen(window, "pagehide", restoreBy("auto"));
  listen(window, "pageshow", restoreBy("manual"));
  settleAt(root.dataset.address);
  listen(window, "popstate", () => {
    const { state } = history;
    const isHere = here() === address;
    // A new entry for another fragment. Its address is the one that the last entry was about to
    // get.
    if (!state && (isHere || due)) {
      entry++;
      return write(address, location.hash);
    }
    due = null;
    scrolls[entry] = scrollY;
    if (isHere) {
      // Only the fragment differs.
      entry = state.arco || 0;
      return scrollBack();
    }
    followed = null;
    visit(here() + location.hash, 1);
  });
}

/// Sets the address of a new session.
export function settleAt(text) { if (text) write(text, location.hash); }

/// Begins a patch.
export function watchAddress() {
  step = null;
  // The page does not follow its address.
  if (entry === undefined) return;
  scrolled = scrollY;
  titleBefore = title(document);
}

/// Carries out an address step of the server: 0 adds an entry, 1 replaces the current one, 2
/// accepts the entry that the browser went to, 3 goes back from it, and 4 loads another page.
export function go(code, text) {
  check(code < 5, "step");
  if (code === 4) {
    // Another fragment of the current address would not load the page.
    if (text.split("#")[0] !== here()) return location.assign(base + text);
    history.replaceState(history.state, "", base + text);
    return location.reload();
  }
  if (code === 3) {
    const steps = entry - (history.state?.arco || 0);
    // `go(0)` would load the page.
    if (steps) history.go(steps);
    return;
  }
  step = code;
  // The fragment of a followed link is for the page that the link leads to.
  const hash = followed?.pathname === base + text.split(/[?#]/)[0] ? followed.hash : "";
  followed = null;
  if (code) {
    if (!due) entry = history.state?.arco || 0;
    if (due || here() !== text) write(text, hash);
    else address = text;
  } else {
    noteNow();
    scrolls[entry++] = scrolled;
    write(text, hash, true);
  }
}

/// The element that the address's fragment names, literally or decoded. A fragment is untrusted, so
/// it is decoded as browsers do: a malformed escape stays as it is.
function indicated() {
  const name = location.hash.slice(1);
  const items = new URLSearchParams("=" + name.replace(/[&+]/g, encodeURIComponent));
  return getElementById(document, name) || getElementById(document, items.get(""));
}

/// Ends a patch: scrolls to the position that the user expects. Returns whether this is another
/// page now, judged by its title.
export function settleAddress() {
  if (step === null) return false;
  if (step === 2) scrollBack();
  else if (!step) {
    const place = indicated();
    place ? place.scrollIntoView() : scrollTo(0, 0);
  }
  return step !== 1 && titleBefore !== title(document);
}
