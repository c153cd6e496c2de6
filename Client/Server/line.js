// The connection to the server: a socket that is opened again when it is lost. It does not know the
// content of the frames.
import { activeElement, contains, listen, visibilityState } from "../members.js";
import { refocus } from "../focus.js";
import { root } from "./container.js";
import { Writer } from "../bytes.js";
import { isWhole, trust } from "../nodes.js";
import { show, warn } from "./sign.js";

const steps = [100, 500, 1000, 2000, 5000];
let socket = null;
// True if the next action of the user opens the connection: the session ended, or a rebuild did not
// help.
let isWaitingForUser = false;
// The number of connection attempts, and of errors in messages. Both are reset once a connection
// has been up for a while.
let attempts = 0;
let failures = 0;
// Runs if the page is emptied, and is about to be loaded again.
let reloadTimer;
// Runs until the next attempt, or until a connection has been up for a while.
let attemptTimer;
let answerTimer;
// The factor for the time limit of an answer. It doubles when a joined connection is given up, as
// the network may be slow.
let patience = 1;
// The times, within the last minute, at which the page had to be rebuilt or fetched again.
let beginnings = [];
// The focused element when the page was hidden.
let veiled = null;
// The object that handles the messages.
let speaker;

/// Whether the server accepts events over this connection.
export let isJoined = false;
/// The number of connections lost before the first one that was joined; NaN from then on.
export let tries = 0;
/// True if two attempts failed and no connection was ever joined: the page then works without this
/// script.
export let isPlain = false;

export function joined() {
  isJoined = true;
  isPlain = false;
  tries = NaN;
  clearTimeout(attemptTimer);
  attemptTimer = setTimeout(() => { attempts = failures = 0; }, 5000);
}

export function forgetFailures() { failures = 0; }

/// Records a rebuild or fetch of the page. Returns whether there were so many within a minute that
/// more would not help.
function isInVain() {
  const now = performance.now();
  beginnings = [...beginnings.filter((time) => now - time < 60000), now];
  return beginnings.length > 5;
}

/// Shows the page, or hides it until the server confirms that this user may see it.
export function reveal(isGood) {
  root.style.visibility = isGood ? "" : "hidden";
  // Hiding an element removes its focus.
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
  if (reloadTimer) return;
  hangUp();
  isWaitingForUser = false;
  const line = socket = new WebSocket(location.origin.replace("http", "ws") + root.dataset.arco3);
  line.binaryType = "arraybuffer";
  line.onopen = speaker.join;
  line.onmessage = (event) => {
    answered();
    // A welcome is short and fast even over a slow connection, so it does not reset the patience.
    if (isJoined) patience = 1;
    try { speaker.hear(new Uint8Array(event.data)); } catch (error) {
      // Nothing is guessed: the server must build the page again, at once if that may help.
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
  clearTimeout(attemptTimer);
  isJoined = false;
  if (!socket) return;
  // A dead connection takes its time to close; do not wait for it.
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close(code);
  socket = null;
}

function lost(code) {
  hangUp();
  if (code === 4006) {
    // The shown page is not meant for the current user.
    root.replaceChildren();
    // A load would cancel what the browser has begun: a log out is a form, and ends its page before it is answered.
    reloadTimer = setTimeout(() => {
      // The page may stay, or come back.
      reloadTimer = 0;
      location.reload();
    }, 2000);
    return;
  }
  const isBroken = code === 4009;
  if (isBroken) {
    // With the longest pause.
    attempts = 9;
    reveal(true);
  }
  if (++tries === 2) bePlain();
  const isPaused = [4000, 4003, 4005].includes(code);
  show(false, isBroken ? "Broken" : isPaused ? "Paused" : isPlain ? "Plain" : "Down");
  isWaitingForUser = isPaused || isBroken || code === 1001;
  if (isPaused) return;
  // A server that stops tells all pages at once, so their attempts are spread.
  retry([1002, 1003, 1008].includes(code) ? () => speaker.startAfresh() : connect,
    code === 1001 && 2000 * Math.random());
}

/// Tells the server that this page's browser works without the script.
function bePlain() {
  isPlain = true;
  reveal(true);
  fetch(root.dataset.plain + "?" + root.dataset.token).catch(() => {});
}

/// Tries again after a delay that grows with each attempt, and is at least `least` milliseconds.
export function retry(action, least) {
  const step = steps[attempts++] || 10000;
  clearTimeout(attemptTimer);
  attemptTimer = setTimeout(action, Math.max(least || 0, step * (0.75 + Math.random() / 2)));
}

/// Connects for a page that was fetched again: at once, but not again and again.
export function connectAnew() {
  if (isInVain()) {
    warn("the server refuses a fresh page");
    lost(4009);
  } else if (beginnings.length > 2) retry(connect);
  else connect();
}

function wake() {
  if (isJoined) return ping(3000);
  attempts = 0;
  // Otherwise a connection attempt is running already.
  if (socket?.readyState !== 0) connect();
}

function ping(limit) {
  send(new Writer().byte(3).integer(1));
  expectAnswer(limit);
}

/// Opens the connection, and keeps it open as long as the page is open.
export function keepLine(who) {
  speaker = who;
  // An answer is queued behind a rebuild, which is slow over a slow connection.
  setInterval(() => { if (isJoined) ping(isWhole ? 5000 : 60000); }, 20000);
  listen(window, "online", () => { if (!isWaitingForUser) wake(); });
  listen(window, "offline", () => { if (!isWaitingForUser) lost(); });
  listen(window, "pageshow", (event) => {
    if (!event.persisted) return;
    // Without any connection no server can say whether the page is meant for the current user.
    if (tries >= 0 && "subject" in root.dataset) location.reload();
    else wake();
  });
  // A page that was frozen continues, perhaps in another network.
  listen(document, "resume", wake);
  listen(window, "pagehide", (event) => {
    // Another user may come back to the page. It is hidden until the server confirms the user.
    if (event.persisted && "subject" in root.dataset) reveal(false);
    // Close codes: 1000 if the browser keeps the page; 4008 if the user may come back to it; 4004
    // if it is gone for good.
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
