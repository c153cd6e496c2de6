/// The name of a customer; never blank.
public struct CustomerName: Equatable, Sendable {
  /// The limit of a name in characters.
  public static let limit = 40

  /// The name without surrounding blanks.
  public let text: String

  /// Makes a name from typed text.
  public init(_ text: String) throws(OrderProblem) {
    let name = text.trimmed
    guard !name.isEmpty else { throw .noName }
    self.text = String(name.prefix(Self.limit))
  }

  /// Parses a name.
  static func read(_ text: String) -> Result<CustomerName, OrderProblem> {
    Result { () throws(OrderProblem) in try CustomerName(text) }
  }
}
