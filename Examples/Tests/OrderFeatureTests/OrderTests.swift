import Arco
import ArcoTesting
import OrderFeature
import Testing

@MainActor struct OrderTests {
  private func draft(_ name: String, _ cups: String..., wish: String = "") -> DraftOrder {
    Order(name: name, lines: zip(Drink.allCases, cups).map { Line($0, cups: $1) }, wish: wish)
  }

  @Test func `a field is checked in its place, and the rest stays as it was written`() throws {
    let checked = draft(" Ada ", "2", "many", wish: "hot").checked
    #expect(checked.name == .success(try CustomerName("Ada")))
    #expect(checked.lines.map(\.cups) == [.success(2), .failure(.noNumber(most: CupCount.most))])
    #expect(checked.lines.map(\.drink) == [.espresso, .filter])
    #expect(checked.wish == "hot")
  }

  @Test func `the first field that is wrong keeps an order from being placed`() {
    #expect(throws: OrderProblem.noName) { try draft(" ", "x").checked.placed() }
    #expect(throws: OrderProblem.noNumber(most: CupCount.most)) {
      try draft("Ada", "1", "13").checked.placed()
    }
    #expect(throws: OrderProblem.nothing) { try draft("Ada", "", "0").checked.placed() }
  }

  @Test(arguments: ["-1", "13", "1.5", "1 2", "one", "99999999999999999999"])
  func `what is no number of cups is refused`(text: String) {
    #expect(draft("Ada", text).checked.lines[0].cups == .failure(.noNumber(most: CupCount.most)))
  }

  @Test func `a placed order is written as somebody would write it, and checks again`() throws {
    let placed = try draft(" Ada ", " 2 ", "0", "12", wish: "hot").checked.placed()
    #expect(placed.draft == draft("Ada", "2", "", "12", wish: "hot"))
    #expect(try placed.draft.checked.placed() == placed)
  }

  @Test func `somebody mends an order, places it and changes it`() throws {
    let test = TestDriver(ordering, state: .writing(OrderForm()))
    var form = OrderForm()
    try test.send(.place) {
      form.isTried = true
      $0 = .writing(form)
    }
    #expect(form.problem == .noName)
    try test.send(.name("Ada")) {
      form.draft.name = "Ada"
      $0 = .writing(form)
    }
    try test.send(.cups(.filter, "3")) {
      form.draft.lines[1].cups = "3"
      $0 = .writing(form)
    }
    #expect(form.problem == nil)
    let placed = try form.draft.checked.placed()
    try test.send(.place) { $0 = .placed(placed) }
    try test.send(.name("Bob"))
    try test.send(.change) { $0 = .writing(OrderForm(placed.draft)) }
    try test.finish()
  }

  @Test func `texts have a limit`() throws {
    let driver = Driver(ordering, state: .writing(OrderForm()))
    let text = String(repeating: "x", count: 1_000)
    for input in [.name(text), .cups(.espresso, text), .wish(text)] as [Ordering.Input] {
      driver.send(input)
    }
    let limit = String(repeating: "x", count: OrderForm.textLimit)
    var draft = DraftOrder.empty
    (draft.name, draft.lines[0].cups, draft.wish) = (limit, limit, limit)
    #expect(driver.state == .writing(OrderForm(draft)))
  }
}
