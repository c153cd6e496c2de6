/// An order in one of its stages: the customer's name, and the cups of each drink.
///
/// A ``DraftOrder`` has the typed texts. A ``CheckedOrder`` has a value or a problem in place of
/// each text. A ``PlacedOrder`` has only valid values.
///
/// - Name: the customer: a text, a result, or a ``CustomerName``.
/// - Cups: the number of cups: a text, a result, or a number.
public struct Order<Name, Cups> {
  /// The customer's name.
  public var name: Name
  /// A line for each drink.
  public var lines: [Line<Cups>]
  /// A remark: the same text in every stage.
  public var wish: String

  /// Makes an order.
  public init(name: Name, lines: [Line<Cups>], wish: String) {
    self.name = name
    self.lines = lines
    self.wish = wish
  }
}

/// The cups of one drink in an order.
///
/// - Cups: a text, a result, or a number.
public struct Line<Cups> {
  /// The drink.
  public let drink: Drink
  /// The number of cups.
  public var cups: Cups

  /// Makes a line.
  public init(_ drink: Drink, cups: Cups) {
    self.drink = drink
    self.cups = cups
  }
}

/// The drinks on offer.
public enum Drink: String, CaseIterable, Sendable {
  /// Small and strong.
  case espresso = "Espresso"
  /// Large and black.
  case filter = "Filter coffee"
  /// With milk.
  case flatWhite = "Flat white"
}

extension Order: Equatable where Name: Equatable, Cups: Equatable {}
extension Order: Sendable where Name: Sendable, Cups: Sendable {}
extension Line: Equatable where Cups: Equatable {}
extension Line: Sendable where Cups: Sendable {}
