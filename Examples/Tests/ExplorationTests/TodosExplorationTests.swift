import Arco
import ArcoExplorer
import Testing
import TodosFeature
import TodosHTML

struct TodosExplorationTests {
  private let walk: Walk<Todos, Todos.Input>

  init() throws {
    walk = try Explorer { outside in
      Program(
        todosPage(), state: Todos("Grind"),
        world: TodosWorld(calling: { todos, answer in
          outside.ask(
            "save", about: todos.map { "\($0)" },
            answers: Result<Void, SaveError>.success(()), .failure(.unreachable), then: answer)
        }))
    }
    .typing("Pour", into: "What is there to do?")
    .typing("Brew", into: "Title")
    .typing("soon", into: "Notes")
    .walk(depth: 4, states: 200)
  }

  @Test func `a change is saved or said not to be`() {
    #expect(
      walk.never("it says that it saves, and nothing does") {
        $0.saving == .saving && $0.isQuiet
      }.way == nil)
    #expect(
      walk.never("it saves, and does not say so") {
        $0.isAsking("save") && $0.saving != .saving
      }.way == nil)
    #expect(walk.never("two saves run") { $0.questions.count > 1 }.way == nil)
    #expect(
      walk.never("a failure has no way out") {
        $0.shows("Not saved") && !$0.offers("Try again")
      }.way == nil)
    #expect(
      walk.whenever("a save ends", { $0.saving == .saving }, eventually: { $0.saving != .saving })
        .way == nil)
    let failed = walk.sometimes("a save fails") { $0.saving == .failed(.unreachable) }
    #expect(failed.way?.steps.count == 2)
    #expect(failed.way?.replays() == true)
  }

  @Test func `the panel is that of a todo that is there`() {
    #expect(
      walk.never("notes of nobody are open") { todos in
        todos.detail.map { !todos.list.items.contains(id: $0.id) } ?? false
      }.way == nil)
    let panel = walk.sometimes("the panel is open") { $0.detail != nil }
    #expect(panel.way?.steps == ["click \"Edit: Grind\"", "click \"Notes: Grind\""])
    #expect(panel.way?.replays() == true)
  }

  @Test func `the page can be used by its names`() {
    #expect(walk.everyControlHasAName().way == nil)
    #expect(walk.idsAreUnique().way == nil)
    #expect(walk.hasNoProblems().way == nil)
    #expect(walk.whatIsDisabledDoesNothing().way == nil)
  }

  @Test func `the focus and what is typed stay`() {
    let focus = walk.theFocusIsKept()
    #expect(focus.way == nil, "\(focus)")
    let typed = walk.whatWasTypedIsKept()
    #expect(typed.way == nil, "\(typed)")
  }
}
