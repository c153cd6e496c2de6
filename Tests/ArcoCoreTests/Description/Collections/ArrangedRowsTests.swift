import Arco
import Testing

/// Rows behind a filter, and rows in an order of their own.
struct ArrangedRowsTests {
  struct Shelf: Sendable {
    var cups = Rows<Int, Int>((0..<6).map { ($0, $0 * 10) })
    var least = 0
  }

  enum ShelfInput: Sendable {
    case cup(Int, Int)
    case least(Int)
  }

  static let shown = Lens(\Shelf.cups).filtered(by: Lens(\Shelf.least)) { least, grams in
    grams >= least
  }
  static let cups = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }.child(
    each: shown,
    input: Prism(ShelfInput.cup) { if case .cup(let id, let n) = $0 { (id, n) } else { nil } },
    whenGone: .ignore)
  static let shelf = Dispatcher<Void, Shelf, ShelfInput> {
    cups
    Dispatcher.reduce { shelf, input in if case .least(let least) = input { shelf.least = least } }
  }

  @Test func `what is not shown is out of reach, and stays`() {
    var shelf = Shelf(least: 20)
    #expect(Self.shown.extract(shelf)?.keys == [2, 3, 4, 5])
    #expect(Self.shown.extract(shelf)?.element(id: 1) == nil)
    let isFound = Self.shown.modifyIfPresent(&shelf) { shown in
      shown.modify(id: 1) { $0 = 99 } != nil
    }
    #expect(isFound == false)
    _ = Self.shown.modifyIfPresent(&shelf) { $0.modify(id: 2) { $0 = 1 } }
    #expect(Array(shelf.cups) == [0, 10, 1, 30, 40, 50])
    #expect(Self.shown.extract(shelf)?.keys == [3, 4, 5])
  }

  @Test @MainActor func `a write of the whole runs the views of the rows that it wrote`() {
    final class Runs { var texts: [String] = [] }
    let runs = Runs()
    let change = Dispatcher<Void, Shelf, @Sendable (inout Shelf) -> Void>.reduce { $1(&$0) }
    let cups: Child<Void, Shelf, @Sendable (inout Shelf) -> Void, Int, Int> =
      Dispatcher.empty().privateChild(each: Self.shown)
    let shown = Shown(
      Driver(
        Dispatcher {
          cups
          change
        }, state: Shelf()),
      Face.placing { parts in
        let view = parts.place(
          cups,
          Face { grams, _ in
            runs.texts.append("\(grams)")
            return .line("\(grams)")
          })
        return parts.view { _, _ in view }
      })
    func texts(_ body: @escaping @Sendable (inout Shelf) -> Void) -> [String] {
      runs.texts = []
      shown.driver.send(body)
      return runs.texts
    }
    #expect(texts { $0.cups[id: 1] = 11 } == ["11"])
    #expect(texts { $0.least = 20 } == [])
    #expect(texts { $0.cups[id: 1] = 12 } == [])
    #expect(texts { $0.cups[id: 0] = 25 } == ["25"])
    #expect(texts { shelf in for id in 2..<5 { shelf.cups[id: id] = 30 } } == ["30", "30"])
    #expect(texts { $0.cups[id: 5] = 5 } == [])
    #expect(texts { $0.cups.move(id: 4, to: 0) } == [])
    #expect(shown.text == "30,25,30,30")
    #expect(texts { $0.least = 0 } == ["12", "5"])
    #expect(shown.text == "30,25,12,30,30,5")
  }

  @Test @MainActor func `a child for each is there while it is shown, and keeps its instance`() {
    let shown = Shown(
      Driver(Self.shelf, state: Shelf()),
      Face.placing { parts in
        let view = parts.place(Self.cups, Face { grams, _ in .line("\(grams)") })
        return parts.view { _, _ in view }
      })
    shown.driver.send(.least(30))
    #expect(shown.text == "30,40,50")
    let ids = shown.instances.map(\.id)
    shown.driver.send(.cup(4, -15))
    #expect(shown.text == "30,50")
    shown.driver.send(.cup(4, 100))
    #expect(shown.text == "30,50")
    shown.driver.send(.cup(3, 1))
    #expect(shown.text == "31,50")
    #expect(shown.instances.map(\.id) == [ids[0], ids[2]])
    shown.driver.send(.least(0))
    #expect(shown.text == "0,10,20,31,25,50")
  }

  @Test func `a change in place copies nothing`() {
    final class Cup: @unchecked Sendable { var grams = 0 }
    struct Held: Sendable { var cup = Cup() }
    struct Board: Sendable {
      var cups = Rows<Int, Held>([(1, Held())])
    }
    let shown = Lens(\Board.cups).filtered(by: Getter { _ in 0 }) { _, _ in true }
    var board = Board()
    var isUnique = false
    _ = shown.modifyIfPresent(&board) {
      $0.modify(id: 1) { isUnique = isKnownUniquelyReferenced(&$0.cup) }
    }
    #expect(isUnique)
  }
}
