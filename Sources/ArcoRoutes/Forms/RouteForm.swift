/// A two-way form of a value as a piece of text in an address: a segment, the value of an item, or
/// the fragment.
///
/// - Value: what is read and written.
///
///     let orders = Route.path("orders").segment(.integer)      // the form of an Int
///     let step = Route.path("checkout").segment(.id(Step.self))
///
/// Forms are made of ``RouteForms/Text`` and ``RouteForms/Integer``, and of prisms from what these
/// read: ``RouteForm/refined(by:)``. One of your own reads an ``Address/EncodedText`` and writes to an
/// ``Address/Writer``.
///
/// Laws, checked by `RouteLaws` on the routes that use it: read what was written; a text is read as
/// what was written, or refused.
public protocol RouteForm<Value>: Sendable {
  /// What is read and written.
  associatedtype Value

  /// Reads a value; nil where the text is not of this form.
  func read(_ text: Address.EncodedText) -> Value?

  /// Writes a value; encodes what may not stand in an address.
  func write(_ value: Value, to writer: inout Address.Writer)

  /// Whether both are written the same, so that one that equals the default can be left out.
  func isSame(_ one: Value, _ other: Value) -> Bool

  /// What an error says was expected.
  var expectation: RouteError.Expectation { get }
}

/// The forms that come with Arco.
///
/// They are reached by a dot: `.text`, `.integer`, `.truth`, `.id(ItemID.self)`, `.parsed(Money.self)`.
public enum RouteForms {}
