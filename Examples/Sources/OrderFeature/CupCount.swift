/// How many cups of one drink somebody can order.
public enum CupCount {
  /// The most in one order.
  public static let most = 12

  /// Says how many cups somebody wrote; nothing is none.
  static func read(_ text: String) -> Result<Int, OrderProblem> {
    let digits = text.trimmed
    guard !digits.isEmpty else { return .success(0) }
    guard let cups = Int(digits), (0...most).contains(cups) else {
      return .failure(.noNumber(most: most))
    }
    return .success(cups)
  }
}
