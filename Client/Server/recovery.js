// The messages of both ends, and recovery after a lost connection, an unreadable patch, or the end
// of a session.
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

// The newest refusal that was received.
let heardOf = 0;
let heardTimer;
const [way] = performance.getEntriesByType("navigation");
// The history state of the session that the user came back to, if the browser had not kept its
// page.
const former = way?.type === "back_forward" && history.state;
let formerToken = former?.token;
// The address that the user came back to.
let formerAddress = formerToken && here();

/// Begins with the first paint, or with the former session if the user came back to it.
export function begin() {
  listen(window, "hashchange", remember);
  if (formerToken) {
    root.dataset.token = formerToken;
    // The socket address of the former session's worker; the current address may be another
    // worker's.
    root.dataset.arco3 = former.arco3 || root.dataset.arco3;
    forgetPatches();
    trust(false);
    reveal(false);
  } else tellTyped();
  const before = history.state;
  Object.assign(ways, { before, kept, known, take, putBack, announce });
  if (before?.typed) load("arco-deploy.js");
  remember();
}

/// Records in the browser's history which session is shown, and its address, for a user who comes
/// back.
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
    // A pong has no content.
    case 3: return;
    default: check(false, "frame");
  }
}

const refusals = [, "its element is gone", "its element does not offer it",
  "it is malformed", "too many",
  "it crashed the server twice"];

function refused(number, reason) {
  const isOurs = drop((event) => event.reference === number);
  // The server repeats a refusal on the next connection until it is acknowledged, also a refusal
  // with an unknown reason.
  if (number > heardOf) {
    heardOf = number;
    check(refusals[reason], "reason");
  }
  if (isOurs) {
    noEffect(refusals[reason]);
    // The user can see by himself that an element is gone (reason 1).
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
  // Before the events: a server with too many unacknowledged refusals would refuse them.
  if (heardOf) send(new Writer().byte(5).integer(heardOf));
  const isOld = (event) => event.lastPatch < lastRebuild;
  pending.filter(isOld).forEach(send);
  // The events before this acknowledgement use the node numbers from before the last rebuild.
  acknowledge();
  pending.filter((event) => !isOld(event)).forEach(send);
  if (pending.length) expectAnswer();
}

function patch(number, applied, reader, size) {
  if (number <= lastPatch) return;
  settle(applied);
  // When the user comes back to a page, the browser may restore its fields at any time.
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

/// Goes to the address that the user came back to, if the former session shows another one.
function visitAgain() {
  if (root.dataset.address && here() !== formerAddress) visit(formerAddress, 1);
  else scrollBack();
  formerAddress = null;
}

// Whether the page was loaded more than a minute ago.
const isOld = () => performance.now() > 60000;

// The number of fetches of the page. Only the newest answer counts.
let fetches = 0;
// The number of failed imports of the deploy part. Browsers cache a failed import by its address.
let misses = 0;

/// Replaces a session that is gone: fetches the page again as the browser would, and keeps what the
/// user typed. With a `token`, asks the server for that session; if a store kept it, the page goes
/// on unchanged.
async function startAfresh(token) {
  hangUp();
  formerToken = formerAddress = null;
  show(false, misses > 3 ? "Broken" : "Down");
  const number = ++fetches;
  // Meanwhile the connection may have been joined, or the page fetched once more.
  const isOver = () => isJoined || number !== fetches;
  const tryAgain = (problem) => {
    if (isOver()) return;
    warn("fetching the page", problem);
    // Before the first join, a hidden page is the page that was just loaded.
    if (tries >= 0) reveal(true);
    retry(() => startAfresh(token), 1000 * Math.min(problem.headers?.get("retry-after"), 600));
  };
  // An import may neither succeed nor fail.
  const limit = setTimeout(tryAgain, 60000, "late");
  try {
    const response = await fetch(location.href, {
      cache: "no-store", signal: AbortSignal.timeout(30000),
      headers: { accept: "text/html", ...(token && { "arco-token": token }) },
    });
    if (response.status === 429 || response.status >= 500) throw response;
    let fresh;
    // Other answers, such as a redirect, are left to the browser.
    if (response.ok && !response.redirected && !isOver()) {
      // The server names the part that opens its page: this version's own part may be gone.
      const opener = response.headers.get("arco-opener") || "arco-deploy.js";
      const part = await import(opener + "?".repeat(misses++));
      misses--;
      // After a deploy, an old page is loaded again, to get the new script.
      fresh = await part.open(await response.text(), isOld(), ways);
    }
    if (isOver()) return;
    if (!fresh) {
      // Not again and again. A redirect leads to another page.
      if (way?.type === "reload" && !isOld() && !response.redirected) throw "twice";
      forgetEvents();
      location.reload();
      // The browser may ask the user, who may stay.
      return retry(startAfresh, 60000);
    }
    if ("goesOn" in fresh.dataset) {
      root.dataset.token = fresh.dataset.token;
      root.dataset.arco3 = fresh.dataset.arco3;
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
  forgetPatches(+fresh.dataset.patch || 0);
  forgetFailures();
  heardOf = 0;
  const restore = capture();
  quietly(() => {
    for (const key in root.dataset) delete root.dataset[key];
    Object.assign(root.dataset, fresh.dataset);
    root.replaceChildren(...fresh.childNodes);
  });
  forgetEdits();
  forgetTables();
  adopt();
  restore();
  reveal(true);
  settleLanguage();
  settleAt(root.dataset.address);
  announce(root.dataset.wordFresh);
}

/// The handlers of the connection.
export const talker = { join, hear, startAfresh, flush };
