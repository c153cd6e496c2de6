import ArcoHTML
import Testing

@Suite struct PointerTests {
  private static let pointer = HTML.Pointer(
    HTML.Point(x: -12.34, y: 1_000_000), size: HTML.Size(width: 320, height: 0.01),
    buttons: [.primary, .eraser], modifiers: [.shift, .meta], id: 7, kind: .pen, isPrimary: false)

  private func bytes(_ payload: some WirePayload) -> [UInt8] {
    guard case .bytes(let bytes) = payload.payload else { return [] }
    return bytes
  }

  @Test func `what an element listens to is told, and its handler hears what happened`() {
    var log: [String] = []
    let page = Page(
      div(
        .onPointerDown(preventsDefault: true) { log.append("down \($0 == Self.pointer)") },
        .onPointerMove { log.append("move \($0.position.x)") },
        .onWheel { log.append("wheel \($0.down)") },
        .onScroll { log.append("scroll \($0.isAtEnd)") },
        .onPaste { log.append("paste \($0)") },
        .onDrop { log.append("drop \($0.text)") }))
    #expect(page.dom.description.contains(#"data-on="p!mwotg""#))
    let scrolling = HTML.Scrolling(
      HTML.Point(x: 0, y: 900), shown: HTML.Size(width: 10, height: 100),
      content: HTML.Size(width: 10, height: 1000))
    #expect(page.report(.pointerDown, Self.pointer.payload, at: "div") == nil)
    #expect(page.report(.pointerMove, Self.pointer.payload, at: "div") == nil)
    #expect(page.report(.wheel, HTML.Wheel(down: -3.5).payload, at: "div") == nil)
    #expect(page.report(.scroll, scrolling.payload, at: "div") == nil)
    #expect(page.report(.paste, Pasted("é").payload, at: "div") == nil)
    #expect(page.report(.drop, HTML.Dropped("a").payload, at: "div") == nil)
    #expect(page.report(.pointerUp, Self.pointer.payload, at: "div") == .notOffered)
    #expect(
      log == ["down true", "move -12.34", "wheel -3.5", "scroll true", "paste é", "drop a"])
  }

  @Test func `bytes that are no such payload are refused, and no handler runs`() {
    let page = Page(
      div(
        .onPointerMove { _ in Issue.record("it ran") }, .onWheel { _ in Issue.record("it ran") },
        .onScroll { _ in Issue.record("it ran") }, .onPaste { _ in Issue.record("it ran") },
        .onDrop { _ in Issue.record("it ran") }))
    let whole = bytes(Self.pointer)
    var broken = (0..<whole.count).map { Array(whole[..<$0]) } + [whole + [0]]
    // Buttons, modifiers, a kind and a flag that there are not; a size below nothing.
    for (back, value) in [(5, 64), (4, 16), (2, 4), (1, 2)] {
      var bytes = whole
      bytes[whole.count - back] = UInt8(value)
      broken.append(bytes)
    }
    broken.append([0, 0, 1, 0, 0, 0, 0, 0, 0])
    broken.append([0xFF, 0xFF, 0xFF, 0xFF, 0x7F])
    for bytes in broken {
      #expect(page.report(.pointerMove, .bytes(bytes), at: "div") == .malformed)
    }
    #expect(page.report(.wheel, .bytes([0, 0, 0, 0]), at: "div") == .malformed)
    #expect(page.report(.scroll, .bytes([0, 0, 1, 0, 0, 0]), at: "div") == .malformed)
    #expect(page.report(.paste, .bytes([2, 0xFF, 0xFE]), at: "div") == .malformed)
    #expect(page.report(.drop, .bytes([1, 0x61, 0]), at: "div") == .malformed)
    #expect(page.report(.pointerMove, .key(.enter), at: "div") == .malformed)
  }

  @Test(arguments: [0, 0.005, -0.005, 12.34, -12.34, 1e12, -1e12, .infinity, .nan])
  func `a length is rounded to hundredths, and bounded`(value: Double) throws {
    let read = try #require(HTML.Wheel(bytes: bytes(HTML.Wheel(down: value)))).down
    let most = Double(1 << 30 - 1) / 100
    if value.isNaN {
      #expect(read == -most)
    } else {
      #expect(abs(read - min(max(value, -most), most)) <= 0.005)
    }
  }

  @Test func `what cannot be used hears of no pointer`() {
    let page = Page(
      div(.inert()) { p(.onPointerDown { _ in Issue.record("it ran") }) })
    #expect(page.report(.pointerDown, Self.pointer.payload, at: "p") == .notOffered)
  }

  @Test func `a turn that goes on is one attribute that changes`() throws {
    let page = Page(input(.takesFocus(turn: 1)))
    let operations = try page.show(input(.takesFocus(turn: 2)))
    #expect(operations == [.setAttribute(node: 1, name: "data-ask", "focus 2")])
    #expect(try page.show(input(.takesFocus(turn: 2))) == [])
  }
}
