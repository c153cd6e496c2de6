import Arco
import Testing
import TodosFeature

@MainActor struct KeepingTests {
  @Test func `todos that were kept come back as they were`() throws {
    let driver = Driver(todos, state: Todos("Grind", "Pöur 🫖, 1 2 3"), world: TodosWorld { _ in })
    driver.send(.row(2, .open))
    driver.send(.detail(.write("slowly\nand 12 more")))
    driver.send(.detail(.keep))
    driver.send(.row(1, .done(true)))
    let text = Todos.text(for: Array(driver.state.list.items))
    let kept = try #require(Todos(kept: text))
    #expect(kept.list == driver.state.list)
  }

  @Test func `a kept list goes on with ids that are new`() throws {
    let kept = try #require(Todos(kept: "7 0 5 Grind0 "))
    let driver = Driver(todos, state: kept, world: TodosWorld { _ in })
    driver.send(.write("Pour"))
    driver.send(.add)
    #expect(driver.state.list.items.map(\.id) == [7, 8])
  }

  @Test(arguments: [
    "7", "7 0 9 Grind0 ", "7 0 1 Grind", "a 0 1 x0 ", "7 0 1  0 ", "1 0 1 x0 1 0 1 y0 ",
  ])
  func `what was not written by it is not read`(text: String) {
    #expect(Todos(kept: text) == nil)
  }
}
