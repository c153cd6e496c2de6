/// A way through a component: what a user does and what comes from outside, step by step.
public struct Way {
  /// The steps from the start, in words.
  public let steps: [String]
  /// What then goes round and round; empty where the way just ends.
  public let loop: [String]
  private let codes: () -> [String]
  private let isReplayed: () -> Bool

  init(
    _ steps: [String], loop: [String] = [], codes: @escaping () -> [String],
    isReplayed: @escaping () -> Bool
  ) {
    self.steps = steps
    self.loop = loop
    self.codes = codes
    self.isReplayed = isReplayed
  }

  /// The way as a test, to be copied: each step is a call of a walker or of its page.
  ///
  /// - Parameter name: the test's.
  public func test(named name: String) -> String {
    let lines = ["let walker = explorer.begin()"] + codes()
    return """
      @Test func `\(name)`() throws {
      \(lines.map { "  \($0)" }.joined(separator: "\n"))
      }
      """
  }

  /// Whether the calls that ``test(named:)`` prints lead to the state that the way leads to.
  public func replays() -> Bool { isReplayed() }
}

extension Way: CustomStringConvertible {
  /// The steps, a line each.
  public var description: String {
    var lines = steps.enumerated().map { "\($0 + 1). \($1)" }
    if lines.isEmpty { lines = ["at the start"] }
    if !loop.isEmpty {
      lines.append("and then again and again:")
      lines += loop.enumerated().map { "\(steps.count + $0 + 1). \($1)" }
    }
    return lines.joined(separator: "\n")
  }
}

@available(*, unavailable)
extension Way: Sendable {}
