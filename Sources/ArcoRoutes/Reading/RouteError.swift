/// The reason why an address is not an address of a route.
///
/// If a route has several alternatives, the error describes those that read furthest into the
/// address.
public enum RouteError: Error, Sendable {
  /// Because of the byte at this offset, the address could lead to another site. Either the address
  /// does not begin with exactly one slash, or its path has a backslash, or it contains a blank or
  /// a control character.
  case leadsAway(at: Int)
  /// The address does not fit the route at one place.
  ///
  /// - `expected`: what the route could read there; never empty.
  /// - `found`: the encoded text there, up to a hundred bytes; nil if there is none.
  case misfit(at: Place, expected: [Expectation], found: String?)

  /// A place in an address.
  public enum Place: Sendable {
    /// A segment of the path, counted from 1. Empty segments do not count.
    case path(segment: Int)
    /// The item of the query with this name.
    case item(String)
    /// The text after the `#`.
    case fragment
  }

  /// A description of the texts that a route can read at a place.
  public enum Expectation: Sendable {
    /// This literal text.
    case literal(String)
    /// Any properly encoded text.
    case text
    /// An integer.
    case integer
    /// `true` or `false`.
    case truth
    /// A value of the type with this name. The name is empty in Embedded Swift.
    case value(String)
    /// The item itself, because it is missing.
    case presence
    /// The item once, because it occurs twice.
    case single
    /// No more segments.
    case end
  }
}

extension RouteError: CustomStringConvertible {
  /// A sentence without a full stop: `segment 2: expected an integer, found “seven”`.
  public var description: String {
    switch self {
    case .leadsAway(let offset): return "leads away from its site by the byte at \(offset)"
    case .misfit(let place, let expected, let found):
      var wanted = ""
      for (number, expectation) in expected.enumerated() {
        if number > 0 { wanted += number == expected.count - 1 ? " or " : ", " }
        wanted += expectation.description
      }
      return "\(place): expected \(wanted), found \(found.map { "“\($0)”" } ?? "nothing")"
    }
  }
}

extension RouteError.Place: CustomStringConvertible {
  /// The place as a noun phrase.
  public var description: String {
    switch self {
    case .path(let segment): "segment \(segment)"
    case .item(let name): "item “\(name)”"
    case .fragment: "fragment"
    }
  }
}

extension RouteError.Expectation: CustomStringConvertible {
  /// The expectation as a noun phrase.
  public var description: String {
    switch self {
    case .literal(let text): "“\(text)”"
    case .text: "a text"
    case .integer: "an integer"
    case .truth: "“true” or “false”"
    case .value(let kind): kind.utf8.isEmpty ? "a value" : "a value of \(kind)"
    case .presence: "the item"
    case .single: "the item only once"
    case .end: "the end of the path"
    }
  }
}
