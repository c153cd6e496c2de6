import Arco
import Hand

/// A view that costs next to nothing, so that the figure is the core's.
enum Shown: Content {
  case count(Int)
  case list([Shown])
  case slot(Slot<Shown>)

  static func child(_ slot: Slot<Shown>) -> Shown { .slot(slot) }
}

/// A driver with many children, all of them shown.
struct ShownChildren {
  /// Sends an input at the last child, as its view would.
  let send: (Int) -> Void
  let nodesVisited: () -> Int

  /// How many nodes of the tree an input is the cause of visiting.
  func visits() -> Double {
    send(0)
    let before = nodesVisited()
    for turn in 0..<100 { send(turn) }
    return Double(nodesVisited() - before) / 100
  }
}

/// W5 in Arco: an input that arrives at its child, as a view's do.
@MainActor func shownSiblings(_ count: Int) -> ShownChildren {
  let children = siblings(count)
  let driver = Driver(combined(children), state: Array(repeating: 0, count: count))
  var last: Send<CounterInput>?
  let face = Face<[Int], SiblingInput, Shown>.placing { parts in
    let shown = children.map { child in parts.place(child, counterFace { last = $0 }) }
    return parts.view { _, _ in .list(shown) }
  }
  let root = driver.show(face) { _ in }
  let send = last
  return ShownChildren(
    send: { _ in
      send?(.increment)
      withExtendedLifetime((driver, root)) {}
    },
    nodesVisited: { driver.counters.nodesVisited })
}

/// W3b in Arco: the same, where the children are the rows of a list.
@MainActor func shownRows(_ count: Int) -> ShownChildren {
  let rows = counter.child(
    each: Itself<Rows<Int, Int>>(), input: Itself<(Int, CounterInput)>())
  let driver = Driver(Dispatcher { rows }, state: Rows((0..<count).map { ($0, 0) }))
  var last: Send<CounterInput>?
  let face = Face<Rows<Int, Int>, (Int, CounterInput), Shown>.placing { parts in
    let shown = parts.place(rows, counterFace { last = $0 })
    return parts.view { _, _ in shown }
  }
  let root = driver.show(face) { _ in }
  let send = last
  return ShownChildren(
    send: { _ in
      send?(.increment)
      withExtendedLifetime((driver, root)) {}
    },
    nodesVisited: { driver.counters.nodesVisited })
}

private func counterFace(
  _ note: @escaping (Send<CounterInput>) -> Void
) -> Face<Int, CounterInput, Shown> {
  Face { count, send in
    note(send)
    return .count(count)
  }
}
