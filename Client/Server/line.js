// The line to the server: a socket that is opened again when it is lost, and that knows nothing of
// what the frames say.
import { listen, visibilityState } from "../members.js";
import { root } from "./container.js";
import { Writer } from "../bytes.js";
import { trust } from "../nodes.js";
import { show, warn } from "./sign.js";

const steps = [100, 500, 1000, 2000, 5000];
let socket = null;
// Somebody who does something has the line opened at once: the session ended, or a rebuild did not help.
let isWaitingForUser = false;
let attempts = 0;
let retryTimer;
// How often something that was heard went wrong, until a line is without that for a while.
let failures = 0;
let calmTimer;
let answerTimer;
// Who talks over the line.
let speaker;

/// Whether the server takes events over this line.
export let isJoined = false;
// How many lines were lost before the first one that was joined.
let tries = 0;
/// Whether two tries found no line, and none was joined yet: the browser does what it would without this script.
export let isPlain = false;

export function joined() {
  attempts = 0;
  isJoined = true;
  isPlain = false;
  tries = NaN;
  calmTimer = setTimeout(forgetFailures, 5000);
}

export function forgetFailures() { failures = 0; }

/// Shows the page, or hides it until the server says that it is good.
export const reveal = (isGood) => { root.style.visibility = isGood ? "" : "hidden"; };

export const send = (writer) => socket.send(new Uint8Array(writer.bytes));

export function expectAnswer(limit = 8000) {
  answerTimer ||= setTimeout(lost, limit);
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
    try { speaker.hear(new Uint8Array(event.data)); } catch (error) {
      // Nothing is guessed: the server is to build the page again, at once if that may help.
      warn("rebuilding the page", error);
      trust(false);
      hangUp(4009);
      lost(failures++ ? 4009 : 0);
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
  show(false, root.dataset[isBroken ? "wordBroken" : isPlain ? "wordPlain" : "wordDown"]);
  if (code === 4006) {
    // What was shown is not for whoever is here now.
    root.replaceChildren();
    return location.reload();
  }
  isWaitingForUser = [4000, 4003, 4005, 4009].includes(code);
  if (isWaitingForUser && !isBroken) return;
  retry([1002, 1003, 1008].includes(code) ? () => speaker.startAfresh() : connect);
}

/// Has the server keep the page as one whose browser runs no script.
function bePlain() {
  isPlain = true;
  reveal(true);
  fetch(root.dataset.plain + "?" + root.dataset.token).catch(() => {});
}

export function retry(action) {
  const step = steps[attempts++] || 10000;
  clearTimeout(retryTimer);
  retryTimer = setTimeout(action, step * (0.75 + Math.random() / 2));
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
  setInterval(() => { if (isJoined) ping(5000); }, 20000);
  listen(window, "online", wake);
  listen(window, "offline", () => lost());
  listen(window, "pageshow", (event) => { if (event.persisted) wake(); });
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
