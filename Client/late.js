// What a page says while its script has not run: it did not load, or the browser is too old for it.
// `late.css` hides that for a while.

/// Whether this browser has all that the script needs, by what came last: `FormData` with a submitter. Older
/// browsers ignore a second argument, and newer ones refuse one that is no element.
export function isRecent() {
  try { new FormData(undefined, 1); } catch { return true; }
  return false;
}

