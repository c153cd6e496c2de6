// Moves nodes in browsers without `moveBefore`. Taking a node out and inserting it again loses the
// focus, a pending `change` event and scroll positions; this module restores them.
//
// A module of its own, which only such browsers load.

const { insertBefore } = Node.prototype;
const activeElement = Object.getOwnPropertyDescriptor(Document.prototype, "activeElement").get;

export function attend(page) {
  const { root, contains, listen, selectionOf, unfinished, refocus, tell, ways } = page;
  // The scroll positions of elements.
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
