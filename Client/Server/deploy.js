// What only a deploy needs: a page of another version of the application, and the files that it names.
//
// A module of its own, loaded where the page is fetched anew.

// Where the browser asks for trusted types, the page may have the policy.
const rules = { createHTML: String, createScriptURL: String };
const policy = window.trustedTypes?.createPolicy?.("arco", rules) || rules;
const { createElement, querySelector, querySelectorAll } = Document.prototype;

const filesOf = (page) => [...querySelectorAll.call(
  page, "link[rel=stylesheet]:not(noscript *,[data-arco3] *),script[src]:not([data-arco3] *)")];
// What of a file every version has: not the part of its address that changes with its content.
const nameOf = (file) => file.outerHTML.replace(/-\w+(?=\.\w+")/, "");

/// The container of a page that this markup says, once the style sheets and scripts are there that the page has and
/// this one lacks. None where the page is to be loaded: if it is of another format, or lacks files and `mayLoad`.
export async function open(markup, mayLoad) {
  const page = new DOMParser().parseFromString(policy.createHTML(markup), "text/html");
  const container = querySelector.call(page, "[data-arco3]");
  if (!container) console.warn("arco: the page is of another format");
  const ours = filesOf(document);
  const files = filesOf(page).filter((it) => !ours.some((our) => our.isEqualNode(it)));
  if (!container || mayLoad && files[0] && !("goesOn" in container.dataset)) return;
  await Promise.all(files.map((it) => load(it, ours.find((our) => nameOf(our) === nameOf(it)))));
  return container;
}

/// Loads a file; a style sheet in the place of its former version. A script of which another version runs already is
/// not run again.
async function load(it, old) {
  if (old?.src) return;
  const file = createElement.call(document, it.localName);
  for (const { name, value } of it.attributes) {
    file.setAttribute(name, name === "src" ? policy.createScriptURL(value) : value);
  }
  // In their order.
  file.async = false;
  await new Promise((done) => {
    file.onload = file.onerror = done;
    setTimeout(done, 10000);
    if (old) old.before(file); else querySelector.call(document, "head").append(file);
  });
  old?.remove();
}
