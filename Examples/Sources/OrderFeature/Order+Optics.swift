import ArcoTypeChanging

/// Optics to the fields of an ``Order`` whose types differ between its stages.
///
/// The other fields of an order need no code in the steps between stages.
enum OrderFields {
  /// The optic to the customer's name.
  static func name<Name, NewName, Cups>()
    -> PLens<Order<Name, Cups>, Order<NewName, Cups>, Name, NewName>
  {
    PLens(get: { $0.name }, set: { Order(name: $1, lines: $0.lines, wish: $0.wish) })
  }

  /// The optic to the cups of all lines.
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
