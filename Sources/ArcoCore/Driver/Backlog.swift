/// What to run in order; running something may add more, which runs too.
final class Backlog<Item> {
  private var items: [Item] = []
  private var head = 0

  func append(_ item: Item) { items.append(item) }

  /// Takes the next item, if there is one.
  func next() -> Item? {
    guard head < items.count else {
      if head > 0 { items.removeAll(keepingCapacity: head < 64) }
      head = 0
      return nil
    }
    defer { head += 1 }
    return items[head]
  }

  /// Shows what waits.
  func each(_ look: (Item) -> Void) {
    for item in items[head...] { look(item) }
  }

  func removeAll() {
    items = []
    head = 0
  }
}

/// A closure to run; an array of bare closures would wrap each one once more.
struct Step {
  let run: () -> Void
  /// The send that asked for it.
  let origin: Origin
}

/// What starts once the state is settled.
enum Start {
  case begin(Running)
  /// It comes to its queue.
  case enter(Running, QueueLine)
  /// Its queue lets it start.
  case resume(Running, QueueLine)
  case cancel(CancellationTarget, of: Node, then: (() -> Void)?, Origin)
}
