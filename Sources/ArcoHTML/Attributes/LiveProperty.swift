/// A property that the user changes in the browser too. The raw value is the property's code on the
/// wire.
///
/// The HTML attribute only sets the first value; later changes set the property of the element.
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

  /// True if the value is `"1"` or `""`, and the HTML attribute is present or absent.
  var isFlag: Bool { self != .value }
}
