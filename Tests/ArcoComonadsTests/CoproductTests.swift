import ArcoComonads
import Testing

@Suite struct CoproductTests {
  private typealias Either = Coproduct<Stores<Int>, Traces<String>>
  private let update = Update<Either, Void>.either(.put(5), .tell("x"))

  @Test func `a space of either kind is moved by the update of its kind`() {
    let store: Space<Either, String> = Store(1) { "state \($0)" }.transformed(by: .left())
    let traced: Space<Either, String> = Traced { (text: String) in "told \(text)" }
      .transformed(by: .right())
    #expect([store, traced].map { $0.extract() } == ["state 1", "told "])
    #expect([store, traced].map { $0.select(update).extract() } == ["state 5", "told x"])
    #expect(
      [store, traced].map { $0.select(update).select(update).extract() }
        == ["state 5", "told xx"])
  }
}
