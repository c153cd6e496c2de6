import Arco
import ArcoTesting
import Testing

/// Rows that are filtered and sorted: what is shown after any history, and what that costs.
@MainActor struct ArrangedCostTests {
  struct Cup: Equatable, Sendable {
    var name: Int
    var isFull = true
  }

  struct Shelf: Sendable {
    var cups = Rows<Int, Cup>()
    var selected: Int?
    var isFullOnly = false
    var isDescending = false
    var note = 0

    init(_ count: Int) { cups = Rows((0..<count).map { ($0, Cup(name: $0 * 7 % count)) }) }
  }

  enum CupInput: Sendable {
    case rename(Int)
    case pour
    case select
  }

  enum ShelfInput: Sendable {
    case shown(Int, CupInput)
    case sorted(Int, CupInput)
    case change(@Sendable (inout Shelf) -> Void)
  }

  /// How often filter and order were asked.
  nonisolated(unsafe) private static var questions = 0

  static let filter = Lens(\Shelf.isFullOnly)
  static let direction = Lens(\Shelf.isDescending)
  static let shown = Lens(\Shelf.cups).filtered(by: filter) { isFullOnly, cup in
    questions += 1
    return cup.isFull || !isFullOnly
  }
  /// The one that is selected is the first.
  static let sorted = shown.marked(by: Lens(\Shelf.selected)).sorted(by: direction) {
    questions += 1
    if $1.isMarked != $2.isMarked { return $1.isMarked }
    return $0 ? $1.name > $2.name : $1.name < $2.name
  }

  static let cup = Dispatcher<Void, Cup, CupInput>.reduce { cup, input in
    switch input {
    case .rename(let name): cup.name = name
    case .pour: cup.isFull.toggle()
    case .select: break
    }
  }
  static let cups = cup.child(
    each: shown,
    input: Prism(ShelfInput.shown) {
      if case .shown(let id, let it) = $0 { (id, it) } else { nil }
    }, whenGone: .ignore)
  static let inOrder = Dispatcher<Void, Marked<Cup>, CupInput>.reduce { cup, input in
    switch input {
    case .rename(let name): cup.element.name = name
    case .pour: cup.element.isFull.toggle()
    case .select: cup.isMarked = true
    }
  }
  .child(
    each: sorted,
    input: Prism(ShelfInput.sorted) {
      if case .sorted(let id, let it) = $0 { (id, it) } else { nil }
    }, whenGone: .ignore)
  static let shelf = Dispatcher<Void, Shelf, ShelfInput> {
    cups
    inOrder
    Dispatcher.reduce { shelf, input in if case .change(let change) = input { change(&shelf) } }
  }
  /// Without an entry that writes everything.
  static let parts = Dispatcher<Void, Shelf, ShelfInput> {
    cups
    inOrder
  }

  @MainActor private static func shown(
    _ shelf: Shelf, _ dispatcher: Dispatcher<Void, Shelf, ShelfInput> = shelf
  ) -> Shown<Void, Shelf, ShelfInput> {
    Shown(
      Driver(dispatcher, state: shelf),
      Face.placing { parts in
        let views = [
          parts.place(cups, Face { cup, _ in .line("\(cup.name)") }),
          parts.place(
            inOrder, Face { cup, _ in .line("\(cup.element.name)\(cup.isMarked ? "*" : "")") }),
        ]
        return parts.view { shelf, _ in .list([.line("\(shelf.note):")] + views) }
      })
  }

  /// What is to be seen, by the standard library.
  private func expected(_ shelf: Shelf) -> String {
    let all = zip(shelf.cups.keys, shelf.cups).filter { $0.1.isFull || !shelf.isFullOnly }
    let sorted = all.sorted {
      if ($0.0 == shelf.selected) != ($1.0 == shelf.selected) { return $0.0 == shelf.selected }
      return shelf.isDescending ? $0.1.name > $1.1.name : $0.1.name < $1.1.name
    }
    let texts = sorted.map { "\($0.1.name)\($0.0 == shelf.selected ? "*" : "")" }
    return "\(shelf.note): " + all.map { "\($0.1.name)" }.joined(separator: ",") + " "
      + texts.joined(separator: ",")
  }

  @Test func `whatever is done, what is shown is what a filter and a sort of all rows give`() {
    for seed in 0..<60 as Range<UInt64> {
      var seeded = SeededRandom(seed: seed)
      let count = seeded.chance(50) ? seeded.below(8) : seeded.below(80)
      let shown = Self.shown(Shelf(count), seed % 4 == 0 ? Self.parts : Self.shelf)
      for step in 0..<60 {
        shown.driver.send(input(&seeded, step, count + 8))
        let state = shown.driver.state
        #expect(shown.text == expected(state), "seed \(seed), step \(step)")
      }
    }
  }

  private func input(_ seeded: inout SeededRandom, _ step: Int, _ ids: Int) -> ShelfInput {
    let (id, other, isTrue) = (seeded.below(ids), seeded.below(ids), seeded.chance(50))
    let (name, place) = (seeded.below(6), seeded.below(4))
    switch seeded.below(16) {
    case 0: return .shown(id, isTrue ? .pour : .rename(name))
    case 1, 2: return .sorted(id, isTrue ? .pour : .rename(name))
    case 3: return .sorted(id, .select)
    case 4: return .change { $0.isFullOnly = isTrue }
    case 5: return .change { $0.isDescending = isTrue }
    case 6, 7: return .change { $0.cups[id: id]?.name = name }
    case 8: return .change { $0.cups[id: id] = isTrue ? Cup(name: name, isFull: name > 2) : nil }
    case 9: return .change { $0.cups.move(id: id, to: min(place, max($0.cups.count - 1, 0))) }
    case 10:
      return .change { shelf in
        let count = shelf.cups.count
        if count > 0 { shelf.cups.swapAt(id % count, other % count) }
      }
    case 11:
      return .change { shelf in
        shelf.cups.remove(id: id)
        shelf.cups[id: id] = Cup(name: name)
        shelf.cups[id: other]?.isFull = isTrue
        shelf.note += 1
      }
    case 12:
      return .change { shelf in
        for new in 0..<place { shelf.cups[id: 1_000 * (step + 1) + new] = Cup(name: new) }
        shelf.cups[id: id]?.name = name
      }
    case 13 where isTrue: return .change { $0.cups.sort { $0.name < $1.name } }
    case 14 where seeded.chance(20):
      return .change { $0.cups.removeAll { $0.name == name } }
    default: return .change { $0.selected = isTrue ? id : nil }
    }
  }

  /// What a change of a shelf of so many cups costs, once the same kind of change was made before.
  private func cost(_ count: Int, _ change: @escaping @Sendable (inout Shelf, Int) -> Void)
    -> [String: Int]
  {
    var shelf = Shelf(count)
    shelf.isFullOnly = true
    let shown = Self.shown(shelf)
    shown.driver.send(.change { change(&$0, 0) })
    let (before, asked) = (shown.driver.counters, Self.questions)
    shown.driver.send(.change { change(&$0, 1) })
    let after = shown.driver.counters
    return [
      "views": after.viewsRun - before.viewsRun,
      "rows": after.rowsVisited - before.rowsVisited,
      "collections": after.collectionsCompared - before.collectionsCompared,
      // Places are looked for by halves, so that some more are asked for of more rows.
      "questions": (Self.questions - asked) / 200,
    ]
  }

  @Test func `what changes is tested and placed, and the other rows are left alone`() {
    let changes: [String: @Sendable (inout Shelf, Int) -> Void] = [
      "rename": { $0.cups[id: 50]?.name = $1 == 0 ? 90 : 10 },
      "pour": { $0.cups[id: 50]?.isFull = $1 == 0 },
      "insert": { $0.cups.insert(Cup(name: 40), id: -1 - $1, at: 30) },
      "remove": { $0.cups.remove(id: 20 + $1) },
      "swap": { $0.cups.swapAt(3, $0.cups.count - 5 - $1) },
      "note": { $0.note = $1 },
      "select": { $0.selected = 60 + $1 },
    ]
    for (name, change) in changes {
      let (few, many) = (cost(100, change), cost(10_000, change))
      #expect(few == many, "\(name)")
      #expect(few["collections"] == 0, "\(name)")
      #expect(few["questions"] == 0, "\(name)")
    }
  }
}
