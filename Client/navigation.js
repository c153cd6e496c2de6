// Moving within the site: the address and its history follow the page, and links lead through it.
import { check } from "./bytes.js";
import { closest, getAttribute, getElementById, listen } from "./members.js";
import { querySelector, title } from "./members.js";
import { modifiers } from "./controls.js";
import { base, root } from "host/container.js";
import { isJoined, isPlain } from "host/line.js";
import { flush, wants } from "./listeners.js";
import { report } from "host/reports.js";

// The entry of the history that the page shows, and its path and query; undefined if it follows none.
let entry;
let address;
// By entry: how far it was scrolled. The history has it too, from when the page was left.
const scrolls = history.state?.scrolls || [];
// How far the page was scrolled before the patch, and its title.
let scrolled;
let titleBefore;
// The URL of the link that somebody followed, for its fragment.
let followed = null;
// What the patch did to the address.
let step = null;

/// What was typed, and when that was noted, for the page that is loaded in the place of this one.
export const kept = { typed: null };

// What the history is to say: whether in a new entry, and its URL, unless that stays. Safari takes 100 such calls
// in 10 seconds, Firefox and Chromium 200. Then they throw, and Chromium's do nothing. So the first are made at once, and
// others together.
let due = null;
let calls = 0;
let timer = 0;

const pathOf = ({ pathname, search }) => (pathname + search).slice(base.length);
/// The path and the query that the browser shows.
export const here = () => pathOf(location);

/// Notes in the browser's history what is shown, for whoever goes back to it.
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
  // What is gone back to is not hidden, where no line may say that it is good.
  const { token, arco3 } = isPlain ? {} : root.dataset;
  calls++;
  setTimeout(() => { calls--; }, 10000);
  try {
    // A note without an address may come while the browser is at another entry already.
    const state = { ...(isNew ? null : history.state), ...(url && { arco: entry }), token, arco3, scrolls, ...kept };
    history[isNew ? "pushState" : "replaceState"](state, "", url);
    if (url && here() !== address) throw url;
    due = null;
  } catch { timer = setTimeout(noteNow, 1000); }
}

/// Writes the address of what is shown.
function write(text, hash = "", isNew) {
  const url = resolve(base + (text.includes("#") ? text : text + hash));
  check(url?.origin === location.origin, "address");
  address = pathOf(url);
  note(url.href, isNew);
}

/// Notes how far the page is scrolled, for whoever comes back to it.
function notePlace() {
  scrolls[entry || 0] = scrollY;
  if (entry === undefined && !("kept" in root.dataset)) return;
  note();
  noteNow();
}

export function scrollBack() { scrollTo({ top: scrolls[entry || 0] || 0, behavior: "instant" }); }

/// Reports that somebody goes to an address, which the browser may show already.
export function visit(text, isShown) {
  // What was typed before comes first.
  flush();
  report(root, "v", null, (writer) => writer.text(text).byte(isShown));
}

/// The URL of an address, relative to this page; undefined for an invalid address.
function resolve(text) {
  try { return new URL(text, due?.url || location.href); } catch { return undefined; }
}

/// Goes to an address of the site, if it is another page of it.
function leave(event, to) {
  const text = pathOf(to);
  const isHere = text === address;
  // Outside of the site, or what is not to be told from a host: the browser's.
  if (!(to.pathname + "/").startsWith(base + "/") || to.origin !== location.origin
    || text.startsWith("//")) return;
  // Within the page, too.
  if (isHere && to.href.includes("#")) return notePlace();
  event.preventDefault();
  if (isHere) return;
  followed = to;
  visit(text + to.hash, 0);
}

/// A form that asks for an address goes there as a link does.
function submitAddress(event) {
  const form = event.target;
  const { submitter } = event;
  // What its button says comes first.
  const said = (name) => submitter && getAttribute(submitter, "form" + name) || getAttribute(form, name);
  if (event.defaultPrevented || !isJoined || wants(form).includes("s")
    || (said("method") || "get") !== "get" || said("target")) return;
  const to = resolve(said("action") || location.pathname);
  if (!to) return;
  // Of a file its name, as a browser sends it.
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, value.name ?? value]);
  to.search = new URLSearchParams(fields);
  leave(event, to);
}

function follow(event) {
  // It may be in the shadow of an element, or around one.
  const link = event.composedPath().map((it) => it instanceof Element && closest(it, "a[href]")).find(Boolean);
  // Without a line, the browser loads what the link leads to.
  if (event.defaultPrevented || !isJoined || !link || modifiers(event)
    || closest(link, "[target],[download],[rel~=external]")) return;
  const to = resolve(getAttribute(link, "href"));
  if (to) leave(event, to);
}

/// Takes the address for the page's own, if the page follows it.
export function attendAddress() {
  listen(window, "beforeunload", (event) => {
    // Where the page is loaded again with what was typed, nobody is asked.
    if (querySelector(document, "[data-asks]") && !kept.typed?.size) event.preventDefault();
    notePlace();
  });
  listen(document, "visibilitychange", notePlace);
  if (!getAttribute(root, "data-address")) return;
  listen(root, "click", follow);
  listen(root, "submit", submitAddress);
  entry = history.state?.arco || 0;
  // What is shown comes later than the browser would scroll; after a load it is there at once.
  const restoreBy = (way) => () => { history.scrollRestoration = way; };
  restoreBy("manual")();
  listen(window, "pagehide", restoreBy("auto"));
  listen(window, "pageshow", restoreBy("manual"));
  settleAt(root.dataset.address);
  listen(window, "popstate", () => {
    const { state } = history;
    const isHere = here() === address;
    // A new entry for another fragment. It has the address that the last one would have had by now.
    if (!state && (isHere || due)) {
      entry++;
      return write(address, location.hash);
    }
    due = null;
    scrolls[entry] = scrollY;
    if (isHere) {
      // Only the fragment is another.
      entry = state.arco || 0;
      return scrollBack();
    }
    followed = null;
    visit(here() + location.hash, 1);
  });
}

/// The page shows an address, of a session that is new.
export function settleAt(text) { if (text) write(text, location.hash); }

/// Begins a patch.
export function watchAddress() {
  step = null;
  // The page does not follow it.
  if (entry === undefined) return;
  scrolled = scrollY;
  titleBefore = title(document);
}

/// Does what the server says of the address: 0 is a new entry, 1 takes the place of the one that is
/// shown, 2 is the one that the browser went to, 3 is not to be left, and 4 is another page.
export function go(code, text) {
  check(code < 5, "step");
  if (code === 4) {
    // To go to another fragment of the address that is shown would load nothing.
    if (text.split("#")[0] !== here()) return location.assign(base + text);
    history.replaceState(history.state, "", base + text);
    return location.reload();
  }
  if (code === 3) {
    const steps = entry - (history.state?.arco || 0);
    // No step would be a load.
    if (steps) history.go(steps);
    return;
  }
  step = code;
  // The fragment of a link is for the page that the link leads to.
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

/// The element that the address's fragment names, literally or decoded. Anybody may write a fragment,
/// so it is decoded as browsers decode it: a malformed escape stands for itself.
function indicated() {
  const name = location.hash.slice(1);
  const items = new URLSearchParams("=" + name.replace(/[&+]/g, encodeURIComponent));
  return getElementById(document, name) || getElementById(document, items.get(""));
}

/// Ends a patch: scrolls to where somebody who moved expects to be. Whether the page is another one
/// now, by its title, and not the same in another state.
export function settleAddress() {
  if (step === null) return false;
  if (step === 2) scrollBack();
  else if (!step) {
    const place = indicated();
    place ? place.scrollIntoView() : scrollTo(0, 0);
  }
  return step !== 1 && titleBefore !== title(document);
}
