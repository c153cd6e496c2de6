import ArcoTypeChanging

/// An order as somebody writes it.
public typealias DraftOrder = Order<String, String>
/// An order with what is found of each field, in its place.
public typealias CheckedOrder = Order<Result<CustomerName, OrderProblem>, Result<Int, OrderProblem>>
/// An order that can be carried out.
public typealias PlacedOrder = Order<CustomerName, Int>

extension DraftOrder {
  /// An order in which nothing is written yet.
  public static var empty: DraftOrder {
    Order(name: "", lines: Drink.allCases.map { Line($0, cups: "") }, wish: "")
  }

  /// What each field says, or what is wrong with it.
  public var checked: CheckedOrder {
    let named = OrderFields.name().modifying(self, CustomerName.read)
    return OrderFields.cups().modifying(named, CupCount.read)
  }
}

extension CheckedOrder {
  /// The order.
  ///
  /// - Throws: the first problem there is.
  public func placed() throws(OrderProblem) -> PlacedOrder {
    let named = try OrderFields.name().modifying(self, good)
    let order = try OrderFields.cups().modifying(named, good)
    guard order.lines.contains(where: { $0.cups > 0 }) else { throw .nothing }
    return order
  }
}

extension PlacedOrder {
  /// The order as somebody would write it, to be changed.
  public var draft: DraftOrder {
    let named = OrderFields.name().modifying(self) { $0.text }
    return OrderFields.cups().modifying(named) { $0 == 0 ? "" : "\($0)" }
  }
}

private func good<Value>(
  _ answer: Result<Value, OrderProblem>
) throws(OrderProblem) -> Value {
  try answer.get()
}
