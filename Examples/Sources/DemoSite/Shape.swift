/// A random part of a page.
indirect enum Shape: Sendable {
  case text(String)
  case element(Int, marks: Int, [Shape])
  /// A branch, which shows the shape if true.
  case branch(Bool, Shape)
  case fields(Fields)
  case folded(isOpen: Bool, Shape)
  case picture(Int)
  case keyed([(id: Int, shape: Shape)])

  /// The controls that the user can change in the browser, each of another kind.
  struct Fields: Sendable {
    var text: String
    var isTicked: Bool
    var choice: Int
    var options: Int
    /// The index of the radio buttons' name among several names.
    var group: Int
  }
}

extension Shape {
  static func random(depth: Int, seed: UInt64) -> Shape {
    var chance = Chance(seed: seed)
    return random(depth: depth, &chance)
  }

  private static func random(depth: Int, _ chance: inout Chance) -> Shape {
    switch chance.below(depth > 0 ? 12 : 5) {
    case 0, 1: return .text(chance.text())
    case 2, 3: return .fields(Fields(&chance))
    case 4: return .picture(chance.below(16))
    case 5, 6, 7, 8:
      return .element(chance.below(5), marks: chance.below(64), several(depth: depth - 1, &chance))
    case 9: return .branch(chance.below(3) > 0, random(depth: depth - 1, &chance))
    case 10: return .folded(isOpen: chance.below(2) > 0, random(depth: depth - 1, &chance))
    default: return .keyed(rows(several(depth: depth - 1, &chance), &chance))
    }
  }

  private static func several(depth: Int, _ chance: inout Chance) -> [Shape] {
    (0..<chance.below(5)).map { _ in random(depth: depth, &chance) }
  }

  private static func rows(
    _ shapes: [Shape], _ chance: inout Chance
  ) -> [(id: Int, shape: Shape)] {
    var ids = Array(0..<8)
    return shapes.map { (ids.remove(at: chance.below(ids.count)), $0) }
  }

  /// Changes the shape at random: its values, its structure, or a part of it.
  mutating func step(_ seed: UInt64) {
    var chance = Chance(seed: seed)
    step(depth: 3, &chance)
  }

  private mutating func step(depth: Int, _ chance: inout Chance) {
    if chance.below(6) == 0 {
      self = .random(depth: depth - 1, &chance)
      return
    }
    switch self {
    case .text: self = .text(chance.text())
    case .element(let kind, let marks, var parts):
      let isOther = chance.below(3) == 0
      if !isOther { Self.step(&parts, depth: depth, &chance) }
      self = .element(kind, marks: isOther ? chance.below(64) : marks, parts)
    case .branch(let isFirst, var part):
      let isOther = chance.below(2) == 0
      if !isOther { part.step(depth: depth - 1, &chance) }
      self = .branch(isFirst != isOther, part)
    case .fields: self = .fields(Fields(&chance))
    case .folded(let isOpen, var part):
      let isOther = chance.below(2) == 0
      if !isOther { part.step(depth: depth - 1, &chance) }
      self = .folded(isOpen: isOpen != isOther, part)
    case .picture: self = .picture(chance.below(16))
    case .keyed(var rows):
      if chance.below(2) == 0, !rows.isEmpty {
        rows[chance.below(rows.count)].shape.step(depth: depth - 1, &chance)
        self = .keyed(rows)
      } else {
        var shapes = rows.map(\.shape)
        Self.step(&shapes, depth: depth, &chance)
        self = .keyed(Self.rows(shapes, &chance))
      }
    }
  }

  /// Changes one of the shapes, inserts one, or removes one.
  private static func step(_ shapes: inout [Shape], depth: Int, _ chance: inout Chance) {
    let place = chance.below(shapes.count + 1)
    if place == shapes.count || (chance.below(4) == 0 && shapes.count < 6) {
      shapes.insert(.random(depth: depth - 1, &chance), at: place)
      if shapes.count > 6 { shapes.removeFirst() }
    } else if chance.below(3) == 0 {
      shapes.remove(at: place)
    } else {
      shapes[place].step(depth: depth - 1, &chance)
    }
  }
}

extension Shape.Fields {
  fileprivate init(_ chance: inout Chance) {
    text = chance.text()
    isTicked = chance.below(2) == 0
    options = 1 + chance.below(4)
    choice = chance.below(options)
    group = chance.below(3)
  }
}
