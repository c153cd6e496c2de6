import Arco

/// A page's state by random steps: the same steps for the same seed.
package struct History: Feature, Sendable {
  private var chance: Chance
  package private(set) var steps = 0
  private var lastRow = 0
  private(set) var shape: Shape
  var rows = Rows<Int, Shape>()
  var detail: Shape?

  init(seed: UInt64, steps: Int = 0) {
    var first = Chance(seed: seed)
    let seeds = (0..<4).map { _ in first.next() }
    chance = first
    shape = .element(0, marks: 0, seeds.map { .random(depth: 2, seed: $0) })
    for _ in 0..<steps {
      switch step() {
      case .row(let id, let seed): rows.modify(id: id) { $0.step(seed) }
      case .detail(let seed): detail?.step(seed)
      case .go, nil: break
      }
    }
  }

  /// The largest number of steps in an address.
  package static let mostSteps = 10_000

  /// Parses `"7.120"`: seed 7, after 120 steps.
  package init(_ address: String) {
    let parts = address.split(separator: ".").map { UInt64($0) ?? 0 }
    let steps = parts.count > 1 ? min(parts[1], UInt64(Self.mostSteps)) : 0
    self.init(seed: parts.first ?? 0, steps: Int(steps))
  }

  /// Takes one step.
  ///
  /// - Returns: an input for a part, if the step needs one.
  mutating func step() -> History.Input? {
    steps += 1
    switch chance.below(10) {
    case 0...2: shape.step(chance.next())
    case 3, 4: insert()
    case 5: if let id = row() { rows.remove(id: id) }
    case 6: if let id = row() { rows.move(id: id, to: chance.below(rows.count)) }
    case 7:
      // The whole writes the row, so the row is compared.
      guard let id = row() else { break }
      let seed = chance.next()
      rows.modify(id: id) { $0.step(seed) }
    case 8: return row().map { .row($0, chance.next()) }
    default:
      guard detail != nil else {
        detail = .random(depth: 2, seed: chance.next())
        break
      }
      if chance.below(3) > 0 { return .detail(chance.next()) }
      detail = nil
    }
    return nil
  }

  private mutating func row() -> Int? {
    rows.isEmpty ? nil : rows.id(at: chance.below(rows.count))
  }

  private mutating func insert() {
    if rows.count > 7 { while rows.count > 3, let id = row() { rows.remove(id: id) } }
    lastRow += 1
    rows.insert(
      .random(depth: 1, seed: chance.next()), id: lastRow, at: chance.below(rows.count + 1))
  }

  package enum Input: Sendable {
    /// This many steps, each in a send of its own.
    case go(Int)
    case row(Int, UInt64)
    case detail(UInt64)
  }
}

/// SplitMix64.
struct Chance: Sendable {
  private var seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func text() -> String {
    ["", "a", "b < c & \"d\"", "\n", "\r", "é", "👩‍👧", "a few words"][below(8)]
  }
}
