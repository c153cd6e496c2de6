import Arco
import Testing
import TodosFeature

@MainActor struct TodosTests {
  private let driver: Driver<TodosWorld, Todos, Todos.Input>

  init() {
    driver = Driver(
      todos, state: Todos("Grind", "Pour", "Wait"), world: TodosWorld { _ in })
  }

  private var titles: [String] { driver.state.list.items.map(\.title) }
  private var done: [Int] { driver.state.list.items.filter(\.isDone).map(\.id) }

  @Test func `a written title is added without the blanks around it`() {
    driver.send(.write("  Drink \n"))
    #expect(driver.state.draft == "  Drink \n")
    driver.send(.add)
    #expect(titles == ["Grind", "Pour", "Wait", "Drink"])
    #expect(driver.state.draft == "")
  }

  @Test(arguments: ["", " ", "\n\t "])
  func `a blank title is not added and stays to be written`(text: String) {
    driver.send(.write(text))
    driver.send(.add)
    #expect(titles.count == 3)
    #expect(driver.state.draft == text)
  }

  @Test func `a list has a limit, and what finds no room stays to be written`() {
    for _ in 0..<Todos.most {
      driver.send(.write("Again"))
      driver.send(.add)
    }
    #expect(titles.count == Todos.most)
    #expect(driver.state.draft == "Again")
  }

  @Test func `titles and notes have a limit`() {
    driver.send(.write(String(repeating: "x", count: 1_000)))
    driver.send(.add)
    driver.send(.row(1, .rename(String(repeating: "y", count: 1_000))))
    driver.send(.row(1, .open))
    driver.send(.detail(.write(String(repeating: "z", count: 10_000))))
    #expect(titles.last?.count == Todo.titleLimit)
    #expect(titles.first?.count == Todo.titleLimit)
    #expect(driver.state.detail?.notes.count == Detail.notesLimit)
  }

  @Test func `a todo is renamed but never to nothing`() {
    driver.send(.row(2, .rename(" Bloom ")))
    driver.send(.row(3, .rename("  ")))
    #expect(titles == ["Grind", "Bloom", "Wait"])
  }

  @Test func `todos are moved to a place among those that are shown`() {
    driver.send(.move([2], to: 0))
    #expect(titles == ["Wait", "Grind", "Pour"])
    driver.send(.move([0, 1], to: 3))
    #expect(titles == ["Pour", "Wait", "Grind"])
    driver.send(.row(3, .done(true)))
    driver.send(.filter(.active))
    #expect(driver.state.list.shownIDs == [2, 1])
    driver.send(.move([7], to: 0))
    driver.send(.move([0], to: -1))
    driver.send(.move([0, 0], to: 1))
    driver.send(.move([1], to: 0))
    #expect(titles == ["Grind", "Pour", "Wait"])
    driver.send(.move([0], to: 2))
    #expect(titles == ["Pour", "Wait", "Grind"])
    #expect(driver.state.saving != .saved)
  }

  @Test func `a move that moves nothing saves nothing`() {
    let saving = driver.state.saving
    driver.send(.move([0, 0], to: 1))
    #expect(driver.state.saving == saving)
  }

  @Test func `a deleted todo's id is never given again`() {
    driver.send(.row(3, .delete))
    driver.send(.write("Drink"))
    driver.send(.add)
    #expect(driver.state.list.items.map(\.id) == [1, 2, 4])
  }

  @Test func `toggling all makes all done and then none`() {
    driver.send(.row(2, .done(true)))
    #expect(done == [2])
    #expect(driver.state.list.remaining == 2)
    driver.send(.toggleAll)
    #expect(done == [1, 2, 3])
    driver.send(.toggleAll)
    #expect(done == [])
  }

  @Test func `a todo that is marked as done once more stays done`() {
    driver.send(.row(2, .done(true)))
    driver.send(.row(2, .done(true)))
    #expect(done == [2])
    driver.send(.row(2, .done(false)))
    #expect(done == [])
  }

  @Test func `clearing drops those that are done`() {
    driver.send(.row(1, .done(true)))
    driver.send(.row(3, .done(true)))
    driver.send(.clearDone)
    #expect(titles == ["Pour"])
  }

  @Test func `the filter decides what is shown and changes nothing`() {
    driver.send(.row(2, .done(true)))
    let shown = Filter.allCases.map { filter in
      driver.send(.filter(filter))
      return TodoList.shown.extract(driver.state.list)?.keys
    }
    #expect(shown == [[1, 2, 3], [1, 3], [2]])
    #expect(titles.count == 3)
  }

  @Test func `what is not shown cannot be marked as done`() {
    var problems = 0
    let driver = Driver(
      todos, state: Todos("Grind"), world: TodosWorld { _ in }, onProblem: { _ in problems += 1 })
    driver.send(.filter(.done))
    driver.send(.row(1, .done(true)))
    #expect(driver.state.list.remaining == 1)
    #expect(problems == 1)
  }

  @Test func `notes are the todo's once they are kept`() {
    driver.send(.row(1, .open))
    driver.send(.detail(.write("medium")))
    #expect(driver.state.list.items.element(id: 1)?.notes == "")
    driver.send(.detail(.keep))
    #expect(driver.state.list.items.element(id: 1)?.notes == "medium")
    #expect(driver.state.detail == nil)
    driver.send(.row(1, .open))
    #expect(driver.state.detail?.notes == "medium")
  }

  @Test func `notes that are not kept are gone`() {
    driver.send(.row(1, .open))
    driver.send(.detail(.write("medium")))
    driver.send(.detail(.close))
    #expect(driver.state.detail == nil)
    #expect(driver.state.list.items.element(id: 1)?.notes == "")
  }

  @Test func `the panel closes when its todo goes and stays when another does`() {
    driver.send(.row(1, .open))
    driver.send(.row(2, .delete))
    #expect(driver.state.detail?.id == 1)
    driver.send(.row(1, .done(true)))
    driver.send(.clearDone)
    #expect(driver.state.detail == nil)
  }
}
