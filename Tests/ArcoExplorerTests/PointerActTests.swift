import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

/// What is done with a pointer or a wheel, or with a text from elsewhere, is read from the page too.
struct PointerActTests {
  /// What was heard last, in words.
  private func page(
    @HTML.Builder _ view: @escaping @Sendable (String, Send<String>) -> HTML
  ) -> Explorer<String, String> {
    let last = Dispatcher<Void, String, String>.reduce { $0 = $1 }
    return Explorer { _ in
      Program(Component<Void, String, String, HTML>(last, Face(view)), state: "")
    }.typing("one", "two")
  }

  @Test func `each event of a pointer is offered, at places of the element`() throws {
    let walk = try page { _, send in
      svg(
        .ariaLabel("Canvas"), .width(20), .height(10),
        .onPointerEnter { _ in send("enter") },
        .onPointerMove { send("\($0.buttons == .primary ? "drag" : "move") \($0.position.x)") },
        .onPointerDown { send("down \($0.position.y) of \($0.size.height)") },
        .onPointerUp { _ in send("up") }, .onPointerCancel { _ in send("cancel") },
        .onPointerLeave { _ in send("leave") }, .onContextMenu { send("menu \($0.position.y)") })
    }.walk(depth: 1)
    #expect(
      Set(walk.states) == [
        "", "enter", "leave", "up", "cancel", "move 0.0", "move 10.0", "move 20.0", "drag 0.0",
        "drag 10.0", "drag 20.0", "down 0.0 of 10.0", "down 5.0 of 10.0", "down 10.0 of 10.0",
        "menu 0.0", "menu 5.0", "menu 10.0",
      ])
    for state in walk.states {
      #expect(
        walk.sometimes("it is heard") { $0.state == state }.way?.replays() == true, "\(state)")
    }
    let down = walk.sometimes("it is pressed") { $0.state == "down 5.0 of 10.0" }.way
    #expect(down?.steps == ["press the pointer on \"Canvas\" at 10.0, 5.0"])
    #expect(
      down?.test(named: "it is pressed").contains(
        """
        try walker.page?.point(.down, on: "Canvas", HTML.Pointer(HTML.Point(x: 10.0, y: 5.0), size: \
        HTML.Size(width: 20.0, height: 10.0), buttons: .primary))
        """) == true)
  }

  @Test func `wheels, scrolling, pasting and dropping are offered with what they bring`() throws {
    let walk = try page { said, send in
      div(
        .ariaLabel("Map"), .onWheel { send("wheel \($0.down)") },
        .onScroll { send("end \($0.isAtEnd)") }, .onDrop { send("drop \($0.text)") })
      input(.ariaLabel("Free"), .value(said), .onPaste { _ in }, .onInput { send("typed \($0)") })
      input(.ariaLabel("Split"), .onPaste(preventsDefault: true) { send("paste \($0)") })
    }.walk(depth: 1)
    #expect(
      Set(walk.states) == [
        "", "wheel 100.0", "wheel -100.0", "end true", "end false", "drop one", "drop two",
        "typed one", "typed two", "paste one", "paste two",
      ])
    for state in walk.states {
      #expect(
        walk.sometimes("it is heard") { $0.state == state }.way?.replays() == true, "\(state)")
    }
    #expect(
      walk.sometimes("it is pasted") { $0.state == "paste one" }.way?.steps
        == ["paste \"one\" into \"Split\""])
  }

  @Test func `a drag that is not ended where the pointer is lost is found`() throws {
    func canvas(minds isCancelled: Bool) -> Explorer<String, String> {
      page { said, send in
        svg(
          .ariaLabel("Canvas"), .onPointerDown { _ in send("dragging") },
          .onPointerUp { _ in send("") },
          .onPointerCancel { _ in send(isCancelled ? "" : said) })
        if said == "dragging" { p("Drop it somewhere") }
      }.pointing(at: HTML.Point(x: 1, y: 1))
    }
    func verdict(_ explorer: Explorer<String, String>) throws -> Verdict {
      try explorer.walk().takesBack(
        "lose the pointer on \"Canvas\"", { $0.hasPrefix("press") }, seeing: { $0 })
    }
    #expect(try verdict(canvas(minds: true)).holds)
    let planted = try verdict(canvas(minds: false))
    #expect(
      replayed(planted) == [
        "press the pointer on \"Canvas\" at 1.0, 1.0", "lose the pointer on \"Canvas\"",
      ])
  }

  @Test func `what cannot be used hears of no pointer`() throws {
    let walk = try page { _, send in
      fieldset(.inert()) { div(.ariaLabel("Map"), .onWheel { send("wheel \($0.down)") }) }
    }.walk()
    #expect(walk.states == [""])
  }
}
