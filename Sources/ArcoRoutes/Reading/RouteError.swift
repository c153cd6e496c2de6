/// Why an address is not one of a route.
///
/// Of several alternatives it tells of those that went furthest into the address.
public enum RouteError: Error, Sendable {
  /// The address could lead away from its site by the byte at this offset: it does not begin with
  /// exactly one slash, or has a backslash in its path, or a blank or control character somewhere.
  case leadsAway(at: Int)
  /// Something is not as the route has it.
  ///
  /// - `expected`: what the route could have read there, at least one thing.
  /// - `found`: what stands there, as it stands there, up to a hundred bytes; nil where there is nothing.
  case misfit(at: Place, expected: [Expectation], found: String?)

  /// A place in an address.
  public enum Place: Sendable {
    /// A segment of the path, counted from 1; empty ones do not count.
    case path(segment: Int)
    /// The item of the query with this name.
    case item(String)
    /// What follows the `#`.
    case fragment
  }

  /// What a route can read somewhere.
  public enum Expectation: Sendable {
    /// This text.
    case literal(String)
    /// Any text that is encoded properly.
    case text
    /// An integer.
    case integer
    /// `true` or `false`.
    case truth
    /// A value of this kind; the name of its type where names are known at run time.
    case value(String)
    /// The item itself, which is missing.
    case presence
    /// The item only once.
    case single
    /// No more segments.
    case end
  }
}

extension RouteError: CustomStringConvertible {
  /// One sentence without an end: `segment 2: expected an integer, found “seven”`.
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
  /// The place in words.
  public var description: String {
    switch self {
    case .path(let segment): "segment \(segment)"
    case .item(let name): "item “\(name)”"
    case .fragment: "fragment"
    }
  }
}

extension RouteError.Expectation: CustomStringConvertible {
  /// What is expected, in words.
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
