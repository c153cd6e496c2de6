/// Why an order cannot be placed as it is written.
public enum OrderProblem: Error, Equatable, Sendable {
  /// It says not who orders.
  case noName
  /// A number of cups is no number from 0 to this.
  case noNumber(most: Int)
  /// No cup is ordered.
  case nothing
}
