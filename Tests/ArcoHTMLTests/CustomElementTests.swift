import ArcoHTML
import Testing

@Suite struct CustomElementTests {
  struct Span: Equatable, Sendable {
    var low: Int
    var high: Int
  }

  static let span = ScriptFormat<Span>(
    read: { value in
      guard let low = value["low", .integer(in: 0...99)],
        let high = value["high", .integer(in: 0...99)], low <= high
      else { return nil }
      return Span(low: low, high: high)
    },
    write: { span in
      .record([
        .init("low", .number(Double(span.low))), .init("high", .number(Double(span.high))),
      ])
    })

  private func page(_ log: @escaping (String) -> Void = { _ in }) -> Page {
    Page(
      HTML.element("x-range")(
        .properties(
          .set("span", Span(low: 1, high: 9), as: Self.span), .set("label", "a\"<b>", as: .text)),
        .events(
          .on("span-chosen", as: Self.span) { log("chosen \($0.low) to \($0.high)") },
          .on("reset") { log("reset") })))
  }

  private func say(_ name: String, _ detail: ScriptValue, _ page: Page) -> EventRefusal? {
    page.report(.custom, CustomPayload(name, detail).payload, at: "x-range")
  }

  @Test func `a custom element is given properties, and its events are heard`() {
    var log: [String] = []
    let page = page { log.append($0) }
    let markup = page.dom.description
    #expect(markup.contains(#"data-props="{"span":{"low":1,"high":9},"label":"a\"<b>"}""#))
    #expect(markup.contains(#"data-events="span-chosen,reset" data-on="a""#))
    #expect(say("span-chosen", Self.span.write(Span(low: 2, high: 3)), page) == nil)
    #expect(say("reset", .list([.null]), page) == nil)
    #expect(log == ["chosen 2 to 3", "reset"])
  }

  @Test(
    arguments: [
      .null, .text("1"), .list([]), .record([]),
      .record([.init("low", .number(5)), .init("high", .number(4))]),
      .record([.init("low", .number(0.5)), .init("high", .number(4))]),
      .record([.init("low", .number(0)), .init("high", .number(1e300))]),
      .record([.init("low", .flag(true)), .init("high", .number(1))]),
    ] as [ScriptValue])
  func `what a script says is refused unless it is of the format`(detail: ScriptValue) {
    let page = page { Issue.record("it ran: \($0)") }
    #expect(say("span-chosen", detail, page) == .malformed)
  }

  @Test func `an event of another name is refused`() {
    #expect(say("span-lost", .null, page()) == .malformed)
  }

  @Test func `bytes that are no value are refused without a trap`() {
    let page = page { Issue.record("it ran: \($0)") }
    let name: [UInt8] = [1, 0x61]
    let deep = [UInt8](repeating: 5, count: 0) + (0..<40).flatMap { _ in [5, 1] as [UInt8] } + [0]
    let long: [UInt8] = [5, 0xFF, 0xFF, 0xFF, 0xFF, 0x07]
    let notANumber: [UInt8] = [3, 0, 0, 0, 0, 0, 0, 0xF8, 0x7F]
    for bytes in [
      [], name, name + [8], name + [7, 2, 0], name + [3, 0], name + deep, name + long,
      name + notANumber,
    ] {
      #expect(page.report(.custom, .bytes(bytes), at: "x-range") == .malformed)
    }
  }

  @Test func `a value reads as it was written`() {
    let value = ScriptValue.record([
      .init("a", .list([.null, .flag(true), .flag(false), .number(-0.5), .text("é\u{0}")])),
      .init("", .record([])), .init("bytes", .bytes([0, 255])), .init("none", .bytes([])),
    ])
    #expect(ScriptValue(bytes: bytes(of: value)) == value)
  }

  private func bytes(of value: ScriptValue) -> [UInt8] {
    guard case .bytes(let bytes) = value.payload else { return [] }
    return bytes
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [Double])
  func `a number that is not finite arrives as nothing`(number: Double) {
    #expect(ScriptValue(bytes: bytes(of: [.number(number), true])) == [.null, true])
  }

  @Test(arguments: [8, 9, 127, 255] as [UInt8])
  func `a kind that nobody knows is refused, wherever it stands`(code: UInt8) {
    #expect(ScriptValue(bytes: [code]) == nil)
    #expect(ScriptValue(bytes: [code, 0]) == nil)
    #expect(ScriptValue(bytes: [5, 1, code, 0]) == nil)
    #expect(ScriptValue(bytes: [6, 1, 1, 0x61, code, 0]) == nil)
  }

  @Test func `bytes are read from a property and from what a script says`() {
    let bytes = ScriptFormat.bytes(upTo: 2)
    #expect(bytes.read(.bytes([0, 255])) == [0, 255])
    #expect(bytes.read([.number(0), .number(255)]) == [0, 255])
    #expect(ScriptValue.bytes([0, 255]).json == "[0,255]")
    for refused in [.bytes([1, 2, 3]), [.number(256)], [.number(0.5)], "AA==", .null]
      as [ScriptValue]
    {
      #expect(bytes.read(refused) == nil)
    }
  }

  @Test func `a text is JSON that a parser of markup and a script read as it is`() {
    #expect(ScriptValue.text("\u{1}\"\\\n").json == #""\u0001\"\\\u000a""#)
    #expect(ScriptValue.list([.number(1), .number(1.5), .number(.nan)]).json == "[1,1.5,null]")
  }
}
