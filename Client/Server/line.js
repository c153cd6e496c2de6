// The line to the server: a socket that is opened again when it is lost, and that knows nothing of
// what the frames say.
import { activeElement, contains, listen, visibilityState } from "../members.js";
import { refocus } from "../focus.js";
import { root } from "./container.js";
import { Writer } from "../bytes.js";
import { isWhole, trust } from "../nodes.js";
import { show, warn } from "./sign.js";

const steps = [100, 500, 1000, 2000, 5000];
let socket = null;
// Somebody who does something has the line opened at once: the session ended, or a rebuild did not help.
let isWaitingForUser = false;
// How often the line was opened, and how often something that was heard went wrong, until a line is up for a while
// without that.
let attempts = 0;
let failures = 0;
let retryTimer;
let calmTimer;
let answerTimer;
// How many times the usual an answer may take. It doubles when a line that was joined is given up: it may be slow.
let patience = 1;
// When the page had to be built or fetched anew, in the last minute.
let beginnings = [];
// Who had the focus when the page was hidden.
let veiled = null;
// Who talks over the line.
let speaker;

/// Whether the server takes events over this line.
export let isJoined = false;
/// How many lines were lost before the first one that was joined; NaN from then on.
export let tries = 0;
/// Whether two tries found no line, and none was joined yet: the browser does what it would without this script.
export let isPlain = false;

export function joined() {
  isJoined = true;
  isPlain = false;
  tries = NaN;
  calmTimer = setTimeout(() => { attempts = failures = 0; }, 5000);
}

export function forgetFailures() { failures = 0; }

/// Notes that the page is built or fetched anew; whether that came so often within a minute that it is in vain.
function isInVain() {
  const now = performance.now();
  beginnings = [...beginnings.filter((time) => now - time < 60000), now];
  return beginnings.length > 5;
}

/// Shows the page, or hides it until the server says that it is good.
export function reveal(isGood) {
  root.style.visibility = isGood ? "" : "hidden";
  // What is hidden loses the focus.
  if (isGood && contains(root, veiled)) refocus(veiled);
  veiled = isGood ? null : activeElement(document);
}

export const send = (writer) => socket.send(new Uint8Array(writer.bytes));

export function expectAnswer(limit = 8000) {
  answerTimer ||= setTimeout(() => {
    if (isJoined) patience = Math.min(2 * patience, 16);
    lost();
  }, isJoined ? limit * patience : limit);
}

function answered() {
  clearTimeout(answerTimer);
  answerTimer = 0;
}

export function connect() {
  hangUp();
  isWaitingForUser = false;
  const line = socket = new WebSocket(location.origin.replace("http", "ws") + root.dataset.arco3);
  line.binaryType = "arraybuffer";
  line.onopen = speaker.join;
  line.onmessage = (event) => {
    answered();
    // A welcome is short, and comes soon over a slow line, too.
    if (isJoined) patience = 1;
    try { speaker.hear(new Uint8Array(event.data)); } catch (error) {
      // Nothing is guessed: the server is to build the page again, at once if that may help.
      warn("rebuilding the page", error);
      trust(false);
      hangUp(4009);
      lost(isInVain() | failures++ ? 4009 : 0);
    }
  };
  line.onclose = (event) => {
    if (event.reason) warn(event.reason);
    lost(event.code);
  };
  expectAnswer(10000);
}

export function hangUp(code) {
  answered();
  clearTimeout(retryTimer);
  clearTimeout(calmTimer);
  isJoined = false;
  if (!socket) return;
  // A dead line takes its time to close; nobody waits for it.
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close(code);
  socket = null;
}

function lost(code) {
  hangUp();
  const isBroken = code === 4009;
  if (isBroken) {
    attempts = steps.length;
    reveal(true);
  }
  if (++tries === 2) bePlain();
  const isPaused = [4000, 4003, 4005].includes(code);
  show(false, isBroken ? "Broken" : isPaused ? "Paused" : isPlain ? "Plain" : "Down");
  if (code === 4006) {
    // What was shown is not for whoever is here now.
    root.replaceChildren();
    return location.reload();
  }
  isWaitingForUser = isPaused || isBroken || code === 1001;
  if (isPaused) return;
  // All pages of a server that stops hear of it at once.
  retry([1002, 1003, 1008].includes(code) ? () => speaker.startAfresh() : connect,
    code === 1001 && 2000 * Math.random());
}

/// Has the server keep the page as one whose browser runs no script.
function bePlain() {
  isPlain = true;
  reveal(true);
  fetch(root.dataset.plain + "?" + root.dataset.token).catch(() => {});
}

/// Tries again after a while, which grows, and at the least after so many milliseconds.
export function retry(action, least) {
  const step = steps[attempts++] || 10000;
  clearTimeout(retryTimer);
  retryTimer = setTimeout(action, Math.max(least || 0, step * (0.75 + Math.random() / 2)));
}

/// Opens the line for a page that was fetched: at once, but not over and over.
export function connectAnew() {
  if (isInVain()) {
    warn("the server refuses its own page");
    lost(4009);
  } else if (beginnings.length > 2) retry(connect);
  else connect();
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

/// Opens the line, and keeps it open for as long as somebody may look.
export function keepLine(who) {
  speaker = who;
  // An answer comes behind a rebuild, which takes its time over a slow line.
  setInterval(() => { if (isJoined) ping(isWhole ? 5000 : 60000); }, 20000);
  listen(window, "online", () => { if (!isWaitingForUser) wake(); });
  listen(window, "offline", () => { if (!isWaitingForUser) lost(); });
  listen(window, "pageshow", (event) => {
    if (!event.persisted) return;
    // No line may ever say whether it is for whoever is here now.
    if (tries >= 0 && "subject" in root.dataset) location.reload();
    else wake();
  });
  // A frozen page goes on, perhaps in another network.
  listen(document, "resume", wake);
  listen(window, "pagehide", (event) => {
    // Whoever goes back to it may be somebody else: it is shown once the server says so.
    if (event.persisted && "subject" in root.dataset) reveal(false);
    // Kept by the browser; left, and to be gone back to; or gone for good.
    hangUp(event.persisted ? 1000 : "kept" in root.dataset ? 4008 : 4004);
  });
  listen(document, "visibilitychange", () => {
    if (visibilityState(document) === "visible") wake();
    else speaker.flush();
  });
  for (const type of ["pointerdown", "keydown"]) {
    listen(window, type, () => { if (isWaitingForUser) connect(); }, true);
  }
  connect();
}
