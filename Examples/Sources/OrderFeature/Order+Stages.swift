import ArcoTypeChanging

/// An order as typed.
public typealias DraftOrder = Order<String, String>
/// An order with the result of checking each field, in place of its text.
public typealias CheckedOrder = Order<Result<CustomerName, OrderProblem>, Result<Int, OrderProblem>>
/// An order that can be carried out.
public typealias PlacedOrder = Order<CustomerName, Int>

extension DraftOrder {
  /// An order with empty fields.
  public static var empty: DraftOrder {
    Order(name: "", lines: Drink.allCases.map { Line($0, cups: "") }, wish: "")
  }

  /// The order with each field checked: a value, or the problem.
  public var checked: CheckedOrder {
    let named = OrderFields.name().modifying(self, CustomerName.read)
    return OrderFields.cups().modifying(named, CupCount.read)
  }
}

extension CheckedOrder {
  /// The checked order.
  ///
  /// - Throws: the first problem.
  public func placed() throws(OrderProblem) -> PlacedOrder {
    let named = try OrderFields.name().modifying(self, good)
    let order = try OrderFields.cups().modifying(named, good)
    guard order.lines.contains(where: { $0.cups > 0 }) else { throw .nothing }
    return order
  }
}

extension PlacedOrder {
  /// The order as text, for changing it.
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
