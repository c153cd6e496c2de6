import HandStore

/// A row of a list.
public struct Todo: Sendable {
  /// What is to be done.
  public var title: String
  /// Whether it is.
  public var isDone = false

  /// Makes the row with a number.
  public init(number: Int) { title = "To do, and soon: number \(number)" }
}

struct TodoList {
  var rows: [Todo]
  var index: [Int: Int]
}

/// The id of the row that a turn toggles: all rows come, neighbours do not follow each other.
public func toggledID(_ turn: Int, of count: Int) -> Int { (turn &* 7_919) % count }

/// W3 by hand: toggles one of so many rows, found by id in a dictionary.
public func handRows(_ count: Int) -> (Int) -> Void {
  let list = TodoList(
    rows: (0..<count).map { Todo(number: $0) },
    index: Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) }))
  let store = HandStore<TodoList, Int>(list) { list, id in
    guard let index = list.index[id] else { return }
    list.rows[index].isDone.toggle()
  }
  return { turn in
    store.send(toggledID(turn, of: count))
  }
}
