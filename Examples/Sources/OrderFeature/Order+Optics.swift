import ArcoTypeChanging

/// The way to each field of an ``Order`` that its stages have in different types.
///
/// What an order has besides is named here, and in no step from one stage to another.
enum OrderFields {
  /// To who orders.
  static func name<Name, NewName, Cups>()
    -> PLens<Order<Name, Cups>, Order<NewName, Cups>, Name, NewName>
  {
    PLens(get: { $0.name }, set: { Order(name: $1, lines: $0.lines, wish: $0.wish) })
  }

  /// To the cups of every line.
  static func cups<Name, Cups, NewCups>()
    -> PTraversal<Order<Name, Cups>, Order<Name, NewCups>, Cups, NewCups>
  {
    lines().appending(.each()).appending(cupsOfLine())
  }

  private static func lines<Name, Cups, NewCups>()
    -> PLens<Order<Name, Cups>, Order<Name, NewCups>, [Line<Cups>], [Line<NewCups>]>
  {
    PLens(get: { $0.lines }, set: { Order(name: $0.name, lines: $1, wish: $0.wish) })
  }

  private static func cupsOfLine<Cups, NewCups>()
    -> PLens<Line<Cups>, Line<NewCups>, Cups, NewCups>
  {
    PLens(get: { $0.cups }, set: { Line($0.drink, cups: $1) })
  }
}
