import ArcoLaws
import ArcoOptics
import Testing

struct FoldTests {
  let digits = Fold<Int, Character> { String($0) }
  let walked = Fold<[Int], Int>(visit: { numbers, body in numbers.allSatisfy(body) })

  @Test func `folds of every make obey the laws`() {
    #expect(FoldLaws(Fold<[Int], Int> { $0 }).counterexample() == nil)
    #expect(FoldLaws(walked).counterexample() == nil)
    #expect(FoldLaws(Fold.storing(StandardOptics.Each<[Int]>())).counterexample() == nil)
    #expect(FoldLaws(digits).counterexample() == nil)
    #expect(FoldLaws(StandardOptics.Each<[Int]>().appending(digits)).counterexample() == nil)
    #expect(FoldLaws(StandardOptics.Each<[Int]>().filtered { $0 > 0 }).counterexample() == nil)
  }

  @Test func `folds of every make visit the same parts in order`() {
    for numbers in [Int].generator.values(20) {
      let copied = Fold<[Int], Int> { $0 }
      #expect(copied.values(in: numbers) == numbers)
      #expect(walked.values(in: numbers) == numbers)
      #expect(Fold.storing(StandardOptics.Each<[Int]>()).values(in: numbers) == numbers)
    }
  }

  @Test func `what is read of a fold is what is read of its values`() {
    let lists = Generator<[Int]>.array(of: .integer(in: 0...3), count: 0...4)
    for numbers in lists.values(40) {
      let fold = StandardOptics.Each<[Int]>().appending(StandardOptics.Filtered { $0 > 0 })
      let values = numbers.filter { $0 > 0 }
      #expect(fold.values(in: numbers) == values)
      #expect(fold.count(in: numbers) == values.count)
      #expect(fold.isEmpty(in: numbers) == values.isEmpty)
      #expect(fold.first(in: numbers) == values.first)
      #expect(fold.first(in: numbers, where: { $0 > 1 }) == values.first { $0 > 1 })
      #expect(fold.contains(2, in: numbers) == values.contains(2))
      #expect(fold.contains(in: numbers, where: { $0 > 2 }) == values.contains { $0 > 2 })
      #expect(fold.allSatisfy(in: numbers) { $0 < 3 } == values.allSatisfy { $0 < 3 })
      #expect(
        fold.reduce(in: numbers, into: "") { $0 += "\($1)" } == values.map(String.init).joined())
    }
  }

  @Test func `nothing is visited after the end was asked for`() {
    var visited: [Int] = []
    let isThrough = walked.visit([1, 2, 3, 4]) { number in
      visited.append(number)
      return number < 2
    }
    #expect(!isThrough)
    #expect(visited == [1, 2])
    #expect(walked.visit([1, 2]) { _ in true })
  }

  @Test func `the first of a million is found at once`() {
    var visited = 0
    let counted = Fold<Range<Int>, Int> { range in range.lazy.map { $0 } }
    _ = counted.first(
      in: 0..<1_000_000,
      where: { _ in
        visited += 1
        return true
      })
    #expect(visited == 1)
  }

  @Test func `an error ends the visit and is thrown`() {
    func refuse(_ number: Int) throws(Refusal) -> Bool {
      if number == 2 { throw Refusal() }
      return true
    }
    #expect(throws: Refusal()) { try walked.visit([1, 2, 3], refuse) }
    #expect(throws: Refusal()) { try StandardOptics.Each<[Int]>().visit([1, 2, 3], refuse) }
    #expect(throws: Refusal()) { try walked.allSatisfy(in: [1, 2], refuse) }
    #expect(throws: Never.self) { try walked.visit([1, 3], refuse) }
  }

  @Test func `folds compose`() {
    let all = Fold<[Int], Int> { $0 }.appending(digits)
    #expect(all.values(in: [12, 3]) == ["1", "2", "3"])
    #expect(StandardOptics.Each<[Int]>().appending(digits).values(in: [40]) == ["4", "0"])
  }
}
