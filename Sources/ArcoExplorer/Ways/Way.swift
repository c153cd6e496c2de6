/// A way through a component: the steps of a user and the events from outside that lead to a state.
public struct Way {
  /// The steps from the start, as texts.
  public let steps: [String]
  /// The steps that then repeat for ever, as texts; empty if the way ends.
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

  /// Returns the source code of a test that repeats the steps, as calls of a ``Walker`` and its
  /// page.
  ///
  /// - Parameter name: the name of the test.
  public func test(named name: String) -> String {
    let lines = ["let walker = explorer.begin()"] + codes()
    return """
      @Test func `\(name)`() throws {
      \(lines.map { "  \($0)" }.joined(separator: "\n"))
      }
      """
  }

  /// Whether the calls that ``test(named:)`` prints lead to the way's last state.
  public func replays() -> Bool { isReplayed() }
}

extension Way: CustomStringConvertible {
  /// The steps, one on each line.
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
