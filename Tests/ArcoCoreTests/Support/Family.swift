import Arco

/// A state that holds states of its own kind in every way a state can hold one.
struct Family: Equatable, Sendable {
  /// Where it is: tells instances apart, never changed.
  var name: String
  var value = 1
  var depth: Int
  var kids: [Family] = []
  var maybe: [Family?] = []
  var rows: Rows<Int, Family> = Rows()
  var nextRow = 2

  init(_ name: String, depth: Int) {
    self.name = name
    self.depth = depth
    guard depth > 0 else { return }
    kids = [Family("\(name).k0", depth: depth - 1), Family("\(name).k1", depth: depth - 1)]
    maybe = [Family("\(name).m", depth: depth - 1)]
    for id in 0..<2 { rows.append(Family("\(name).r\(id)", depth: depth - 1), id: id) }
  }

  /// The changes of what is there, as an own entry makes them.
  mutating func restructure(_ number: Int) {
    guard depth > 0 else { return }
    switch number {
    case 90: maybe[0] = nil
    case 91: if maybe[0] == nil { maybe[0] = Family("\(name).m", depth: depth - 1) }
    case 92: if let first = rows.keys.first { rows.remove(id: first) }
    case 93:
      rows.append(Family("\(name).r\(nextRow)", depth: depth - 1), id: nextRow)
      nextRow += 1
    case 94: if let first = rows.keys.first { rows.move(id: first, to: rows.count - 1) }
    default: break
    }
  }
}

/// An input for a family, or for one in it by the number of the child that takes it.
indirect enum FamilyInput: Equatable, Sendable {
  case own(Int)
  case part(Int, FamilyInput)
  case row(Int, Int, FamilyInput)

  /// A number that tells inputs apart, the same in every run.
  var digest: Int {
    switch self {
    case .own(let number): number
    case .part(let child, let input): 7 &+ 31 &* (child &+ 31 &* input.digest)
    case .row(let child, let id, let input): 11 &+ 37 &* (child &+ 31 &* (id &+ 31 &* input.digest))
    }
  }
}

/// The way to the state of a child: one optic each.
struct KidLens: LensOptic {
  let index: Int
  let footprint: Footprint
  func get(_ family: Family) -> Family { family.kids[index] }
  func modify<R, E: Error>(
    _ family: inout Family, _ body: (inout Family) throws(E) -> R
  ) throws(E) -> R { try body(&family.kids[index]) }
}

struct MaybeLens: LensOptic {
  let footprint: Footprint
  func get(_ family: Family) -> Family? { family.maybe[0] }
  func modify<R, E: Error>(
    _ family: inout Family, _ body: (inout Family?) throws(E) -> R
  ) throws(E) -> R { try body(&family.maybe[0]) }
}

struct RowsLens: LensOptic {
  let footprint: Footprint
  func get(_ family: Family) -> Rows<Int, Family> { family.rows }
  func modify<R, E: Error>(
    _ family: inout Family, _ body: (inout Rows<Int, Family>) throws(E) -> R
  ) throws(E) -> R { try body(&family.rows) }
}

/// The journal that effects note their start in.
typealias FamilyDispatcher = Dispatcher<Journal, Family, FamilyInput>
typealias FamilyEffect = Effect<Journal, Family, FamilyInput>
typealias FamilyFace = Face<Family, FamilyInput, Text>
