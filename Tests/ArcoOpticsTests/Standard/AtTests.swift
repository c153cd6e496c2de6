import ArcoLaws
import ArcoOptics
import Testing

struct AtTests {
  @Test func `it obeys the laws of an affine`() {
    #expect(AffineLaws(StandardOptics.At<[Int]>(0)).counterexample() == nil)
    #expect(AffineLaws(StandardOptics.At<[Int]>(2)).counterexample() == nil)
    let slices = [Int].generator.map { $0.dropFirst() }
    #expect(
      AffineLaws(StandardOptics.At<ArraySlice<Int>>(1), whole: slices).counterexample() == nil)
  }

  @Test func `out of range nothing is found and nothing is changed`() {
    var numbers = [1, 2]
    for index in [-1, 2, .max, .min] {
      #expect(StandardOptics.At(index).extract(numbers) == nil)
      let answer: Void? = StandardOptics.At(index).modifyIfPresent(&numbers) { $0 = 9 }
      #expect(answer == nil)
    }
    #expect(numbers == [1, 2])
    #expect(StandardOptics.At(0).extract([Int]()) == nil)
    #expect(StandardOptics.At(0).extract([1, 2].dropFirst()) == nil)
  }

  @Test func `a change copies neither the array nor the element, also when it throws`() {
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.address
    _ = StandardOptics.At(1).modifyIfPresent(&all) { $0.append(1) }
    _ = Affine.storing(StandardOptics.At(1)).modifyIfPresent(&all) { $0.append(2) }
    #expect(throws: Refusal()) { try StandardOptics.At(1).modifyIfPresent(&all, writeAndRefuse) }
    #expect(all.map(\.numbers) == [[0], [0, 1, 2, 9], [0]])
    #expect(all.allSatisfy { $0.copies == 0 })
    #expect(all.address == address)
  }

  @Test func `it continues a path`() {
    struct Team {
      var scores = [1, 2, 3]
      var name = ""
    }
    var team = Team()
    let third = Lens(\Team.scores)[at: 2]
    _ = third.modifyIfPresent(&team) { $0 += 1 }
    #expect(team.scores == [1, 2, 4])
    #expect(third.footprint == Lens(\Team.scores).footprint.appending(.element(2)))
    #expect(!third.footprint.overlaps(Lens(\Team.name).footprint))
  }
}
