import ArcoCore
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

@MainActor struct TestPagePointerTests {
  @Test func `a drag is heard from its beginning to its end`() throws {
    let page = saying { said, send in
      svg(
        .ariaLabel("Canvas"),
        .onPointerDown { send("\(said) down \($0.position.x)") },
        .onPointerMove { send("\(said) to \($0.position.x)") },
        .onPointerUp { send("\(said) up \($0.position.x) \($0.buttons.isEmpty)") })
      output(said)
    }
    try page.drag(
      "Canvas", HTML.Point(x: 1, y: 1), HTML.Point(x: 2, y: 1), HTML.Point(x: 3, y: 1))
    #expect(try page.text(of: "output") == "down 1.0 to 2.0 to 3.0 up 3.0 true")
    try page.point(.move, on: "Canvas", HTML.Pointer(HTML.Point(x: 9, y: 9)))
    #expect(try page.text(of: "output").hasSuffix("to 9.0"))
    #expect(throws: TestPageError.self) {
      try page.point(.enter, on: "Canvas", HTML.Pointer(HTML.Point(x: 9, y: 9)))
    }
  }

  @Test func `wheel, scroll, menu and drop each have a verb`() throws {
    let page = saying { said, send in
      div(
        .ariaLabel("Map"), .onWheel { send("wheel \($0.down)") },
        .onScroll { send("scrolled \($0.isAtEnd)") },
        .onContextMenu { send("menu \($0.position.y)") }, .onDrop { send("dropped \($0.text)") })
      output(said)
    }
    try page.turn(HTML.Wheel(down: 8), over: "Map")
    #expect(try page.text(of: "output") == "wheel 8.0")
    let size = HTML.Size(width: 10, height: 10)
    try page.scroll(
      "Map", to: HTML.Scrolling(HTML.Point(x: 0, y: 0), shown: size, content: size))
    #expect(try page.text(of: "output") == "scrolled true")
    try page.contextMenu("Map", at: HTML.Point(x: 1, y: 2))
    #expect(try page.text(of: "output") == "menu 2.0")
    try page.drop(HTML.Dropped("a file no, a text yes"), onto: "Map")
    #expect(try page.text(of: "output") == "dropped a file no, a text yes")
  }

  @Test func `a field has what is pasted, unless the page leaves that out`() throws {
    let page = saying { said, send in
      input(.ariaLabel("Free"), .value(said), .onPaste { _ in }, .onInput { send($0) })
      input(.ariaLabel("Split"), .onPaste(preventsDefault: true) { send("pasted \($0)") })
    }
    try page.paste("one", into: "Free")
    #expect(try page.text(of: "Free") == "one")
    try page.paste("two", into: "Split")
    #expect(try page.text(of: "Free") == "pasted two")
    #expect(try page.text(of: "Split") == "")
  }

  @Test func `a test sees what the page asked of the browser`() throws {
    let counting = Dispatcher<Void, Int, Int>.reduce { turn, step in turn += step }
    let page = TestPage(
      Component(counting) { turn, send in
        button("Find", .onClick { send(1) })
        button("Rest", .onClick { send(0) })
        input(.ariaLabel("Query"), .selectsText(turn: turn))
        p("Result", .scrollsIntoView(turn: turn))
        h2("Results", .takesFocus(turn: turn / 2))
      }, state: 0)
    #expect(page.focused == nil && page.scrolledTo == nil)
    try page.click("Rest")
    #expect(page.focused == nil)
    try page.click("Find")
    #expect(page.focused?.name == "Query" && page.selected?.name == "Query")
    #expect(page.scrolledTo?.text == "Result")
    try page.click("Find")
    #expect(page.focused?.name == "Results")
  }

  @Test func `a custom element is given values and says some`() throws {
    let numbers = ScriptFormat.integer(in: 0...9).list(upTo: 3)
    let page = TestPage(
      Component(Dispatcher<Void, [Int], [Int]>.reduce { $0 = $1 }) { chosen, send in
        div(.events(.on("other") { send([]) })) {
          HTML.element("x-pad")(
            .ariaLabel("Pad"), .properties(.set("chosen", chosen, as: numbers)),
            .events(.on("pressed", as: numbers) { send($0) }))
        }
      }, state: [1])
    #expect(try page.property("chosen", as: numbers, of: "Pad") == [1])
    try page.dispatch("pressed", [2, 3], as: numbers, from: "Pad")
    #expect(try page.property("chosen", as: numbers, of: "Pad") == [2, 3])
    #expect(throws: TestPageError.self) {
      try page.dispatch("pressed", .text("2"), from: "Pad")
    }
    try page.dispatch("other", from: "Pad")
    #expect(try page.property("chosen", as: numbers, of: "Pad") == [])
    #expect(throws: TestPageError.self) { try page.dispatch("none", from: "Pad") }
  }

  @Test func `formats keep their law, and one that does not is found`() {
    #expect(ScriptFormatLaws.broken(.integer(in: -9...9), by: Array(-9...9)) == [])
    #expect(ScriptFormatLaws.broken(.text, by: ["", "\"\\\u{0}é\u{1F600}"]) == [])
    #expect(ScriptFormatLaws.broken(.bytes(upTo: 2), by: [[], [0, 255]]) == [])
    #expect(ScriptFormatLaws.broken(.number(in: -1...1), by: [0.1, -1, 1e-300]) == [])
    let flags = ScriptFormat.flag.optional.list(upTo: 2)
    #expect(ScriptFormatLaws.broken(flags, by: [[nil, true], []]) == [])
    let halved = ScriptFormat.integer(in: 0...9).converted(read: { $0 * 2 }, write: { $0 / 2 })
    #expect(ScriptFormatLaws.broken(halved, by: [2, 3]) == [3])
  }
}
