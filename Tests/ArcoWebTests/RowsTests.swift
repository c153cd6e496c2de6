import Arco
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

@MainActor struct RowsTests {
  private func shown(_ page: TestPage) throws -> [String] {
    try page.text(of: "ul").split(separator: "\n").map { String($0) }
  }

  /// What a tick in the row takes: another page's count of patches, bytes and operations.
  private func costOfTick(rows: Int) throws -> [Int] {
    let page = TestPage(
      Component(
        todosBehaviour,
        Face.placing { parts in
          let rows = parts.place(
            todoRows,
            Face { todo, send in
              li(todo.title, .class("done", if: todo.isDone), .onClick { send(true) })
            })
          return parts.view { _, _ in ul { rows } }
        }), state: .numbered(rows))
    try page.click("todo 7")
    return [page.patches, page.lastPatchBytes, page.lastOperations.count]
  }

  @Test func `a send at one row patches one row, however many there are`() throws {
    let few = try costOfTick(rows: 10)
    #expect(few[0] == 1)
    #expect(few[2] == 1)
    #expect(try costOfTick(rows: 1000) == few)
  }

  @Test func `removing a row is one operation`() throws {
    let page = TestPage(todos(), state: .numbered(1000))
    try page.click("Remove second")
    #expect(page.lastOperations.count == 1)
    #expect(page.lastPatchBytes <= 4)
    #expect(try shown(page).prefix(2) == ["todo 0", "todo 2"])
  }

  @Test func `moving a row is one operation`() throws {
    let page = TestPage(todos(), state: .numbered(100))
    try page.click("First to end")
    #expect(page.lastOperations.count == 1)
    #expect(try shown(page).first == "todo 1")
    #expect(try shown(page).last == "todo 0")
    try page.click("Last to front")
    #expect(page.lastOperations.count == 1)
    #expect(try shown(page) == (0..<100).map { "todo \($0)" })
  }

  @Test func `a row that comes is one insertion, and works`() throws {
    let page = TestPage(todos(), state: .numbered(100))
    try page.fill("New todo", with: "new")
    try page.submit("Add")
    // The row, and the field emptied.
    #expect(page.lastOperations.count == 2)
    try page.check("new")
    #expect(try page.element("new").isChecked)
    #expect(page.patches == 1)
  }

  @Test func `a row that moved still answers, and its state moved with it`() throws {
    let page = TestPage(todos(), state: .numbered(5))
    try page.check("todo 0")
    try page.click("First to end")
    #expect(try page.element("todo 0").isChecked)
    try page.uncheck("todo 0")
    try page.check("todo 1")
    #expect(
      page.elements(named: "checkbox").map { $0.isChecked } == [true, false, false, false, false])
  }

  @Test func `a row can remove itself`() throws {
    let row = Dispatcher<Void, Todo, Bool>.empty()
    let rows = row.child(
      each: Lens(\Todos.rows),
      input: Prism<TodosInput, (Int, Bool)>(TodosInput.row) {
        if case .row(let id, let isDone) = $0 { (id, isDone) } else { nil }
      })
    let list = Dispatcher<Void, Todos, TodosInput> {
      rows
      Dispatcher<Void, Todos, TodosInput>.reduce { todos, input in
        if case .row(let id, _) = input { todos.rows.remove(id: id) }
      }
    }
    var problems: [Problem] = []
    let page = TestPage(
      Component(
        list,
        Face.placing { parts in
          let views = parts.place(
            rows, Face { todo, send in button(todo.title, .onClick { send(true) }) })
          return parts.view { todos, _ in
            views
            p("\(todos.rows.count) left")
          }
        }), state: .numbered(3), onProblem: { problems.append($0) })
    try page.click("todo 1")
    #expect(page.lastOperations.count == 2)
    #expect(page.text == "todo 0\ntodo 2\n2 left")
    try page.click("todo 2")
    try page.click("todo 0")
    #expect(page.text == "0 left")
    #expect(problems.isEmpty)
  }

  @Test func `rows of an array of identifiable elements come, go and move`() throws {
    struct Row: Identifiable, Sendable {
      let id: Int
      var count = 0
    }
    enum Input: Sendable {
      case row(Int, Int)
      case rows([Int])
    }
    let list = Dispatcher<Void, [Row], Input>.reduce { rows, input in
      guard case .rows(let ids) = input else { return }
      rows = ids.map { id in rows.first { $0.id == id } ?? Row(id: id) }
    }
    let next = [[3, 1, 4], [], [5, 1], [1, 5, 9, 2, 6], [6, 2, 9]]
    var step = 0
    let page = TestPage(
      Component(
        list,
        Face.placing { parts in
          let rows = parts.attach(
            Component(.reduce { (row: inout Row, by: Int) in row.count += by }) { row, send in
              button("\(row.id): \(row.count)", .onClick { send(1) })
            },
            each: Lens<[Row], [Row]>(get: { $0 }, modify: { rows, body in body(&rows) }),
            input: Prism<Input, (Int, Int)>(Input.row) {
              if case .row(let id, let by) = $0 { (id, by) } else { nil }
            })
          return parts.view { _, send in
            rows
            button("next", .onClick { send(.rows(next[step])) })
          }
        }), state: [])
    for ids in next {
      try page.click("next")
      step += 1
      let shown = page.elements(named: "button").map { $0.text.split(separator: ":")[0] }
      #expect(shown == ids.map { "\($0)" } + ["next"])
      if let id = ids.first { try page.click("\(id): 0") }
      try page.verify()
    }
    #expect(page.text == "6: 1\n2: 0\n9: 0\nnext")
  }
}
