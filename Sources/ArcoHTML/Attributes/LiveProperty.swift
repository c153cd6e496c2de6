/// What the user changes in the browser behind the view's back; its raw value is the code on the
/// wire.
///
/// As an attribute, each of these only gives the first value. Later changes set the property.
@usableFromInline package enum LiveProperty: UInt8, Sendable, CaseIterable {
  case value = 1
  case checked = 2
  case selected = 3
  case open = 4

  var name: Name {
    switch self {
    case .value: Name("value")
    case .checked: Name("checked")
    case .selected: Name("selected")
    case .open: Name("open")
    }
  }

  /// Whether the texts are `"1"` and `""`, and the attribute is present or absent.
  var isFlag: Bool { self != .value }
}
