// What the two ends say to each other, and how they find together again: after a line that was
// lost, a patch that cannot be read, or a session that is gone.
import { find, root } from "./members.js";
import { Writer } from "./bytes.js";
import { adoptAll, isWhole, rebuilds, trust } from "./nodes.js";
import { forgetEdits } from "./controls.js";
import { abandon, drop, flush, noEffect, pending, settle } from "./reports.js";
import { quietly } from "./events.js";
import { connect, expectAnswer, hangUp, isJoined, joined, retry, send } from "./line.js";
import { announceFresh, show } from "./sign.js";
import { settleFocus } from "./focus.js";
import { forgetNames } from "./pieces.js";
import { apply } from "./patch.js";
import { capture } from "./typing.js";

let token;
let lastPatch = 0;
// The newest refusal we heard of.
let heardOf = 0;
let heardTimer;

export const takeToken = () => { token = root.dataset.token; };

function join() {
  send(new Writer().byte(1).integer(1).text(token).integer(lastPatch)
    .integer(isWhole ? +root.dataset.nodes : 0));
}

function hear(reader) {
  switch (reader.byte()) {
    case 1: return welcome(reader.byte(), reader.integer(), reader.text());
    case 2: return patch(reader.integer(), reader.integer(), reader);
    case 4: return refused(reader.integer(), reader.byte());
    case 5: settle(reader.integer());
  }
}

/// What we heard makes no sense: nothing is guessed, and the server builds the page again.
function doubt(error) {
  console.warn("arco: rebuilding the page", error);
  trust(false);
}

const refusals = [, "its element is gone", "its element does not offer it",
  "its form is wrong", "too many came at once"];

function refused(reference, reason) {
  // The server repeats it over the next line until it knows that we heard.
  if (drop((event) => event.reference === reference)) noEffect(refusals[reason]);
  heardOf = reference;
  heardTimer ||= setTimeout(() => {
    heardTimer = 0;
    if (isJoined) send(new Writer().byte(5).integer(heardOf));
  }, 100);
}

function welcome(mode, applied, newToken) {
  if (newToken) token = newToken;
  if (mode === 2) return startAfresh();
  settle(applied);
  joined();
  show(true);
  const isOld = (event) => event.rebuilds < rebuilds;
  pending.filter(isOld).forEach(send);
  // What comes before this names the nodes by their numbers from before the last rebuild.
  send(new Writer().byte(4).integer(lastPatch));
  pending.filter((event) => !isOld(event)).forEach(send);
  if (pending.length) expectAnswer();
}

function patch(number, applied, reader) {
  if (number <= lastPatch) return;
  settle(applied);
  let restore;
  quietly(() => {
    restore = apply(reader, applied);
    lastPatch = number;
    trust(true);
    // At once: an event from before this acknowledgement is taken for one on the old nodes.
    send(new Writer().byte(4).integer(number));
    if (restore) restore();
  });
  if (!restore) settleFocus();
}

/// The session is gone: fetches the page again, as the browser would, and keeps what was typed.
async function startAfresh() {
  hangUp();
  show(false);
  try {
    const response = await fetch(location.href, {
      cache: "no-store", credentials: "same-origin", headers: { accept: "text/html" },
    });
    if (response.status === 429 || response.status >= 500) throw new Error("busy");
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = find(page, "[data-arco]");
    if (!fresh || response.redirected) return location.reload();
    reset(fresh);
    connect();
  } catch { retry(startAfresh); }
}

function reset(fresh) {
  flush();
  abandon();
  lastPatch = 0;
  const restore = capture();
  quietly(() => {
    Object.assign(root.dataset, fresh.dataset);
    root.replaceChildren(...fresh.childNodes);
  });
  takeToken();
  forgetEdits();
  forgetNames();
  adoptAll();
  restore();
  announceFresh();
}

/// What the line is for.
export const talker = { join, hear, doubt, startAfresh, flush };
