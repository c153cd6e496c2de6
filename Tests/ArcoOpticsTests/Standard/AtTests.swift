import ArcoOptics
import ArcoTesting
import Testing

struct AtTests {
  @Test func `it obeys the laws of an affine`() {
    #expect(AffineLaws(At<[Int]>(0)).counterexample() == nil)
    #expect(AffineLaws(At<[Int]>(2)).counterexample() == nil)
    let slices = [Int].generator.map { $0.dropFirst() }
    #expect(AffineLaws(At<ArraySlice<Int>>(1), whole: slices).counterexample() == nil)
  }

  @Test func `out of range nothing is found and nothing is changed`() {
    var numbers = [1, 2]
    for index in [-1, 2, .max, .min] {
      #expect(At(index).extract(numbers) == nil)
      let answer: Void? = At(index).modifyIfPresent(&numbers) { $0 = 9 }
      #expect(answer == nil)
    }
    #expect(numbers == [1, 2])
    #expect(At(0).extract([Int]()) == nil)
    #expect(At(0).extract([1, 2].dropFirst()) == nil)
  }

  @Test func `a change copies neither the array nor the element, also when it throws`() {
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.address
    _ = At(1).modifyIfPresent(&all) { $0.append(1) }
    _ = Affine.storing(At(1)).modifyIfPresent(&all) { $0.append(2) }
    #expect(throws: Refusal()) { try At(1).modifyIfPresent(&all, writeAndRefuse) }
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
    let third = Lens(\Team.scores).appending(At(2))
    _ = third.modifyIfPresent(&team) { $0 += 1 }
    #expect(team.scores == [1, 2, 4])
    #expect(third.footprint == Lens(\Team.scores).footprint.appending(.unknown))
    #expect(!third.footprint.overlaps(Lens(\Team.name).footprint))
  }
}
