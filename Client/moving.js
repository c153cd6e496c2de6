// Moves nodes where the browser has no way that leaves them as they are: what is taken out and put in again loses the
// focus, the change that is to come, and how far it is scrolled.
//
// A module of its own, which only a browser without `moveBefore` loads.

const { insertBefore } = Node.prototype;
const activeElement = Object.getOwnPropertyDescriptor(Document.prototype, "activeElement").get;

export function attend(page) {
  const { root, contains, listen, selectionOf, unfinished, refocus, tell, ways } = page;
  // How far elements are scrolled.
  const scrolled = new Map();

  listen(root, "scroll", ({ target }) => {
    const { scrollTop, scrollLeft } = target;
    for (const it of scrolled.keys()) if (!contains(root, it)) scrolled.delete(it);
    scrolled.set(target, { scrollTop, scrollLeft });
  }, true);

  ways.move = function (moved, before) {
    const element = activeElement.call(document);
    const selection = selectionOf(element);
    insertBefore.call(this, moved, before);
    for (const [it, place] of scrolled) if (contains(moved, it)) Object.assign(it, place);
    if (!contains(moved, element)) return;
    refocus(element, selection);
    if (unfinished.delete(element)) queueMicrotask(() => tell(element, "h"));
  };
}
