// js-framework-benchmark's table, keyed, as one would write it by hand to be fast: a row is cloned
// from a template, one listener serves all rows, and nothing is looked up that can be remembered.
const adjectives = ["pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain",
  "quaint", "clean", "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly",
  "adorable", "important", "inexpensive", "cheap", "expensive", "fancy"];
const colours = ["red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white",
  "black", "orange"];
const nouns = ["table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich",
  "burger", "pizza", "mouse", "keyboard"];
const pick = (words) => words[Math.round(Math.random() * 1000) % words.length];

const template = document.createElement("template");
template.innerHTML = "<tr><td class=\"col-md-1\"> </td><td class=\"col-md-4\"><a> </a></td>"
  + "<td class=\"col-md-1\"><a><span class=\"glyphicon glyphicon-remove\" aria-hidden=\"true\">"
  + "</span></a></td><td class=\"col-md-6\"></td></tr>";
const model = template.content.firstChild;
const body = document.getElementById("tbody");

let nextID = 1;
let rows = [];
let selected = null;

function make(count) {
  const made = [];
  for (let index = 0; index < count; index++) {
    const element = model.cloneNode(true);
    const first = element.firstChild;
    const label = `${pick(adjectives)} ${pick(colours)} ${pick(nouns)}`;
    const text = first.nextSibling.firstChild.firstChild;
    const row = { id: nextID++, label, element, text };
    first.firstChild.nodeValue = row.id;
    text.nodeValue = label;
    element.row = row;
    made.push(row);
    body.append(element);
  }
  return made;
}

function clear() {
  body.textContent = "";
  rows = [];
  selected = null;
}

const actions = {
  run() {
    clear();
    rows = make(1000);
  },
  runlots() {
    clear();
    rows = make(10000);
  },
  add() { rows.push(...make(1000)); },
  update() {
    for (let index = 0; index < rows.length; index += 10) {
      const row = rows[index];
      row.text.nodeValue = row.label += " !!!";
    }
  },
  clear,
  swaprows() {
    if (rows.length < 999) return;
    const [one, other] = [rows[1], rows[998]];
    [rows[1], rows[998]] = [other, one];
    const after = one.element.nextSibling;
    body.insertBefore(one.element, other.element.nextSibling);
    body.insertBefore(other.element, after);
  },
};
for (const [id, action] of Object.entries(actions)) {
  document.getElementById(id).addEventListener("click", action);
}

body.addEventListener("click", (event) => {
  const { row } = event.target.closest("tr");
  if (event.target.matches(".glyphicon-remove")) {
    rows.splice(rows.indexOf(row), 1);
    row.element.remove();
  } else if (event.target.matches("a")) {
    if (selected) selected.className = "";
    selected = row.element;
    selected.className = "danger";
  }
});
