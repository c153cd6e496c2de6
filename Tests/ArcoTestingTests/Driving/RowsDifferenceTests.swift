import ArcoCore
import ArcoTesting
import Testing

private struct Todo: Equatable, Sendable {
  var title: String
  var isDone = false
}

struct RowsDifferenceTests {
  private struct List: Equatable, Sendable {
    var todos = Rows<Int, Todo>()
  }

  /// What a test says that expects some rows and finds others.
  private func text(_ expected: [(Int, Todo)], _ found: [(Int, Todo)]) -> String? {
    let becoming = Dispatcher<Void, List, Bool>.reduce { list, _ in list.todos = Rows(found) }
    let test = TestDriver(becoming, state: List(todos: Rows([(0, Todo(title: "other"))])))
    return mismatch { () throws(TestMismatch) in
      try test.send(true) { $0.todos = Rows(expected) }
    }?.message
  }

  private let beans = (1, Todo(title: "Beans"))
  private let milk = (2, Todo(title: "Milk"))

  @Test func `rows are compared by their ids`() {
    #expect(
      text([beans, milk], [beans, (2, Todo(title: "Milk", isDone: true))]) == """
        after sending true the state is not what the test expects
          todos[id: 2].isDone: expected false, found true
        """)
    #expect(
      text([beans, milk], [(3, Todo(title: "Tea")), milk]) == """
        after sending true the state is not what the test expects
          todos[id: 1]: expected Todo(title: "Beans", isDone: false), found nothing
          todos[id: 3]: expected nothing, found Todo(title: "Tea", isDone: false)
        """)
    #expect(
      text([beans, milk], [milk, beans]) == """
        after sending true the state is not what the test expects
          todos.keys: expected [1, 2], found [2, 1]
        """)
  }
}
