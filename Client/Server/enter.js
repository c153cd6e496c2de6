// Enter in a field while its form's button is disabled: the browser looks at the button as it is, and
// what was typed just before may be what enables it.
//
// A module of its own, loaded by the first field that gets the focus or a key.

export function attend(page) {
  const { root, contains, listen, flush, listener, wants, isOnItsWay, onAnswer, composes } = page;
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
}
