// What the two ends say to each other, and how they find together again: after a line that was
// lost, a patch that cannot be read, or a session that is gone.
import { listen } from "../members.js";
import { root } from "./container.js";
import { Reader, Writer, check } from "../bytes.js";
import { adopt, isWhole, trust } from "../nodes.js";
import { forgetEdits } from "../controls.js";
import { flush } from "../listeners.js";
import { abandon, countFrom, drop, noEffect, pending, reference, settle } from "./reports.js";
import { quietly } from "../events.js";
import { connectAnew, expectAnswer, forgetFailures, hangUp, isJoined, joined } from "./line.js";
import { retry, reveal, send, tries } from "./line.js";
import { acknowledge, forgetPatches, lastPatch, lastRebuild } from "./receipts.js";
import { receive } from "./receipts.js";
import { announce, show, warn } from "./sign.js";
import { settleFocus } from "../focus.js";
import { here, kept, note, scrollBack, settleAddress, settleAt, visit } from "../navigation.js";
import { settleLanguage } from "../head.js";
import { forgetTables } from "../operands.js";
import { apply } from "../patch.js";
import { load, ways } from "../parts.js";
import { capture, known, noteTyped, putBack, take, tellTyped } from "../typing.js";

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
  const before = history.state;
  Object.assign(ways, { before, kept, known, take, putBack, announce });
  if (before?.typed) load("arco-deploy.js");
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
    case 5: return settle(reader.integer());
    // A pong has nothing to say but that it is here.
    case 3: return;
    default: check(false, "frame");
  }
}

const refusals = [, "its element is gone", "its element does not offer it",
  "its form is wrong", "too many",
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
}

/// Goes on to where somebody went back to, if the page that was left is elsewhere.
function visitAgain() {
  if (root.dataset.address && here() !== formerAddress) visit(formerAddress, 1);
  else scrollBack();
  formerAddress = null;
}

// Whether it is a minute since the page was loaded.
const isOld = () => performance.now() > 60000;

// How often the page was fetched anew: only the newest answer counts.
let fetches = 0;
// How often the part that opens it did not load: a browser keeps a failure, by its address.
let misses = 0;

/// The session is gone: fetches the page again, as the browser would, and keeps what was typed. With the
/// token of a session that may have been kept, asks for that: then the page goes on as it is.
async function startAfresh(token) {
  hangUp();
  formerToken = formerAddress = null;
  show(false, misses > 3 ? "Broken" : "Down");
  const number = ++fetches;
  // The line may be asked for meanwhile, and join, or have the page fetched once more.
  const isOver = () => isJoined || number !== fetches;
  const tryAgain = (problem) => {
    if (isOver()) return;
    warn("fetching the page", problem);
    // Before a line was joined, what is hidden is what was loaded just now.
    if (tries >= 0) reveal(true);
    retry(() => startAfresh(token), 1000 * Math.min(problem.headers?.get("retry-after"), 600));
  };
  // A part may neither come nor fail.
  const limit = setTimeout(tryAgain, 60000, "late");
  try {
    const response = await fetch(location.href, {
      cache: "no-store", signal: AbortSignal.timeout(30000),
      headers: { accept: "text/html", ...(token && { "arco-token": token }) },
    });
    if (response.status === 429 || response.status >= 500) throw response;
    let fresh;
    // Something else is for the browser to show.
    if (response.ok && !response.redirected && !isOver()) {
      // Who sent it says what opens it: this version's own part may be gone.
      const opener = response.headers.get("arco-opener") || "arco-deploy.js";
      const part = await import(opener + "?".repeat(misses++));
      misses--;
      // After a deploy, a load brings the new script.
      fresh = await part.open(await response.text(), isOld(), ways);
    }
    if (isOver()) return;
    if (!fresh) {
      // Not over and over. What is redirected leads to another page.
      if (way?.type === "reload" && !isOld() && !response.redirected) throw "twice";
      forgetEvents();
      location.reload();
      // The user may be asked, and stay.
      return retry(startAfresh, 60000);
    }
    if ("goesOn" in fresh.dataset) {
      const { token, arco3 } = fresh.dataset;
      Object.assign(root.dataset, { token, arco3 });
    } else reset(fresh);
    remember();
    connectAnew();
  } catch (problem) {
    tryAgain(problem);
  } finally {
    clearTimeout(limit);
  }
}

function forgetEvents() {
  flush();
  abandon();
}

function reset(fresh) {
  forgetEvents();
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
