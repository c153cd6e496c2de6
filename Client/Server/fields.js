// What fields need once somebody is in one: Enter while the button of the form is disabled, as the browser looks at the
// button as it is, and what was typed just before may be what enables it; and which fields hold secrets.
//
// A module of its own, loaded by the first control that gets the focus, a key or a value.

export function attend(page) {
  const { root, contains, getAttribute, listen, flush, listener, wants, isOnItsWay, onAnswer, composes, ways } = page;
  // The field in which Enter was pressed, until what was typed there is answered.
  let field = null;

  const buttonOf = (form) => [...root.querySelectorAll("button,input")]
    .find((it) => it.form === form && /^(submit|image)$/.test(it.type));
  const isAnswered = () => !isOnItsWay(listener(field, "i"), "i");

  function note(event) {
    field = null;
    const { target, key } = event;
    const { form, localName } = target;
    if (key !== "Enter" || composes(event) || event.defaultPrevented || localName !== "input"
      || !form || !wants(form).includes("s") || !buttonOf(form)?.disabled) return;
    flush();
    field = target;
    if (!isAnswered()) onAnswer(settle);
  }

  /// Sends the form once what was typed before Enter is answered, if that enabled its button.
  function settle() {
    if (!field) return;
    if (!isAnswered()) return onAnswer(settle);
    const { form } = field;
    const button = form && buttonOf(form);
    const isThere = contains(root, field) && field.matches(":focus");
    field = null;
    if (button && isThere && !button.disabled) HTMLFormElement.prototype.requestSubmit.call(form, button);
  }

  listen(root, "keydown", note);
  // Who goes on typing does not want that any more.
  listen(root, "input", () => { field = null; });

  // The names of the fields that were ever of the type `password`: a page may show what is typed there. By name, as
  // another element may show it.
  const secrets = new Set();
  const nameOf = ({ name, id }) => name || id;
  const noteSecret = (it, type = it.type) => { if (type === "password") secrets.add(nameOf(it)); };

  for (const it of root.querySelectorAll("[type=password]")) noteSecret(it);
  for (const type of ["focusin", "input"]) listen(root, type, ({ target }) => noteSecret(target), true);
  new MutationObserver((all) => all.forEach(({ target, oldValue }) => noteSecret(target, oldValue)))
    .observe(root, { subtree: true, attributeFilter: ["type"], attributeOldValue: true });

  // "shipping" has no pin, and `pinCode` is two words.
  const secretWords = /passwor[dt]|secret|one-time-code|\bcc-|\boff\b|(?<![a-z])(pwd|pin|otp|cvv|cvc|ssn)(?![a-z])/i;
  const wordsOf = (name) => (name || "").replace(/([a-z])(?=[A-Z])/g, "$1 ");

  /// Whether what a control shows is for no history of the browser: by its page, by its type, by its name, or by what the
  /// page lets the browser fill in.
  ways.isSecret = (it) => {
    noteSecret(it);
    if (!("kept" in root.dataset)) return true;
    const filling = getAttribute(it, "autocomplete") ?? (it.form && getAttribute(it.form, "autocomplete"));
    return secrets.has(nameOf(it)) || secretWords.test([filling, it.name, it.id].map(wordsOf));
  };
}
