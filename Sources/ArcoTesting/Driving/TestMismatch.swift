import ArcoCore

/// What a ``TestDriver`` found to be otherwise than the test says.
///
/// Its description is what the test's log shows. Thrown by a step, it ends a test in Swift Testing
/// and in XCTest alike.
public enum TestMismatch: Error, Equatable, Sendable {
  /// What the driver was doing.
  public enum Moment: Equatable, Sendable {
    /// The test sent an input, which prints so.
    case sending(String)
    /// The test received an input, which prints so.
    case receiving(String)
    /// The test let effects go on.
    case settling
    /// Effects changed the state by moves, and the test went on to another step.
    case moving
  }

  /// A step left another state than the test's closure; each place where it differs.
  case state(Moment, [StateDifference])
  /// Another input than the expected one waits to be received first.
  case unexpected(expected: String, found: String)
  /// No effect has sent an input that waits; the effects that are not over.
  case nothingReceived(expected: String, unfinished: [UnfinishedEffect])
  /// The test ended before all it started: inputs not received, effects not over.
  case unfinished(inputs: [String], effects: [UnfinishedEffect])
  /// The driver had a problem that the test did not take with `takeProblems()`.
  case problem(String)
  /// Effects kept each other busy for so many turns at one moment, and would go on.
  case restless(turns: Int)
}

extension TestMismatch: CustomStringConvertible {
  /// What differs, a line each.
  public var description: String {
    switch self {
    case .state(let moment, let differences):
      lines("\(moment.text) the state is not what the test expects", differences.map(\.text))
    case .unexpected(let expected, let found):
      lines(
        "another input waits to be received first", ["expected  \(expected)", "found     \(found)"])
    case .nothingReceived(let expected, let unfinished):
      lines(
        "\(expected) was not sent by any effect",
        unfinished.isEmpty ? ["no effect runs"] : unfinished.map(\.text))
    case .unfinished(let inputs, let effects):
      lines(
        "the test ended before what it started",
        inputs.map { "not received: \($0)" } + effects.map(\.text))
    case .problem(let message): "the driver had a problem: \(message)"
    case .restless(let turns):
      """
      effects did not come to rest in \(turns) turns, without time passing: let one of them end, \
      or wait for time
      """
    }
  }

  private func lines(_ head: String, _ body: [String]) -> String {
    ([head] + body.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension TestMismatch.Moment {
  fileprivate var text: String {
    switch self {
    case .sending(let input): "after sending \(input)"
    case .receiving(let input): "after receiving \(input)"
    case .settling: "after settling"
    case .moving: "after moves of effects, which settle { … } asserts,"
    }
  }
}

extension StateDifference {
  fileprivate var text: String {
    "\(path.isEmpty ? "the whole" : path): expected \(expected), found \(found)"
  }
}

extension UnfinishedEffect {
  fileprivate var text: String {
    let name = id.map { "effect \($0.text)" } ?? "an effect without id"
    let place = queue.map { " in queue \($0.text)" } ?? ""
    return "not over: \(name)\(place), \(hasBegun ? "running" : "waiting")"
  }
}

extension EffectID {
  fileprivate var text: String { number == 0 ? "\"\(name)\"" : "\"\(name)\" \(number)" }
}
