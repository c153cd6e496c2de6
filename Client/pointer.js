// Reports pointers, wheels, scrolling, context menus, pasted and dropped texts.
//
// A module of its own, loaded when the first element listens to one of these events.

const letters = {
  pointerdown: "p", pointermove: "m", pointerup: "r", pointercancel: "x", pointerover: "e",
  pointerout: "l", contextmenu: "n", wheel: "w", scroll: "o", paste: "t", dragover: "g", drop: "g",
};
const kinds = ["mouse", "pen", "touch"];
const controls = "a,button,input,select,textarea,summary,label,option,audio,video,[contenteditable]";

/// Writes hundredths, with the sign in the lowest bit.
function length(writer, value) {
  const limit = 2 ** 30 - 1;
  const hundredths = Math.round(Math.max(-limit, Math.min(limit, value * 100 || 0)));
  writer.integer(hundredths < 0 ? -2 * hundredths - 1 : 2 * hundredths);
}

const modifiers = (event) =>
  event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;

export function attend(page) {
  const { root, held, closest, contains, listen, parentElement } = page;
  const { flush, listener, wants, isOnItsWay, onAnswer, report } = page;
  // By element: the delayed events, by letter and pointer.
  const waits = new WeakMap();

  /// The position of an event on an element, and the element's size.
  function place(owner, event, isSized) {
    const box = Element.prototype.getBoundingClientRect.call(owner);
    const lengths = [event.clientX - box.left, event.clientY - box.top];
    if (isSized) lengths.push(box.width, box.height);
    return (writer) => { for (const value of lengths) length(writer, value); };
  }

  function pointer(owner, event) {
    const at = place(owner, event, true);
    const kind = kinds.indexOf(event.pointerType);
    const { buttons, pointerId: id = 0, isPrimary } = event;
    const keys = modifiers(event);
    return (writer) => {
      at(writer);
      writer.byte(buttons & 63).byte(keys).integer(Math.max(0, id)).byte(kind < 0 ? 3 : kind)
        .byte(isPrimary === false ? 0 : 1);
    };
  }

  /// Reports only the newest of several events: not before the next frame, however fast the screen
  /// is; not before the previous report is answered; but before any other report.
  function hold(owner, letter, id, write) {
    const keys = waits.get(owner) || {};
    waits.set(owner, keys);
    const key = keys[letter + id] ||= { last: 0 };
    const now = () => {
      key.last = performance.now();
      report(owner, letter, null, write);
    };
    const wait = held.get(key);
    if (wait) {
      wait.report = now;
      return;
    }
    held.set(key, { isDue: true, report: now });
    const turn = () => {
      const wait = held.get(key);
      if (!wait) return;
      if (isOnItsWay(owner, letter)) return onAnswer(() => requestAnimationFrame(turn));
      if (performance.now() - key.last < 15) return requestAnimationFrame(turn);
      held.delete(key);
      wait.report();
    };
    requestAnimationFrame(turn);
  }

  function now(owner, letter, write) {
    // Delayed events come first.
    flush();
    report(owner, letter, null, write);
  }

  // By element: the sum of wheel turns that have not been reported.
  const turned = new WeakMap();

  function wheel(owner, event) {
    const unit = [1, 16, innerHeight][event.deltaMode];
    const sum = turned.get(owner) || [0, 0];
    sum[0] += event.deltaX * unit;
    sum[1] += event.deltaY * unit;
    turned.set(owner, sum);
    const at = place(owner, event);
    hold(owner, "w", "", (writer) => {
      at(writer);
      turned.delete(owner);
      for (const value of sum) length(writer, value);
      writer.byte(modifiers(event));
    });
  }

  function scroll(owner) {
    hold(owner, "o", "", (writer) => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = owner;
      for (const value of
        [scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight]) {
        length(writer, value);
      }
    });
  }

  /// Reports *enter* or *leave* to all listeners from the target outwards that do not contain the
  /// other element.
  function cross(letter, event) {
    for (let owner = listener(event.target, letter); owner;
      owner = listener(parentElement(owner), letter)) {
      if (contains(owner, event.relatedTarget)) return;
      now(owner, letter, pointer(owner, event));
    }
  }

  /// Whether the dragged or pasted data has a text.
  const offers = (data) => data && [...data.types].includes("text/plain");

  function hear(event) {
    const letter = letters[event.type];
    if ("el".includes(letter)) return cross(letter, event);
    const owner = listener(event.target, letter);
    if (!owner) return;
    if (letter === "o") {
      if (owner === event.target) scroll(owner);
      return;
    }
    const data = event.clipboardData || event.dataTransfer;
    if ("tg".includes(letter) && !offers(data)) return;
    if ("ng".includes(letter) || wants(owner).includes(letter + "!")) event.preventDefault();
    if (event.type === "dragover") return;
    if (letter === "w") return wheel(owner, event);
    if (letter === "m") return hold(owner, "m", event.pointerId, pointer(owner, event));
    if ("tg".includes(letter)) {
      const text = data.getData("text/plain");
      if (!text) return;
      const at = letter === "g" && place(owner, event);
      return now(owner, letter, (writer) => {
        writer.text(text);
        if (at) at(writer);
      });
    }
    if (letter === "p") capture(owner, event);
    now(owner, letter, pointer(owner, event));
  }

  /// Captures the pointer for an element with handlers of its moves, until the pointer goes up.
  function capture(owner, event) {
    if (!/[mr]/.test(wants(owner))) return;
    // A click goes to the element that captured the pointer. So nothing is captured if a control
    // within it is pressed.
    const clicked = [closest(event.target, controls), ..."cda".split("").map((it) => listener(event.target, it))];
    if (clicked.some((it) => it && it !== owner && contains(owner, it))) return;
    try { Element.prototype.setPointerCapture.call(owner, event.pointerId); } catch { }
  }

  // A listener that may prevent scrolling slows the whole page. So it is added only if an element
  // listens to wheels.
  let hearsWheels = false;
  function hearWheels(isWanted) {
    if (hearsWheels || !isWanted) return;
    hearsWheels = true;
    listen(root, "wheel", hear, { passive: false });
  }

  for (const type of Object.keys(letters)) {
    // A scroll event does not bubble, so it is captured.
    if (type !== "wheel") listen(root, type, hear, { capture: type === "scroll", passive: false });
  }
  hearWheels(Element.prototype.querySelector.call(root, "[data-on*=w]"));
  listen(root, "pointerover", ({ target }) => { hearWheels(listener(target, "w")); });
}
