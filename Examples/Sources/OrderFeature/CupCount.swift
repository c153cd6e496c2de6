/// The number of cups of one drink in an order.
public enum CupCount {
  /// The largest number of cups of one drink.
  public static let most = 12

  /// Parses a number of cups; an empty text is 0.
  static func read(_ text: String) -> Result<Int, OrderProblem> {
    let digits = text.trimmed
    guard !digits.isEmpty else { return .success(0) }
    guard let cups = Int(digits), (0...most).contains(cups) else {
      return .failure(.noNumber(most: most))
    }
    return .success(cups)
  }
}
