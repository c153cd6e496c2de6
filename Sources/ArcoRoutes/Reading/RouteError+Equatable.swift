// Texts are compared by bytes, so that small programs do not link the Unicode tables.

extension RouteError: Equatable {
  /// True if both are the same error.
  public static func == (left: RouteError, right: RouteError) -> Bool {
    switch (left, right) {
    case (.leadsAway(let one), .leadsAway(let other)):
      return one == other
    case (.misfit(let place, let wanted, let found), .misfit(let place2, let wanted2, let found2)):
      return place == place2 && wanted == wanted2 && isSame(found, found2)
    default: return false
    }
  }

  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.hasSameBytes(as: other)
  }
}

extension RouteError.Place: Equatable {
  /// True if both are the same place.
  public static func == (left: RouteError.Place, right: RouteError.Place) -> Bool {
    switch (left, right) {
    case (.path(let one), .path(let other)): one == other
    case (.item(let one), .item(let other)): one.hasSameBytes(as: other)
    case (.fragment, .fragment): true
    default: false
    }
  }
}

extension RouteError.Expectation: Equatable {
  /// True if both expect the same.
  public static func == (left: RouteError.Expectation, right: RouteError.Expectation) -> Bool {
    switch (left, right) {
    case (.literal(let one), .literal(let other)), (.value(let one), .value(let other)):
      one.hasSameBytes(as: other)
    case (.text, .text), (.integer, .integer), (.truth, .truth), (.presence, .presence),
      (.single, .single), (.end, .end):
      true
    default: false
    }
  }
}
