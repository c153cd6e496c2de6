// Code that is needed once the user is in a field. It handles Enter while the form's button is
// disabled: the browser would ignore the key, but the text just typed may enable the button. And it
// records which fields hold secrets.
//
// A module of its own, loaded when the first control gets the focus, a key or a value.

export function attend(page) {
  const { root, contains, getAttribute, listen, flush, listener, wants, isOnItsWay, onAnswer, composes, ways } = page;
  // The field in which Enter was pressed, until its input event is answered.
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

  /// Submits the form once the text before Enter is answered, if the answer enabled the button.
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
  // A user who goes on typing no longer wants to submit.
  listen(root, "input", () => { field = null; });

  // The names of all fields that ever had the type `password`: a page may have a button that shows
  // the password. By name, since another element may take the field's place.
  const secrets = new Set();
  const nameOf = ({ name, id }) => name || id;
  const noteSecret = (it, type = it.type) => { if (type === "password") secrets.add(nameOf(it)); };

  for (const it of root.querySelectorAll("[type=password]")) noteSecret(it);
  for (const type of ["focusin", "input"]) listen(root, type, ({ target }) => noteSecret(target), true);
  new MutationObserver((all) => all.forEach(({ target, oldValue }) => noteSecret(target, oldValue)))
    .observe(root, { subtree: true, attributeFilter: ["type"], attributeOldValue: true });

  // "shipping" does not contain the word "pin"; `pinCode` does.
  const secretWords = /passwor[dt]|secret|one-time-code|\bcc-|\boff\b|(?<![a-z])(pwd|pin|otp|cvv|cvc|ssn)(?![a-z])/i;
  const wordsOf = (name) => (name || "").replace(/([a-z])(?=[A-Z])/g, "$1 ");

  /// Whether the value of a control must not be kept in the history, judged by the page, the
  /// control's type and name, and by `autocomplete`.
  ways.isSecret = (it) => {
    noteSecret(it);
    if (!("kept" in root.dataset)) return true;
    const filling = getAttribute(it, "autocomplete") ?? (it.form && getAttribute(it.form, "autocomplete"));
    return secrets.has(nameOf(it)) || secretWords.test([filling, it.name, it.id].map(wordsOf));
  };
}
