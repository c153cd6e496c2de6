import ArcoHTML
import ArcoTesting

/// A random page, as data, so that the same page can be made twice.
indirect enum Spec {
  case empty
  case text(String)
  /// An element whose attributes come and go.
  case element(Int, attributes: Int, Spec)
  /// An element whose attributes are the same ones always.
  case regular(Int, attributes: Int, Spec)
  case branch(Spec?)
  case field(value: String, isChecked: Bool)
  case area(String)
  case list([Spec])
  case rows([(key: Int, row: Spec)])
  /// Rows of one shape.
  case table([(key: Int, value: Int)])
  case hole(Int)
}

extension Spec {
  /// Each hole of `holes` is used once at most, as a component is placed once.
  static func random(
    depth: Int, holes: inout [Int], using random: inout SeededRandom
  ) -> Spec {
    switch random.below(depth > 0 ? 17 : 4) {
    case 0: return .empty
    case 1, 2: return .text(["", "a", "b < c & \"d\"", "\n", "\r", "é"][random.below(6)])
    case 3:
      guard !holes.isEmpty, random.chance(60) else { return .area(["", "\nx"][random.below(2)]) }
      return .hole(holes.remove(at: random.below(holes.count)))
    case 4: return .field(value: "\(random.below(3))", isChecked: random.chance(50))
    case 5, 6, 7:
      return .element(
        random.below(5), attributes: random.below(16),
        .random(depth: depth - 1, holes: &holes, using: &random))
    case 12, 13, 14:
      return .regular(
        random.below(5), attributes: random.below(16),
        .random(depth: depth - 1, holes: &holes, using: &random))
    case 15:
      let isShown = random.chance(60)
      return .branch(isShown ? .random(depth: depth - 1, holes: &holes, using: &random) : nil)
    case 16:
      let keys = Array(0..<8).shuffled(using: &random).prefix(random.below(9))
      return .table(keys.map { ($0, random.below(16)) })
    case 8, 9:
      return .list(
        (0..<random.below(5)).map { _ in
          .random(depth: depth - 1, holes: &holes, using: &random)
        })
    default:
      let keys = Array(0..<8).shuffled(using: &random).prefix(random.below(9))
      return .rows(
        keys.map { ($0, .random(depth: depth - 1, holes: &holes, using: &random)) })
    }
  }

  func html(_ fillings: @escaping (Int) -> [Filling]) -> HTML {
    switch self {
    case .empty: .empty
    case .text(let text): .text(text)
    case .element(let tag, let attributes, let children):
      [div, span, pre, HTML.p, svg][tag](
        .class("one", if: attributes & 1 != 0),
        .when(attributes & 2 != 0, .id("two")),
        .title("\(attributes >> 2)"),
        .when(attributes & 8 != 0, .onClick {})
      ) { children.html(fillings) }
    case .regular(let tag, let attributes, let children):
      [div, span, pre, HTML.p, svg][tag](
        .class(attributes & 1 != 0 ? "one" : ""), .title("\(attributes >> 2)"),
        .hidden(attributes & 2 != 0), .onClick {}
      ) { children.html(fillings) }
    case .branch(let spec):
      HTML.Builder.buildOptional(spec.map { $0.html(fillings) })
    case .table(let rows):
      keyed(rows, id: { $0.key }, row: { tableRow($0.key, $0.value) })
    case .field(let value, let isChecked):
      input(.value(value), .checked(isChecked))
    case .area(let text):
      textarea(.value(text))
    case .list(let parts):
      .list(parts.map { $0.html(fillings) })
    case .rows(let rows):
      keyed(rows, id: { $0.key }, row: { $0.row.html(fillings) })
    case .hole(let id):
      .hole(Hole(id: id) { fillings(id) })
    }
  }
}

private func tableRow(_ key: Int, _ value: Int) -> HTML {
  li(.class(value & 1 != 0 ? "one" : ""), .hidden(value & 2 != 0)) {
    "\(key)"
    if value & 4 != 0 { em("\(value)", .title("\(key)")) }
    input(.value("\(value >> 3)"), .checked(value & 1 != 0), .min(0))
    button("x", .onClick {})
  }
}
