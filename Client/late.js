// The message for a page whose script has not run: the script did not load, or the browser is too
// old. `late.css` hides the message for a while.

/// Whether this browser has all features that the script needs, judged by the newest of them:
/// `FormData` with a submitter. Older browsers ignore the second argument; newer ones throw, as it
/// is not an element.
export function isRecent() {
  try { new FormData(undefined, 1); } catch { return true; }
  return false;
}

