import ArcoHTML
import Testing

@Suite struct TemplateTests {
  private func row(_ title: String, _ note: String = "") -> HTML {
    li(.class("row", "wide")) {
      label(title, .title("as before"))
      if !note.isEmpty { em(note) }
      button("Remove", .onClick {})
    }
  }

  private func list(_ rows: [(Int, HTML)]) -> HTML {
    ul { keyed(rows, id: { $0.0 }, row: { $0.1 }) }
  }

  private func bytes(of html: HTML, after page: Page) throws -> Int {
    var bytes = 0
    try page.patch {
      page.document.show(html, into: &$0)
      bytes = $0.bytes.count
    }
    return bytes
  }

  @Test func `a row that is equal to another is the number of its template`() throws {
    let page = Page(list([]))
    try page.show(list([(1, row("a"))]))
    let count = try bytes(of: list([(1, row("a")), (2, row("a"))]), after: page)
    // The length; append, parent; template, nothing in its place.
    #expect(count == 1 + 2 + 2)
  }

  @Test func `a row that differs is the number of its template and what differs`() throws {
    let page = Page(list([]))
    try page.show(list([(1, row("a"))]))
    let count = try bytes(of: list([(1, row("a")), (2, row("bcd"))]), after: page)
    // A value's place and its length.
    #expect(count == 1 + 2 + 2 + 2 + 3)
  }

  @Test func `rows that come together are one operation`() throws {
    let page = Page(list([]))
    var patch = Patch()
    page.document.show(list((0..<50).map { ($0, row("\($0)")) }), into: &patch)
    #expect(patch.count == 2, "a template, and an insertion")
    patch = Patch()
    page.document.show(list([]), into: &patch)
    #expect(patch.count == 1)
  }

  @Test func `a view that goes on with another shape keeps what is the same`() throws {
    func view(_ isOpen: Bool, _ text: String) -> HTML {
      div {
        p(text)
        isOpen ? em("open") : strong("shut")
        input(.value("kept"))
      }
    }
    let page = Page(view(true, "a"))
    #expect(try page.show(view(true, "b")) == [.setText(node: 3, "b")])
    let operations = try page.show(view(false, "b"))
    #expect(operations.count == 2, "one element comes, one goes")
    #expect(try page.show(view(false, "c")) == [.setText(node: 3, "c")])
    #expect(page.dom.description == Page(view(false, "c")).dom.description)
  }

  @Test func `an event finds its handler after the shape is another`() throws {
    var clicks: [String] = []
    func view(_ isOpen: Bool) -> HTML {
      div {
        isOpen ? em("open") : strong("shut")
        button("x", .onClick { clicks.append(isOpen ? "open" : "shut") })
      }
    }
    let page = Page(view(true))
    #expect(page.report(.click, at: "button") == nil)
    try page.show(view(false))
    #expect(page.report(.click, at: "button") == nil)
    #expect(clicks == ["open", "shut"])
  }

  @Test func `a handler runs what the newest run of its view gave it`() throws {
    var heard: [Int] = []
    func view(_ number: Int) -> HTML { button("x", .onClick { heard.append(number) }) }
    let page = Page(view(1))
    #expect(try page.show(view(2)) == [])
    #expect(page.report(.click, at: "button") == nil)
    #expect(heard == [2])
  }

  @Test func `markup that is kept can be shown in another run`() throws {
    var kept: HTML?
    func view(_ title: String) -> HTML {
      div {
        h1(title)
        if kept == nil { keep(p("kept")) } else { kept ?? .empty }
      }
    }
    func keep(_ html: HTML) -> HTML {
      kept = html
      return html
    }
    let page = Page(.empty)
    for title in ["a", "b", "c"] {
      try page.show(view(title))
      #expect(page.dom.description == "<container>[<div>[<h1>['\(title)'] <p>['kept']]]")
    }
  }

  @Test func `markup can be shown twice on one page`() throws {
    let twice = em("a")
    let page = Page(
      div {
        twice
        p { twice }
      })
    #expect(page.dom.description == "<container>[<div>[<em>['a'] <p>[<em>['a']]]]")
  }

  @Test func `after a rebuild templates are defined again`() throws {
    let page = Page(list([]))
    try page.show(list([(1, row("a", "n"))]))
    try page.patch { page.document.rebuild(into: &$0) }
    try page.show(list([(1, row("a", "n")), (2, row("b"))]))
    let expected = Page(list([(1, row("a", "n")), (2, row("b"))]))
    #expect(page.dom.description == expected.dom.description)
  }

  @Test func `numbers of nodes run out as nodes come and go, and a rebuild begins with 1 again`()
    throws
  {
    let page = Page(list([]))
    for number in 1...20 { try page.show(list([(number, row("a"))])) }
    #expect(page.document.hasSpentNumbers(20))
    #expect(!page.document.hasSpentNumbers())
    try page.patch { page.document.rebuild(into: &$0) }
    #expect(!page.document.hasSpentNumbers(20))
    #expect(page.document.hasSpentNumbers(page.document.nodeCount - 1))
    #expect(!page.document.hasSpentNumbers(page.document.nodeCount))
  }

  @Test func `class attributes add up to one value`() throws {
    func view(_ isDone: Bool) -> HTML {
      li(.class("row"), .title("t"), .class("done", if: isDone), .class("a", "b"))
    }
    let page = Page(view(false))
    #expect(
      try page.show(view(true))
        == [.setAttribute(node: 1, name: "class", "row done a b")])
    #expect(try page.show(view(true)) == [])
    #expect(try page.show(view(false)) == [.setAttribute(node: 1, name: "class", "row a b")])
  }

  @Test func `a patch that names an unknown template is refused`() {
    var reader = PatchReader()
    #expect(throws: WireError.unknownCode(6, at: 5)) { try reader.read([6, 5, 0, 0, 1, 6, 0]) }
  }
}
