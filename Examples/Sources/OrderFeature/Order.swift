/// Who orders how many cups of what, in one of its stages.
///
/// A ``DraftOrder`` is what somebody wrote. A ``CheckedOrder`` has in the place of each text what it
/// says, or what is wrong with it. A ``PlacedOrder`` has only what is right.
///
/// - Name: who orders: a text, an answer to it, a ``CustomerName``.
/// - Cups: how many of a drink: a text, an answer to it, a number.
public struct Order<Name, Cups> {
  /// Who orders.
  public var name: Name
  /// A line for each drink there is.
  public var lines: [Line<Cups>]
  /// What else to know: the same text in every stage.
  public var wish: String

  /// Makes an order.
  public init(name: Name, lines: [Line<Cups>], wish: String) {
    self.name = name
    self.lines = lines
    self.wish = wish
  }
}

/// How many cups of one drink are ordered.
///
/// - Cups: a text, an answer to it, a number.
public struct Line<Cups> {
  /// What is ordered.
  public let drink: Drink
  /// How many of it.
  public var cups: Cups

  /// Makes a line.
  public init(_ drink: Drink, cups: Cups) {
    self.drink = drink
    self.cups = cups
  }
}

/// What there is to order.
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
