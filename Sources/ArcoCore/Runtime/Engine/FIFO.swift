/// Items to run in order. Running one may add more, which run too.
///
/// Invariant: what waits is at `head..<end` of `items`; the rest of that memory is not initialized.
/// The memory is not an array, so that an item is moved out without counting a reference to it. There is none
/// before the first item: many drivers never have one.
final class FIFO<Item> {
  private var items: UnsafeMutablePointer<Item>?
  private var capacity = 0
  private var head = 0
  private var end = 0

  private static var least: Int { 8 }

  deinit {
    removeAll()
    items?.deallocate()
  }

  /// How many wait.
  var count: Int { end - head }

  func append(_ item: Item) {
    if end == capacity { move(to: 2 * (end - head)) }
    (items.unsafelyUnwrapped + end).initialize(to: item)
    end += 1
  }

  /// Takes the next item, if there is one.
  func next() -> Item? {
    guard head < end else {
      if capacity > 64 { move(to: 0) }
      (head, end) = (0, 0)
      return nil
    }
    head += 1
    return (items.unsafelyUnwrapped + (head - 1)).move()
  }

  /// Calls `look` with each item that waits.
  func each(_ look: (Item) -> Void) {
    for place in head..<end { look(items.unsafelyUnwrapped[place]) }
  }

  func removeAll() {
    while next() != nil {}
  }

  /// Moves what waits to the start of memory for so many, or the least.
  private func move(to room: Int) {
    capacity = max(room, FIFO.least)
    let moved = UnsafeMutablePointer<Item>.allocate(capacity: capacity)
    if let items {
      moved.moveInitialize(from: items + head, count: end - head)
      items.deallocate()
    }
    items = moved
    (head, end) = (0, end - head)
  }
}
