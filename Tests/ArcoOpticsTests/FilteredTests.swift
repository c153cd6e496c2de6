import ArcoOptics
import Testing

struct FilteredTests {
  let even = Filtered<Int> { $0.isMultiple(of: 2) }

  @Test func `a change that preserves the predicate is lawful`() {
    #expect(breaches(ofAffine: even, wholes: [-1, 0, 1, 2], parts: [4, 6]) == [])
    let numbers = [1, 2, 3, 4]
    #expect(Each<[Int]>().filtered { $0 > 2 }.values(in: numbers) == [3, 4])
    #expect(Each<[Int]>().filtered { $0 > 2 }.modifying(numbers) { $0 += 1 } == [1, 2, 4, 5])
  }

  @Test func `a change that does not is caught`() {
    let found = names(breaches(ofAffine: even, wholes: [2], parts: [3, 5]))
    #expect(found == ["set-extract", "set-set"])
  }

  @Test func `what can be filtered keeps its ability`() {
    let isEven: @Sendable (Int) -> Bool = { $0.isMultiple(of: 2) }
    #expect(Getter(\String.count).filtered(isEven).extract("ab") == 2)
    #expect(Getter(\String.count).filtered(isEven).extract("abc") == nil)
    #expect(Setter(Each<[Int]>()).filtered(isEven).setting([1, 2], to: 0) == [1, 0])
  }

  @Test func `a change that throws is thrown, and only where the predicate holds`() {
    func refuse(_ number: inout Int) throws(Refusal) { throw Refusal() }
    var number = 2
    #expect(throws: Refusal()) { try even.modifyIfPresent(&number, refuse) }
    number = 3
    #expect(throws: Never.self) { try even.modifyIfPresent(&number, refuse) }
  }
}
