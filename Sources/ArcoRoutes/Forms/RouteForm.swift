/// A format for a value as a piece of text in an address: a segment, the value of a query item, or
/// the fragment.
///
/// - Value: the type of the values.
///
///     let orders = Route.path("orders").segment(.integer)      // the form of an Int
///     let step = Route.path("checkout").segment(.id(Step.self))
///
/// Forms are made from ``RouteForms/Text`` and ``RouteForms/Integer``, and from prisms on their
/// values: ``RouteForm/refined(by:)``. A form of your own reads an ``Address/EncodedText`` and
/// writes to an ``Address/Writer``.
///
/// Laws: reading a written value returns the value, as `RouteLaws` checks on routes with the form. A
/// text is either read as the value that is written as this text, or refused; for the forms of Arco
/// `RouteFormTests` checks this, and no suite checks it for a form of your own.
public protocol RouteForm<Value>: Sendable {
  /// The type of the values.
  associatedtype Value

  /// Reads a value; nil if the text does not have this form.
  func read(_ text: Address.EncodedText) -> Value?

  /// Writes a value, and encodes characters that an address must not contain.
  func write(_ value: Value, to writer: inout Address.Writer)

  /// Returns true if both are written alike, so that a value that equals the default can be left
  /// out.
  func isSame(_ one: Value, _ other: Value) -> Bool

  /// The expectation that errors report.
  var expectation: RouteError.Expectation { get }
}

/// The forms of Arco.
///
/// They are available as static members: `.text`, `.integer`, `.truth`, `.id(ItemID.self)`,
/// `.parsed(Money.self)`.
public enum RouteForms {}
