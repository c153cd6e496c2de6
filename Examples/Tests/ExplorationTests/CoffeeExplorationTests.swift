import Arco
import ArcoExplorer
import CoffeeFeature
import CoffeeHTML
import Testing

struct CoffeeExplorationTests {
  @Test func `no gesture takes a dose off the scale`() throws {
    let walk = try Explorer(coffee(), state: Brew()).walk(states: 400, sheltered: true)
    let doses = walk.never("a dose is off the scale") { brew in
      !Dose.range.contains(brew.beans.grams) || !Dose.range.contains(brew.water.grams)
    }
    #expect(doses.answer == .undecided, "\(doses)")
    #expect(
      walk.never("a dose is no half gram") {
        $0.beans.grams * 2 != ($0.beans.grams * 2).rounded()
      }.way == nil)
    #expect(
      walk.never("there is a ratio without beans") {
        ($0.beans.grams == 0) == ($0.ratio != nil)
      }.way == nil)
    let empty = walk.sometimes("there are no beans") { $0.shows("No beans, no coffee") }
    #expect(empty.way?.steps == ["put \"0\" into \"Coffee Beans Weight\""])
    #expect(empty.way?.replays() == true)
    #expect(walk.nothingTraps().way == nil)
    #expect(walk.everyControlHasAName().way == nil)
    #expect(walk.idsAreUnique().way == nil)
    #expect(walk.theFocusIsKept().way == nil)
    #expect(walk.hasNoProblems().way == nil)
    #expect(walk.whatIsDisabledDoesNothing().way == nil)
  }
}
