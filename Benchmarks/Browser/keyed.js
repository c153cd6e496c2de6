// Uses an open page as js-framework-benchmark does, and returns the defects that it finds, as sentences. The page must be
// freshly loaded: the ids of rows begin with 1 and are never used again.
async () => {
  const defects = [];
  const expect = (holds, words) => { if (!holds) defects.push(words); };
  const until = async (holds, words) => {
    for (let turn = 0; turn < 1000 && !holds(); turn++) await new Promise((done) => setTimeout(done, 10));
    expect(holds(), words);
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const rows = () => all("table.table>tbody>tr");
  const row = (number) => rows()[number - 1];
  const id = (number) => row(number)?.cells[0].textContent;
  const has = (element, ...names) => Boolean(element) && names.every((name) => element.classList.contains(name));
  const click = (element) => element?.click();
  const button = (name) => document.getElementById(name);

  await until(() => button("run"), "there is no button run");
  for (const name of ["run", "runlots", "add", "update", "clear", "swaprows"]) {
    expect(has(button(name), "btn", "btn-primary", "btn-block"), `the button ${name} lacks a class`);
    expect(button(name)?.type === "button", `${name} is no button`);
  }
  expect(all("#main>.container>.jumbotron>.row>.col-md-6").length === 2, "the head of the page has another structure");
  expect(has(document.querySelector("table"), "table-hover", "table-striped", "test-data"), "the table lacks a class");
  expect(all("span.preloadicon.glyphicon.glyphicon-remove").length === 1, "the icon is not preloaded");

  click(button("add"));
  await until(() => id(1000) === "1000", "row 1000 does not have the id 1000");
  const tags = [...row(1000).querySelectorAll("*")].map((element) => element.localName).join(" ");
  expect(tags === "td td a td a span td", `a row consists of ${tags}`);
  const classes = [...row(1000).cells].map((cell) => cell.className).join(" ");
  expect(classes === "col-md-1 col-md-4 col-md-1 col-md-6", `the cells have the classes ${classes}`);
  const icon = row(1000).querySelector("td:nth-of-type(3)>a>span");
  expect(has(icon, "glyphicon", "glyphicon-remove"), "the icon lacks a class");
  expect(icon?.getAttribute("aria-hidden") === "true", "the icon is not hidden from screen readers");

  const [second, other] = [row(2), row(999)];
  click(button("swaprows"));
  await until(() => id(2) === "999" && id(999) === "2", "two rows are not swapped");
  expect(row(2) === other && row(999) === second, "swapped rows do not keep their elements");

  const label = (number) => row(number)?.cells[1].textContent;
  const before = rows().map((_, at) => label(at + 1));
  click(button("update"));
  await until(() => label(991) === `${before[990]} !!!`, "a tenth row is not updated");
  expect(before.every((text, at) => label(at + 1) === text + (at % 10 ? "" : " !!!")), "other rows are updated");
  expect(row(2) === other, "an update replaces elements");

  for (const number of [5, 2]) {
    click(row(number).querySelector("td:nth-of-type(2)>a"));
    await until(() => has(row(number), "danger"), `row ${number} is not selected`);
    await until(() => all("tr.danger").length === 1, "several rows are selected");
  }

  click(row(2).querySelector("td:nth-of-type(3)>a>span"));
  await until(() => id(2) === "3" && rows().length === 999, "a row is not removed");
  expect(!other.isConnected, "another element than the row's is removed");

  const old = rows();
  click(button("run"));
  await until(() => id(1000) === "2000" && rows().length === 1000, "the rows are not replaced");
  expect(old.every((element) => !element.isConnected), "new rows have elements of old rows");

  click(button("clear"));
  await until(() => rows().length === 0, "the table is not cleared");
  click(button("runlots"));
  await until(() => id(10000) === "12000", "there are no 10,000 rows");
  return defects;
}
