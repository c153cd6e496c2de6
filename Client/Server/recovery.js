// What the two ends say to each other, and how they find together again: after a line that was
// lost, a patch that cannot be read, or a session that is gone.
import { listen, querySelector, querySelectorAll } from "../members.js";
import { root } from "./container.js";
import { Reader, Writer, check } from "../bytes.js";
import { adopt, isWhole, trust } from "../nodes.js";
import { createElement, parse, set } from "../elements.js";
import { forgetEdits } from "../controls.js";
import { settleEnter } from "./enter.js";
import { flush } from "../listeners.js";
import { abandon, countFrom, drop, noEffect, pending, reference, settle } from "./reports.js";
import { quietly } from "../events.js";
import { connectAnew, expectAnswer, forgetFailures, hangUp, isJoined, joined } from "./line.js";
import { retry, reveal, send } from "./line.js";
import { acknowledge, forgetPatches, lastPatch, lastRebuild } from "./receipts.js";
import { receive } from "./receipts.js";
import { announce, show, warn } from "./sign.js";
import { settleFocus } from "../focus.js";
import { here, note, scrollBack, settleAddress, settleAt, visit } from "../navigation.js";
import { settleLanguage } from "../head.js";
import { forgetTables } from "../operands.js";
import { apply } from "../patch.js";
import { capture, noteTyped, tellTyped, typedBefore } from "../typing.js";

// The newest refusal we heard of.
let heardOf = 0;
let heardTimer;
const [way] = performance.getEntriesByType("navigation");
// The session that was here before, if somebody went back to it and the browser had not kept its page.
const former = way?.type === "back_forward" && history.state;
let formerToken = former?.token;
// Where they went.
let formerAddress = formerToken && here();

/// Begins with what was painted, or with the page that was left where somebody went back to it.
export function begin() {
  listen(window, "hashchange", remember);
  if (formerToken) {
    root.dataset.token = formerToken;
    // Where its worker is to be had: this one may be another's.
    root.dataset.arco3 = former.arco3 || root.dataset.arco3;
    trust(false);
    reveal(false);
  } else tellTyped();
  remember();
}

/// Notes in the browser's history which session is here, and where, for whoever goes back to it.
function remember() { if ("kept" in root.dataset) note(); }

function join() {
  if (formerToken) return send(new Writer().byte(6).integer(3).text(formerToken));
  send(new Writer().byte(1).integer(3).text(root.dataset.token).integer(lastPatch)
    .integer(isWhole ? +root.dataset.nodes : 0));
}

function hear(bytes) {
  const reader = new Reader(bytes);
  switch (reader.byte()) {
    case 1: return welcome(reader.byte(), reader.integer(), reader.text());
    case 2: return patch(reader.integer(), reader.integer(), reader, bytes.length);
    case 4: return refused(reader.integer(), reader.byte());
    case 5: return settleUpTo(reader.integer());
    // A pong has nothing to say but that it is here.
    case 3: return;
    default: check(false, "frame");
  }
}

function settleUpTo(applied) {
  settle(applied);
  settleEnter(applied);
}

const refusals = [, "its element is gone", "its element does not offer it",
  "its form is wrong", "too many came at once",
  "it ended the server twice"];

function refused(number, reason) {
  const isOurs = drop((event) => event.reference === number);
  // The server repeats it over the next line until it knows that we heard, also of an unknown reason.
  if (number > heardOf) {
    heardOf = number;
    check(refusals[reason], "reason");
  }
  if (isOurs) {
    noEffect(refusals[reason]);
    // That something has gone can be seen.
    if (reason > 1) announce(root.dataset[reason > 4 ? "wordPoison" : "wordRefused"]);
  }
  heardTimer ||= setTimeout(() => {
    heardTimer = 0;
    if (isJoined) send(new Writer().byte(5).integer(heardOf));
  }, 100);
}

function welcome(mode, applied, newToken) {
  if (newToken) root.dataset.token = newToken;
  check(mode < 3, "mode");
  if (mode === 2) return startAfresh(root.dataset.token);
  formerToken = null;
  if (applied > reference) countFrom(applied);
  settle(applied);
  joined();
  if (!mode) reveal(true);
  show(true);
  // Before the events, which would be refused behind too many refusals that nobody heard of.
  if (heardOf) send(new Writer().byte(5).integer(heardOf));
  const isOld = (event) => event.lastPatch < lastRebuild;
  pending.filter(isOld).forEach(send);
  // What comes before this names the nodes by their numbers from before the last rebuild.
  acknowledge();
  pending.filter((event) => !isOld(event)).forEach(send);
  if (pending.length) expectAnswer();
}

function patch(number, applied, reader, size) {
  if (number <= lastPatch) return;
  settle(applied);
  // A browser fills the fields of a page that somebody went back to when it likes.
  if (formerAddress) noteTyped();
  let restore;
  quietly(() => {
    restore = apply(reader, applied);
    trust(true);
    receive(number, size, restore);
    if (restore) restore();
  });
  reveal(true);
  settleLanguage();
  const isNewPage = settleAddress();
  if (!restore) settleFocus(isNewPage);
  if (formerAddress) visitAgain();
  settleEnter(applied);
}

/// Goes on to where somebody went back to, if the page that was left is elsewhere.
function visitAgain() {
  if (root.dataset.address && here() !== formerAddress) visit(formerAddress, 1);
  else scrollBack();
  formerAddress = null;
}

// How often the page was fetched anew: only the newest answer counts.
let fetches = 0;

/// The session is gone: fetches the page again, as the browser would, and keeps what was typed. With the
/// token of a session that may have been kept, asks for that: then the page goes on as it is.
async function startAfresh(token) {
  hangUp();
  formerToken = formerAddress = null;
  show(false);
  const number = ++fetches;
  // The line may be asked for meanwhile, and join, or have the page fetched once more.
  const isOver = () => isJoined || number !== fetches;
  try {
    const response = await fetch(location.href, {
      cache: "no-store", signal: AbortSignal.timeout?.(30000),
      headers: { accept: "text/html", ...(token && { "arco-token": token }) },
    });
    if (response.status === 429 || response.status >= 500) throw response;
    const page = parse(await response.text());
    if (isOver()) return;
    const fresh = querySelector(page, "[data-arco3]");
    if (!fresh) warn("the page is of another format");
    if (!fresh || response.redirected) return location.reload();
    const goesOn = "goesOn" in fresh.dataset;
    // After a deploy, a load brings the new script; but not over and over, and nothing typed is to be lost.
    if (await loadFiles(page, goesOn || typedBefore()[0] || performance.now() < 60000)) return location.reload();
    if (isOver()) return;
    if (goesOn) {
      const { token, arco3 } = fresh.dataset;
      Object.assign(root.dataset, { token, arco3 });
    } else reset(fresh);
    remember();
    connectAnew();
  } catch { if (!isOver()) retry(() => startAfresh(token)); }
}

const filesOf = (page) => [...querySelectorAll(
  page, "link[rel=stylesheet]:not(noscript *,[data-arco3] *),script[src]:not([data-arco3] *)")];
// What of a file every version has: not the part of its address that changes with its content.
const nameOf = (file) => file.outerHTML.replace(/-\w+(?=\.\w+")/, "");

/// Loads the style sheets and the scripts of a page that this one lacks. A script of which another version runs
/// already is not run again. Returns whether there are any, where they are not to be loaded.
async function loadFiles(page, isWanted) {
  const ours = filesOf(document);
  const fresh = filesOf(page).filter((it) => !ours.some((our) => our.isEqualNode(it)));
  if (!isWanted) return fresh[0];
  for (const it of fresh) {
    const old = ours.find((our) => nameOf(our) === nameOf(it));
    if (old?.src) continue;
    const file = createElement(document, 1, it.localName);
    for (const { name, value } of it.attributes) set(file, name, value);
    await new Promise((done) => {
      file.onload = file.onerror = done;
      if (old) old.before(file); else querySelector(document, "head").append(file);
    });
    old?.remove();
  }
}

function reset(fresh) {
  flush();
  abandon();
  forgetPatches();
  forgetFailures();
  heardOf = 0;
  const restore = capture();
  quietly(() => {
    Object.assign(root.dataset, fresh.dataset);
    root.replaceChildren(...fresh.childNodes);
  });
  forgetEdits();
  forgetTables();
  adopt();
  restore();
  reveal(true);
  settleLanguage();
  settleAt(fresh.dataset.address);
  announce(root.dataset.wordFresh);
}

/// What the line is for.
export const talker = { join, hear, startAfresh, flush };
