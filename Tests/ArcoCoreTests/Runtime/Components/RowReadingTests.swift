import Arco
import Synchronization
import Testing

/// How often the rows are read for what is drawn of them.
@MainActor struct RowReadingTests {
  private final class Reads: Sendable {
    let count = Mutex(0)

    func note() { count.withLock { $0 += 1 } }
    var soFar: Int { count.withLock { $0 } }
  }

  private struct Shelf: Sendable { var cups = Rows<Int, Int>((0..<100).map { ($0, $0) }) }

  private enum ShelfInput: Sendable { case add(Range<Int>) }

  /// The texts of a shelf after the cups in a range were filled, and how often the cups were read for it.
  private func filling(_ range: Range<Int>) -> (text: String, reads: Int) {
    let reads = Reads()
    let cups: Child<Void, Shelf, ShelfInput, Int, Never> = Dispatcher.empty().privateChild(
      each: Lens<Shelf, Rows<Int, Int>>(
        get: { shelf in
          reads.note()
          return shelf.cups
        }, modify: { shelf, change in change(&shelf.cups) }))
    let shelf = Dispatcher<Void, Shelf, ShelfInput> {
      cups
      Dispatcher.reduce { shelf, input in
        if case .add(let range) = input { for index in range { shelf.cups[index] += 1_000 } }
      }
    }
    let shown = Shown(
      Driver(shelf, state: Shelf()),
      Face.placing { parts in
        let cups = parts.place(cups, Face { cup, _ in Text.line("\(cup)") })
        return parts.view { _, _ in cups }
      })
    let before = reads.soFar
    shown.driver.send(.add(range))
    return (shown.text, reads.soFar - before)
  }

  @Test func `rows that are drawn together are read as often as few of them`() {
    let (few, many) = (filling(10..<12), filling(10..<34))
    #expect(few.reads == many.reads && few.reads > 0)
    #expect(few.text.contains("1011"))
    #expect(many.text.contains("1033") && !many.text.contains("1034"))
  }
}
