import ArcoHTML
import Testing

@Suite struct EventTests {
  @Test func `a handler runs with what it asks for`() {
    var log: [String] = []
    let page = Page(
      form(.onSubmit(Field.text("a")) { log.append("submit \($0)") }) {
        button("+", .onClick { log.append("click") })
        input(
          .name("a"), .onInput { log.append("input \($0)") },
          .onToggle { log.append("toggle \($0)") })
        textarea(.onKeyDown(keys: .enter) { log.append("key \($0.name) \($0.modifiers.rawValue)") })
      })
    var fields = Submission()
    fields.append(name: "a", value: "1")
    #expect(page.report(.click, at: "button") == nil)
    #expect(page.report(.input, .input(text: "x", checked: false), at: "input") == nil)
    #expect(page.report(.change, .input(text: "x", checked: true), at: "input") == nil)
    #expect(
      page.report(.keyDown, .key(HTML.Key("Enter", modifiers: .shift)), at: "textarea") == nil)
    #expect(page.report(.keyDown, .key(.escape), at: "textarea") == nil)
    #expect(page.report(.submit, .fields(fields), at: "form") == nil)
    #expect(log == ["click", "input x", "toggle true", "key Enter 1", "submit 1"])
  }

  @Test func `of two handlers for one event the later one runs, and the event is asked for once`() {
    var log: [String] = []
    func action(_ more: Attribute...) -> HTML {
      button("+", .onClick { log.append("default") }, .several(more))
    }
    let pages = [
      Page(button("+", .onClick { log.append("first") }, .onClick { log.append("second") })),
      Page(action(.onClick { log.append("second") })),
    ]
    for page in pages {
      #expect(page.report(.click, at: "button") == nil)
      #expect(log == ["second"])
      log = []
      #expect(page.dom.root.below.first?.attributes["data-on"] == "c")
    }
  }

  @Test func `an element that went away refuses`() throws {
    let page = Page(div { button("+", .onClick {}) })
    let number = try #require(page.dom.first("button"))
    try page.show(div {})
    #expect(page.document.handle(Event(node: number, kind: .click)) == .gone)
    #expect(page.document.handle(Event(node: 99, kind: .click)) == .gone)
    #expect(page.document.handle(Event(node: 0, kind: .click)) == .gone)
  }

  @Test func `whatever its number is, an element that listens is found, and no other one`() throws {
    var log: [String] = []
    func row(_ number: Int) -> HTML {
      li {
        button("a", .id("a\(number)"), .onClick { log.append("a\(number)") })
        p("between", .id("b\(number)"))
        button("c", .id("c\(number)"), .onClick { log.append("c\(number)") })
        p("behind", .id("d\(number)"))
      }
    }
    func list(_ numbers: [Int]) -> HTML {
      ul { keyed(numbers, id: { $0 }) { row($0) } }
    }
    let page = Page(list(Array(0..<60)))
    try page.show(list(Array(20..<80)))
    func click(_ id: String) throws -> EventRefusal? {
      let node = try #require(page.dom.root.below.first { $0.attributes["id"] == id })
      return page.document.handle(Event(node: node.number, kind: .click))
    }
    for number in 20..<80 {
      log = []
      #expect(try click("a\(number)") == nil)
      #expect(try click("b\(number)") == .notOffered)
      #expect(try click("c\(number)") == nil)
      #expect(try click("d\(number)") == .notOffered)
      #expect(log == ["a\(number)", "c\(number)"])
    }
  }

  @Test func `an event that the view does not offer is refused`() throws {
    let page = Page(div { button("+", .onClick {}) })
    #expect(page.report(.doubleClick, at: "button") == .notOffered)
    #expect(page.report(.click, at: "div") == .notOffered)
    try page.show(div { button("+") })
    #expect(page.report(.click, at: "button") == .notOffered)
  }

  @Test func `data of another shape is refused, and the handler does not run`() {
    let page = Page(
      form(.onSubmit(Field.integer("a", in: 0...9)) { _ in Issue.record("it ran") }) {
        button("+", .onClick { Issue.record("it ran") })
      })
    #expect(page.report(.click, .key(.enter), at: "button") == .malformed)
    #expect(page.report(.submit, at: "form") == .malformed)
    #expect(page.report(.submit, .fields(Submission()), at: "form") == .malformed)
  }

  @Test func `a key's name is no longer than any browser makes it`() throws {
    func read(_ name: String) throws -> Event {
      var writer = ByteWriter()
      Event(node: 1, kind: .keyDown, payload: .key(HTML.Key(name))).write(to: &writer)
      var reader = ByteReader(writer.bytes)
      return try Event(from: &reader)
    }
    let longest = "q" + String(repeating: "x", count: 63)
    #expect(try read(longest).payload == .key(HTML.Key(longest)))
    #expect(throws: WireError.tooLong(at: 2)) { try read(longest + "x") }
    let accents = String(repeating: "\u{301}\u{316}", count: 32)
    #expect(throws: WireError.self) { try read("q" + accents) }
  }

  @Test func `the handler of the latest render runs, and costs no operation`() throws {
    var log: [Int] = []
    func view(_ number: Int) -> HTML { button("+", .onClick { log.append(number) }) }
    let page = Page(view(1))
    #expect(try page.show(view(2)) == [])
    #expect(page.report(.click, at: "button") == nil)
    #expect(log == [2])
  }

  @Test func `a handler may change the page`() throws {
    let page = Page(.empty)
    var patch = Patch()
    page.document.show(
      button("+", .onClick { page.document.show(p("gone"), into: &patch) }), into: &patch)
    #expect(page.document.handle(Event(node: 1, kind: .click)) == nil)
    try page.patch { $0 = patch }
    #expect(page.dom.description == "<container>[<p>['gone']]")
  }

  @Test(arguments: [
    Event(node: 1, kind: .click),
    Event(node: 300, kind: .input, payload: .input(text: "é", checked: true)),
    Event(node: 2, kind: .keyUp, payload: .key(HTML.Key("a", modifiers: [.alt, .meta]))),
  ])
  func `an event reads as it was written`(event: Event) throws {
    var writer = ByteWriter()
    event.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    #expect(try Event(from: &reader) == event)
    try reader.end()
  }
}
