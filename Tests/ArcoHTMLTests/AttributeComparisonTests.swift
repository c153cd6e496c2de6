import ArcoHTML
import Testing

/// Attributes of which no two are the same, each made anew.
private func allDifferent() -> [Attribute] {
  [
    .id("a"), .id("a value that is too long to be kept in place"), .title("a"), .data("id", "a"),
    .aria("id", "a"), .hidden(true), .hidden(false), .inert(true), .class("a"), .class("b"),
    .class("a", "b"), .class("a", "c"), .class("a", "b", "c"), .value("a"), .value("b"),
    .checked(true), .onClick {}, .onClick(preventsDefault: true) {}, .onDoubleClick {},
    .onInput { _ in }, .onKeyDown(keys: .enter) { _ in }, .onKeyDown(keys: .escape) { _ in },
    .onKeyDown { _ in },
  ]
}

@Suite struct AttributeComparisonTests {
  /// Lends two attributes where they are in memory.
  private func compare<Result>(
    _ one: Attribute, _ other: Attribute,
    _ body: (UnsafeMutablePointer<Attribute>, UnsafeMutablePointer<Attribute>) -> Result
  ) -> Result {
    var one = one
    var other = other
    return withUnsafeMutablePointer(to: &one) { one in
      withUnsafeMutablePointer(to: &other) { other in body(one, other) }
    }
  }

  @Test func `an attribute that is spelled twice is the same in memory`() {
    for (one, other) in zip(allDifferent(), allDifferent()) {
      #expect(compare(one, other) { $0.isWritten(as: $1) }, "\(one)")
      #expect(compare(one, other) { $0.fits($1) }, "\(one)")
    }
  }

  @Test func `attributes that differ in anything are not the same in memory`() {
    let all = allDifferent()
    for (index, one) in all.enumerated() {
      for other in all[(index + 1)...] {
        #expect(!compare(one, other) { $0.isWritten(as: $1) }, "\(one), \(other)")
      }
    }
  }

  @Test func `an attribute fits another of its name and kind, whatever the value is`() {
    func fits(_ one: Attribute, _ other: Attribute) -> Bool { compare(one, other) { $0.fits($1) } }

    #expect(fits(.id("a"), .id("b")))
    #expect(fits(.hidden(true), .hidden(false)))
    #expect(fits(.class("a"), .class("b", "c")))
    #expect(fits(.value("a"), .value("b")))
    #expect(fits(.attribute("part", "a"), .attribute("part", "b")))

    #expect(!fits(.id("a"), .title("a")))
    #expect(!fits(.data("label", "a"), .aria("label", "a")))
    #expect(!fits(.hidden(true), .inert(true)))
    #expect(!fits(.value("1"), .checked(true)))
    #expect(!fits(.onClick {}, .onClick(preventsDefault: true) {}))
    #expect(!fits(.onClick {}, .onFocus {}))
    #expect(!fits(.onKeyDown(keys: .enter) { _ in }, .onKeyDown(keys: .escape) { _ in }))
    #expect(!fits(.onKeyDown(keys: .enter) { _ in }, .onKeyDown { _ in }))
    #expect(!fits(.several([]), .several([])), "what comes and goes is no part of a template")
  }
}
