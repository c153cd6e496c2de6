import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

struct FilteredTests {
  let even = StandardOptics.Filtered<Int> { $0.isMultiple(of: 2) }

  @Test func `a change that preserves the predicate is lawful`() {
    let evens = Int.generator.map { $0 &* 2 }
    #expect(AffineLaws(even, whole: .integer(), part: evens).counterexample() == nil)
    let numbers = [1, 2, 3, 4]
    #expect(StandardOptics.Each<[Int]>().filtered { $0 > 2 }.values(in: numbers) == [3, 4])
    #expect(
      StandardOptics.Each<[Int]>().filtered { $0 > 2 }.modifying(numbers) { $0 += 1 } == [
        1, 2, 4, 5,
      ])
  }

  @Test func `a change that does not is caught`() {
    let found = AffineLaws(even).counterexamples()
    #expect(found.first?.law == "extract what you set, if there is a part")
    #expect(found.first?.samples.map(\.text) == ["0", "1"])
    #expect(found.contains { $0.law == "setting twice is setting the last" })
  }

  @Test func `what can be filtered keeps its ability`() {
    let isEven: @Sendable (Int) -> Bool = { $0.isMultiple(of: 2) }
    #expect(Getter(\String.count).filtered(isEven).extract("ab") == 2)
    #expect(Getter(\String.count).filtered(isEven).extract("abc") == nil)
    #expect(
      Setter.storing(StandardOptics.Each<[Int]>()).filtered(isEven).setting([1, 2], to: 0) == [
        1, 0,
      ])
  }

  @Test func `a change that throws is thrown, and only where the predicate holds`() {
    func refuse(_ number: inout Int) throws(Refusal) { throw Refusal() }
    var number = 2
    #expect(throws: Refusal()) { try even.modifyIfPresent(&number, refuse) }
    number = 3
    #expect(throws: Never.self) { try even.modifyIfPresent(&number, refuse) }
  }
}
