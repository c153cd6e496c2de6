import Arco
import ArcoTesting
import Testing

/// Rows whose marks, the selected row and the ticked rows, are stored beside them.
@MainActor struct MarkedRowsTests {
  struct Shelf: Equatable, Sendable {
    var cups = Rows<Int, [Int]>()
    var selected: Int?
    var ticked: MarkedIDs<Int> = []
    var note = 0

    init(_ count: Int = 0) { cups = Rows((0..<count).map { ($0, [$0]) }) }
  }

  enum CupInput: Sendable {
    case select(Bool)
    case fill(Int)
  }

  enum ShelfInput: Sendable {
    case cup(Int, CupInput)
    case tick(Int, CupInput)
    case change(@Sendable (inout Shelf) -> Void)
  }

  static let cup = Dispatcher<Void, Marked<[Int]>, CupInput>.reduce { cup, input in
    switch input {
    case .select(let isMarked): cup.isMarked = isMarked
    case .fill(let grams): cup.element.append(grams)
    }
  }
  static let cups = cup.child(
    each: Lens(\Shelf.cups).marked(by: Lens(\Shelf.selected)),
    input: Prism(ShelfInput.cup) {
      if case .cup(let id, let input) = $0 { (id, input) } else { nil }
    })
  static let ticks = cup.child(
    each: Lens(\Shelf.cups).marked(by: Lens(\Shelf.ticked)),
    input: Prism(ShelfInput.tick) {
      if case .tick(let id, let input) = $0 { (id, input) } else { nil }
    })
  static let shelf = Dispatcher<Void, Shelf, ShelfInput> {
    cups
    ticks
    Dispatcher.reduce { shelf, input in if case .change(let change) = input { change(&shelf) } }
  }
  /// Without an entry that writes everything.
  static let parts = Dispatcher<Void, Shelf, ShelfInput> {
    cups
    ticks
  }

  @MainActor private final class Page {
    let shown: Shown<Void, Shelf, ShelfInput>
    private let runs = Runs()
    private final class Runs { var texts: [String] = [] }

    init(_ shelf: Shelf, _ dispatcher: Dispatcher<Void, Shelf, ShelfInput> = MarkedRowsTests.shelf)
    {
      let runs = runs
      func face(_ mark: String) -> Face<Marked<[Int]>, CupInput, Text> {
        Face { cup, _ in
          let text = "\(cup.element.last ?? -1)\(cup.isMarked ? mark : "")"
          runs.texts.append(text)
          return .line(text)
        }
      }
      shown = Shown(
        Driver(dispatcher, state: shelf),
        Face.placing { parts in
          let views = [
            parts.place(MarkedRowsTests.cups, face("*")),
            parts.place(MarkedRowsTests.ticks, face("+")),
          ]
          return parts.view { shelf, _ in .list([.line("\(shelf.note)")] + views) }
        })
    }

    func runs(_ input: ShelfInput) -> Set<String> {
      runs.texts = []
      shown.driver.send(input)
      return Set(runs.texts)
    }

    func runs(changing change: @escaping @Sendable (inout Shelf) -> Void) -> Set<String> {
      runs(.change(change))
    }
  }

  @Test func `to select another runs the views of the two, and of no other`() {
    for count in [5, 5_000] {
      let page = Page(Shelf(count))
      #expect(page.runs { $0.selected = 1 } == ["1*"])
      let before = page.shown.driver.counters
      #expect(page.runs { $0.selected = 3 } == ["1", "3*"])
      #expect(page.runs(.cup(4, .select(true))) == ["3", "4*", "4"])
      #expect(page.runs { $0.selected = nil } == ["4"])
      #expect(page.runs { $0.selected = 77_777 } == [])
      let after = page.shown.driver.counters
      #expect(after.rowsVisited - before.rowsVisited < 12)
      #expect(after.collectionsCompared == before.collectionsCompared)
    }
  }

  @Test func `a row selects itself, and the one that was selected shows it`() {
    let page = Page(Shelf(4), Self.parts)
    #expect(page.runs(.cup(2, .select(true))).isSuperset(of: ["2*"]))
    #expect(page.shown.driver.state.selected == 2)
    #expect(page.runs(.cup(0, .select(true))).isSuperset(of: ["2", "0*"]))
    #expect(page.shown.text == "0 0*,1,2,3 0,1,2,3")
    _ = page.runs(.cup(1, .select(false)))
    #expect(page.shown.driver.state.selected == 0)
    _ = page.runs(.cup(0, .select(false)))
    #expect(page.shown.driver.state.selected == nil)
    #expect(page.shown.text == "0 0,1,2,3 0,1,2,3")
  }

  @Test func `any number of rows can be marked`() {
    let page = Page(Shelf(4))
    #expect(page.runs { $0.ticked.toggle(2) } == ["2+"])
    #expect(page.runs(.tick(3, .select(true))) == ["3+", "3"])
    #expect(page.runs { $0.ticked.set(2, false) } == ["2"])
    #expect(page.runs { $0.ticked = [0, 1] } == ["0+", "1+", "3"])
    #expect(page.runs { $0.ticked.removeAll() } == ["0", "1"])
    #expect(page.runs { $0.ticked.set(3, false) } == [])
  }

  @Test func `an element is changed in place through its mark`() {
    var shelf = Shelf(3)
    let optic = Lens(\Shelf.cups).marked(by: Lens(\Shelf.selected))
    shelf.cups[id: 1] = Array(repeating: 7, count: 1_000)
    func place() -> UInt? {
      shelf.cups[id: 1]?.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    let old = place()
    _ = optic.modifyIfPresent(&shelf) { cups in
      cups.modify(id: 1) { cup in
        cup.element[5] = 8
        cup.isMarked = true
      }
    }
    #expect(place() == old)
    #expect(shelf.selected == 1)
    #expect(optic.extract(shelf)?.element(id: 1)?.isMarked == true)
    #expect(optic.extract(shelf)?.element(id: 1)?.count == 1_000)
  }

  @Test func `whatever is done to rows and marks, the page is a fresh one`() {
    for seed in 0..<40 as Range<UInt64> {
      var seeded = SeededRandom(seed: seed)
      let page = Page(Shelf(seeded.below(6)), seed % 4 == 0 ? Self.parts : Self.shelf)
      for step in 0..<60 {
        page.shown.driver.send(input(&seeded, step))
        let state = page.shown.driver.state
        #expect(page.shown.text == Page(state).shown.text, "seed \(seed), step \(step)")
      }
    }
  }

  private func input(_ seeded: inout SeededRandom, _ step: Int) -> ShelfInput {
    let (id, isMarked) = (seeded.below(8), seeded.chance(70))
    let place = seeded.below(3)
    switch seeded.below(10) {
    case 0: return .cup(id, .select(isMarked))
    case 1: return .tick(id, .select(isMarked))
    case 2: return .cup(id, .fill(step))
    case 3: return .change { $0.selected = isMarked ? id : nil }
    case 4: return .change { $0.ticked.set(id, isMarked) }
    case 5: return .change { $0.cups[id: id] = isMarked ? [step] : nil }
    case 6:
      return .change { shelf in
        shelf.cups.move(id: id, to: min(place, max(shelf.cups.count - 1, 0)))
      }
    case 7:
      return .change { shelf in
        shelf.cups[id: id] = [step]
        shelf.selected = id
        shelf.ticked.toggle(id + 1)
        shelf.note += 1
      }
    case 8: return .change { $0.ticked = isMarked ? [id] : [] }
    default: return .change { $0.note += 1 }
    }
  }
}
