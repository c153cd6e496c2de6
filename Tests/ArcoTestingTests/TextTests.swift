import ArcoLaws
import ArcoTesting
import Testing

private struct Pair: Equatable, Sendable {
  var name: String
  var cup: Cup
}

private enum Cup: Equatable, Sendable {
  case empty
  case filled(Int)
  case mixed(milk: Int, String?)
}

private final class Mug: Sendable {
  let size = 2
}

private struct Named: CustomStringConvertible {
  var description: String { "named" }
}

struct TextTests {
  /// How a value prints in a counterexample.
  private func text<Value>(_ value: Value) -> String? {
    Law("") { trial in
      trial.note("value", value)
      trial.expect(1, equals: 2)
    }.counterexample(tries: 1)?["value"]
  }

  @Test func `values print as they would be written`() {
    #expect(text(Pair(name: "a", cup: .empty)) == "Pair(name: \"a\", cup: .empty)")
    #expect(text([Cup.filled(1), .mixed(milk: 2, "b")]) == "[.filled(1), .mixed(milk: 2, \"b\")]")
    #expect(text(Cup.mixed(milk: 0, nil)) == ".mixed(milk: 0, nil)")
    #expect(text((1, b: "c")) == "(1, b: \"c\")")
    #expect(text(Optional("a\n")) == "\"a\\n\"")
    #expect(text(Int?.none) == "nil")
    #expect(text(Mug()) == "Mug(size: 2)")
    #expect(text(Named()) == "named")
    #expect(text(1.5) == "1.5")
    #expect(text(0..<3) == "0..<3")
    #expect(text(Result<Int, Never>.success(1)) == ".success(1)")
  }

  @Test func `sets and dictionaries print in an order of their own`() {
    #expect(text(["b": 2, "a": 1]) == "[\"a\": 1, \"b\": 2]")
    #expect(text([String: Int]()) == "[:]")
    #expect(text(Set(["b", "c", "a"])) == "[\"a\", \"b\", \"c\"]")
  }
}
