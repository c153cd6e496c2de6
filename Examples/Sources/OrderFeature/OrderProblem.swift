/// The reason why an order cannot be placed.
public enum OrderProblem: Error, Equatable, Sendable {
  /// The name is missing.
  case noName
  /// A number of cups is not a number from 0 to `most`.
  case noNumber(most: Int)
  /// The order has no cups.
  case nothing
}
