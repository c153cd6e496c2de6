import ArcoComonads
import Testing

@Suite struct CoproductTests {
  private typealias Spaces = OneOf<Stores<Int>, Traces<String>, String>
  private let update = Update<Coproduct<Stores<Int>, Traces<String>>, Void>.either(
    .put(5), .tell("x"))
  private let store = Spaces(left: Store(1) { "state \($0)" })
  private let traced = Spaces(right: Traced { (text: String) in "told \(text)" })

  @Test func `a space of either kind is moved by the update of its kind`() {
    #expect([store, traced].map { $0.extract() } == ["state 1", "told "])
    #expect([store, traced].map { $0.select(update).extract() } == ["state 5", "told x"])
    #expect(
      [store, traced].map { $0.select(update).select(update).extract() }
        == ["state 5", "told xx"])
  }

  @Test func `what it is made of is found again, where it was moved`() {
    guard case .left(let left) = store.select(update).either(),
      case .right(let right) = traced.select(update).either()
    else {
      Issue.record("a side changed")
      return
    }
    #expect(left.position == 5)
    #expect(left.seek(7).extract() == "state 7")
    #expect(right.extract() == "told x")
    #expect(right.trace("y") == "told xy")
  }
}
