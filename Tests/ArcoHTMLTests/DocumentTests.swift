import ArcoHTML
import Testing

@Suite struct DocumentTests {
  private func counter(_ count: Int) -> HTML {
    main {
      h1("Counter")
      p("\(count)")
      button("+", .onClick {})
    }
  }

  @Test func `the same page again is an empty patch`() {
    let document = Document()
    document.mount(shown: counter(1))
    var patch = Patch()
    document.show(counter(1), into: &patch)
    #expect(patch.isEmpty)
    #expect(patch.bytes == [])
  }

  @Test func `one changed text is one operation`() throws {
    let page = Page(counter(1))
    #expect(try page.show(counter(2)) == [.setText(node: 5, "2")])
  }

  @Test func `another element in the same place replaces the one before`() throws {
    let page = Page(div { p("a") })
    let operations = try page.show(div { em("a") })
    #expect(operations.count == 2)
    #expect(operations.first == .remove(node: 2))
  }

  @Test func `attributes are set and removed one by one`() throws {
    let page = Page(div(.id("a"), .title("t")))
    #expect(
      try page.show(div(.title("u"), .lang("de"))) == [
        .setAttribute(node: 1, name: "title", "u"),
        .setAttribute(node: 1, name: "lang", "de"),
        .removeAttribute(node: 1, name: "id"),
      ])
  }

  @Test func `a name is spelled once per connection`() throws {
    let document = Document()
    document.mount(shown: div(.lang("a")))
    var first = Patch()
    document.show(div(.lang("b")), into: &first)
    var second = Patch()
    document.show(div(.lang("c")), into: &second)
    #expect(first.bytes == [9, 2, 1, 0, 4] + Array("lang".utf8) + [1] + Array("b".utf8))
    #expect(second.bytes == [4, 2, 1, 40, 1] + Array("c".utf8))
  }

  @Test func `a common name is never spelled`() throws {
    let page = Page(div(.title("a"), .ariaValueText("1")))
    var patch = Patch()
    page.document.show(div(.title("b"), .ariaValueText("2")), into: &patch)
    #expect(patch.bytes == [8, 2, 1, 26, 1, 2, 1, 39, 1] + Array("b2".utf8))
    var reader = PatchReader()
    #expect(
      try reader.read(patch.bytes) == [
        .setAttribute(node: 1, name: "title", "b"),
        .setAttribute(node: 1, name: "aria-valuetext", "2"),
      ])
  }

  @Test func `the text of a title changes without a node of its own`() throws {
    let page = Page(head { title("a") })
    #expect(page.document.nodeCount == 2)
    #expect(try page.show(head { title("b") }) == [.setText(node: 2, "b")])
  }

  @Test func `a rebuild numbers from one and spells the names again`() throws {
    let page = Page(counter(1))
    try page.show(div {})
    try page.show(counter(2))
    let operations = try page.patch { page.document.rebuild(into: &$0) }
    #expect(operations.first == .rebuild)
    #expect(page.dom.description == Page(counter(2)).dom.description)
    #expect(try page.show(counter(3)) == [.setText(node: 5, "3")])
  }

  @Test func `markup after renumbering is that of a first paint`() throws {
    let page = Page(counter(1))
    try page.show(div {})
    try page.show(counter(2))
    page.document.renumber()
    let other = TestDOM(page.document)
    #expect(other.count == 7)
    #expect(page.document.handle(Event(node: 6, kind: .click)) == nil)
  }

  @Test func `a filling changes without its neighbours`() throws {
    let page = Page(
      div {
        HTML.hole(
          Hole(id: 1) { [Filling(id: 10, content: p("a")), Filling(id: 11, content: p("b"))] })
        p("c")
      })
    var operations = try page.patch {
      page.document.update(filling: 10, to: p("x"), into: &$0)
    }
    #expect(operations == [.setText(node: 3, "x")])
    operations = try page.patch { page.document.update(filling: 10, to: .empty, into: &$0) }
    #expect(operations == [.remove(node: 2)])
    try page.patch { page.document.update(filling: 10, to: em("y"), into: &$0) }
    #expect(page.dom.description == "<container>[<div>[<em>['y'] <p>['b'] <p>['c']]]")
  }

  @Test func `a page that renders again does not look into its holes`() throws {
    var looks = 0
    func view(_ title: String) -> HTML {
      div(.title(title)) {
        HTML.hole(
          Hole(id: 1) {
            looks += 1
            return [Filling(id: 10, content: p("a"))]
          })
      }
    }
    let page = Page(view("a"))
    #expect(try page.show(view("b")).count == 1)
    #expect(looks == 1)
  }

  @Test func `fillings that stay are not rendered when others go`() throws {
    var renders = 0
    func row(_ id: Int) -> HTML {
      renders += 1
      return li("\(id)")
    }
    func fillings(_ ids: Range<Int>) -> [Filling] { ids.map { Filling(id: $0, content: row($0)) } }
    let page = Page(ul { HTML.hole(Hole(id: 1) { fillings(0..<100) }) })
    #expect(renders == 100)
    let operations = try page.patch {
      page.document.arrange(hole: 1, fillings: fillings(1..<100), into: &$0)
    }
    #expect(operations == [.remove(node: 2)])
    #expect(renders == 100)
  }

  @Test func `what is not on the page cannot be updated`() throws {
    let page = Page(div {})
    #expect(try page.patch { page.document.update(filling: 1, to: p("a"), into: &$0) } == [])
    #expect(try page.patch { page.document.arrange(hole: 1, fillings: [], into: &$0) } == [])
  }

  @Test func `a face that keeps the place of a child keeps nothing else of the run it was made in`()
  {
    final class Token {}
    weak var weakToken: Token?
    var kept: HTML?
    let document = Document()
    Document.making {
      let token = Token()
      weakToken = token
      let place = HTML.hole(Hole(id: 1) { [] })
      kept = place
      let unused = button("unused", .onClick { _ = token })
      document.mount(div { place })
      withExtendedLifetime(unused) {}
    }
    #expect(weakToken == nil)
    withExtendedLifetime(kept) {}
  }
}
