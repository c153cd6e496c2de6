import ArcoHTML
import Testing

@Suite struct LivePropertyTests {
  private func field(_ value: String, _ other: String = "") -> HTML {
    div(.title(other)) { input(.value(value), .onInput { _ in }) }
  }

  @Test func `a value that the view changes is set live`() throws {
    let page = Page(field("a"))
    #expect(try page.show(field("b")) == [.setLive(node: 2, .value, "b")])
  }

  @Test func `a value that the view repeats leaves alone what was typed`() throws {
    let page = Page(field("a"))
    #expect(try page.show(field("a", "other")).count == 1)
  }

  @Test func `what the user typed is not sent back`() throws {
    let page = Page(field("a"))
    #expect(page.report(.input, .input(text: "ab", checked: false), at: "input") == nil)
    #expect(try page.show(field("ab")) == [])
    #expect(try page.settle() == [])
  }

  @Test func `a typed value that the view does not take is put back`() throws {
    let page = Page(field("10"))
    #expect(page.report(.input, .input(text: "11", checked: false), at: "input") == nil)
    #expect(try page.settle() == [.setLive(node: 2, .value, "10")])
    #expect(try page.settle() == [])
  }

  @Test func `a field that went away because of what was typed is left alone`() throws {
    let page = Page(field("a"))
    #expect(page.report(.input, .input(text: "ab", checked: false), at: "input") == nil)
    #expect(try page.show(div(.title(""))).count == 1)
    #expect(try page.settle() == [])
  }

  @Test func `a text area is set live, and begins with its content`() throws {
    let page = Page(textarea(.value("a")))
    #expect(page.document.nodeCount == 1)
    #expect(try page.show(textarea(.value("b"))) == [.setLive(node: 1, .value, "b")])
    #expect(String(decoding: page.document.markup(), as: UTF8.self) == "<textarea>b</textarea>")
  }

  @Test func `a box that the view does not tick is unticked again`() throws {
    let page = Page(input(.type(.checkbox), .checked(false), .onToggle { _ in }))
    #expect(page.report(.change, .input(text: "on", checked: true), at: "input") == nil)
    #expect(try page.settle() == [.setLive(node: 1, .checked, "")])
  }

  @Test func `a refused radio button gives the choice back to the one before`() throws {
    func radio(_ value: String, _ isChecked: Bool) -> HTML {
      input(
        .type(.radio), .name("size"), .value(value), .checked(isChecked), .onToggle { _ in })
    }
    let page = Page(
      .list([radio("s", false), radio("m", true), input(.type(.checkbox), .checked(true))]))
    #expect(page.report(.change, .input(text: "s", checked: true), at: "input") == nil)
    let operations = try page.settle()
    #expect(operations.contains(.setLive(node: 1, .checked, "")))
    #expect(operations.contains(.setLive(node: 2, .checked, "1")))
    #expect(operations.count == 2)
  }

  @Test func `radio buttons of another form, and boxes, stay as they are`() throws {
    func radio(_ form: Attribute = .class("radio"), isChecked: Bool) -> HTML {
      input(.type(.radio), .name("size"), form, .checked(isChecked), .onToggle { _ in })
    }
    let page = Page(
      .list([
        radio(isChecked: false),
        input(.type(.checkbox), .name("size"), .checked(true)),
        form(.id("one")) { radio(isChecked: true) },
        form { radio(.form("none"), isChecked: true) },
        form { radio(.form("one"), isChecked: true) },
      ]))
    #expect(page.report(.change, .input(text: "s", checked: true), at: "input") == nil)
    let operations = try page.settle()
    #expect(operations.contains(.setLive(node: 1, .checked, "")))
    #expect(operations.contains(.setLive(node: 6, .checked, "1")))
    #expect(operations.count == 2)
  }

  @Test func `radio buttons belong together by the form that they name, or by naming none`() throws
  {
    func radio(_ form: String, isChecked: Bool = true) -> HTML {
      input(.type(.radio), .name("size"), .form(form), .checked(isChecked), .onToggle { _ in })
    }
    /// Which of the buttons are unchecked when the first one is checked.
    func unchecked(byOneOf form: String) throws -> [Int] {
      let page = Page(
        .list([
          radio(form, isChecked: false),
          radio("one"), radio("two"), radio("none"), radio("neither"),
          HTML.form(.id("one")) { input(.type(.radio), .name("size"), .checked(true)) },
          HTML.form(.id("two")) {},
        ]))
      #expect(page.report(.change, .input(text: "s", checked: true), at: "input") == nil)
      return try page.settle().compactMap {
        if case .setLive(let node, .checked, "1") = $0 { node } else { nil }
      }
    }
    #expect(try unchecked(byOneOf: "one") == [2, 7])
    #expect(try unchecked(byOneOf: "two") == [3])
    #expect(try unchecked(byOneOf: "none") == [4, 5])
  }

  @Test func `a refused option gives the choice back to the one before`() throws {
    let page = Page(
      select(.onChange { _ in }) {
        option("S", .value("s"), .selected(true))
        option("M", .value("m"), .selected(false))
      })
    #expect(page.report(.change, .input(text: "m", checked: false), at: "select") == nil)
    #expect(try page.settle().count == 2)
    #expect(page.dom[2]?.value(of: .selected) == "1")
    #expect(page.dom[4]?.value(of: .selected) == nil)
  }

  @Test func `a refused option without a value is known by its text`() throws {
    let page = Page(
      select(.onChange { _ in }) {
        option("S", .selected(true))
        option(" very\n large ", .selected(false))
      })
    #expect(page.report(.change, .input(text: "very large", checked: false), at: "select") == nil)
    #expect(try page.settle().count == 2)
    #expect(page.dom[4]?.value(of: .selected) == nil)
  }

  @Test func `bounds are set before the value that they bound`() throws {
    func slider(_ max: String, _ value: String) -> HTML { input(.value(value), .max(max)) }
    let page = Page(slider("10", "5"))
    #expect(
      try page.show(slider("200", "150")) == [
        .setAttribute(node: 1, name: "max", "200"), .setLive(node: 1, .value, "150"),
      ])
    #expect(text(of: slider("10", "5")) == #"<input max="10" value="5">"#)
  }

  @Test func `after a rebuild a field shows what its view says, and what was typed is sent again`()
    throws
  {
    func page(_ html: (String) -> HTML) throws {
      let page = Page(html("a"))
      #expect(page.report(.input, .input(text: "ab", checked: false), at: "input") == nil)
      try page.patch { page.document.rebuild(into: &$0) }
      let field = try #require(page.dom.first("input"))
      #expect(page.dom[field]?.value(of: .value) == "a")
      #expect(try page.show(html("ab")) == [.setLive(node: field, .value, "ab")])
      #expect(page.dom[field]?.value(of: .value) == "ab")
    }
    try page { field($0) }
    try page { value in ul { keyed([1], id: { $0 }, row: { _ in li { field(value) } }) } }
    try page { input(.value($0), .onInput { _ in }) }
  }

  @Test func `after a rebuild nothing of what was typed before is put back`() throws {
    let page = Page(field("10"))
    #expect(page.report(.input, .input(text: "11", checked: false), at: "input") == nil)
    try page.patch { page.document.rebuild(into: &$0) }
    #expect(try page.settle() == [])
    #expect(try page.show(field("10", "other")).count == 1)
  }

  @Test func `after a rebuild what is typed is not sent back, as before it`() throws {
    let page = Page(field("a"))
    try page.patch { page.document.rebuild(into: &$0) }
    #expect(page.report(.input, .input(text: "ab", checked: false), at: "input") == nil)
    #expect(try page.show(field("ab")) == [])
    #expect(page.report(.input, .input(text: "abc", checked: false), at: "input") == nil)
    #expect(try page.settle() == [.setLive(node: 2, .value, "ab")])
  }

  @Test func `what was typed before a rebuild is written to the new field if the view takes it`()
    throws
  {
    func page(_ html: (String) -> HTML) throws {
      let page = Page(html("a"))
      let former = try #require(page.dom.first("input"))
      try page.patch { page.document.rebuild(into: &$0) }
      let field = try #require(page.dom.first("input"))
      #expect(page.dom[field]?.value(of: .value) == "a")
      let event = Event(
        node: former, kind: .input, payload: .input(text: "ab", checked: false))
      #expect(page.document.handle(event, by: .former) == nil)
      try page.show(html("ab"))
      _ = try page.settle()
      #expect(page.dom[field]?.value(of: .value) == "ab")
      // From then on the browser is known to show that.
      #expect(page.report(.input, .input(text: "abc", checked: false), at: "input") == nil)
      #expect(try page.show(html("abc")) == [])
      #expect(try page.settle() == [])
    }
    try page { field($0) }
    try page { value in ul { keyed([1], id: { $0 }, row: { _ in li { field(value) } }) } }
    try page { input(.value($0), .onInput { _ in }) }
  }

  @Test func `a box that was ticked before a rebuild is ticked by the view after it`() throws {
    func box(_ isChecked: Bool) -> HTML {
      input(.type(.checkbox), .checked(isChecked), .onToggle { _ in })
    }
    let page = Page(box(false))
    #expect(page.report(.change, .input(text: "on", checked: true), at: "input") == nil)
    try page.patch { page.document.rebuild(into: &$0) }
    #expect(try page.show(box(true)) == [.setLive(node: 1, .checked, "1")])
  }

  @Test func `a value that the view takes later is set once`() throws {
    let page = Page(field("a"))
    #expect(page.report(.input, .input(text: "ab", checked: false), at: "input") == nil)
    #expect(try page.settle() == [.setLive(node: 2, .value, "a")])
    #expect(try page.show(field("ab")) == [.setLive(node: 2, .value, "ab")])
    #expect(try page.show(field("ab")) == [])
    #expect(try page.show(field("a")) == [.setLive(node: 2, .value, "a")])
  }
}
