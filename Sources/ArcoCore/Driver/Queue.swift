/// Closures to run in order; running one may add more, which run too.
final class Queue {
  private var items: [() -> Void] = []
  private var head = 0

  func append(_ item: @escaping () -> Void) { items.append(item) }

  func runAll() {
    guard !items.isEmpty else { return }
    while head < items.count {
      let item = items[head]
      head += 1
      item()
    }
    items.removeAll(keepingCapacity: items.count < 64)
    head = 0
  }

  func removeAll() {
    items = []
    head = 0
  }
}
