// What a page says while its script has not run: it did not load, or the browser is too old for it.
// `late.css` hides that for a while.

// A form of the page may be called as they are.
const { createElement, querySelector } = Document.prototype;

/// Whether this browser has all that the script needs, by what came last: `FormData` with a submitter. Older
/// browsers ignore a second argument, and newer ones refuse one that is no button.
export function isRecent() {
  const [form, other] = ["form", "p"].map((name) => createElement.call(document, name));
  try { new FormData(form, other); } catch { return true; }
  return false;
}

/// Takes the words away: the script runs.
export const settleLate = () => querySelector.call(document, ".arco-late")?.remove();
