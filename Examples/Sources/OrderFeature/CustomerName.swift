/// The name of somebody who orders; never blank.
public struct CustomerName: Equatable, Sendable {
  /// The most characters a name has.
  public static let limit = 40

  /// Without blanks around it.
  public let text: String

  /// Makes a name of what somebody wrote.
  public init(_ text: String) throws(OrderProblem) {
    let name = text.trimmed
    guard !name.isEmpty else { throw .noName }
    self.text = String(name.prefix(Self.limit))
  }

  /// Says which name somebody wrote.
  static func read(_ text: String) -> Result<CustomerName, OrderProblem> {
    Result { () throws(OrderProblem) in try CustomerName(text) }
  }
}
