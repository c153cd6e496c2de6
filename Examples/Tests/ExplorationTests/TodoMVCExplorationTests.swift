import Arco
import ArcoExplorer
import ArcoWebTesting
import Testing
import TodoMVC

/// A page of the site, without its addresses.
struct TodoMVCExplorationTests {
  private let walk: Walk<TodoMVC, TodoMVC.Input>

  init() throws {
    walk = try Explorer(todoMVCPage()).typing("Pour").walk(depth: 5, states: 120)
  }

  @Test func `a todo is there once it is added, and goes when it is deleted`() {
    let there = walk.sometimes("a todo is there") { $0.offers("Delete Pour") }
    #expect(
      there.way?.steps == ["put \"Pour\" into \"New todo\"", "press Enter in \"New todo\""]
        || there.way?.steps.count == 2)
    #expect(there.way?.replays() == true)
    #expect(
      walk.never("something is left to do, and nothing is there") {
        $0.shows("1 item left") && !$0.offers("Mark all as complete")
      }.way == nil)
    #expect(
      walk.never("what is done can be cleared, and nothing is there") {
        $0.offers("Clear completed") && $0.shows("0 items")
          && !$0.controls.contains { $0.isChecked }
      }.way == nil)
  }

  @Test func `the page can be used by its names and by keys`() {
    #expect(walk.everyControlHasAName().way == nil)
    #expect(walk.idsAreUnique().way == nil)
    #expect(walk.whatIsDisabledDoesNothing().way == nil)
    #expect(walk.hasNoProblems().way == nil)
    let focus = walk.theFocusIsKept()
    #expect(focus.way == nil, "\(focus)")
  }
}
