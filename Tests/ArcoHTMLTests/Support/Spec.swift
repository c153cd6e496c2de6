import ArcoHTML

/// A random page, as data, so that the same page can be made twice.
indirect enum Spec {
  case empty
  case text(String)
  case element(Int, attributes: Int, Spec)
  case field(value: String, isChecked: Bool)
  case area(String)
  case list([Spec])
  case rows([(key: Int, row: Spec)])
  case hole(Int)
}

extension Spec {
  /// Each hole of `holes` is used once at most, as a component is placed once.
  static func random(
    depth: Int, holes: inout [Int], using random: inout SplitMix
  ) -> Spec {
    switch random.below(depth > 0 ? 12 : 4) {
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
