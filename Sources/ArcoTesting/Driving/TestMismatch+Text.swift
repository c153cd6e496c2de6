import ArcoCore

extension TestMismatch: CustomStringConvertible {
  /// The location of the step, and the differences, one on each line.
  public var description: String { "\(location): \(message)" }

  /// The differences, one on each line, for a framework that shows the location itself.
  public var message: String { reason.description }
}

extension TestMismatch.Reason: CustomStringConvertible {
  /// The differences, one on each line.
  public var description: String {
    switch self {
    case .state(let moment, let differences):
      lines("\(moment) the state is not what the test expects", differences.map(\.description))
    case .changedInPlace(let moment, let object):
      lines(
        """
        \(moment) an object that the state refers to was changed in place, so that the test cannot \
        know the state before: keep a value there, such as a struct
        """,
        ["\(object.path): was \(object.before), is \(object.after)"])
    case .assertsNothing(let moment):
      """
      \(moment) nothing changed, and the closure of the step changes nothing: leave it out
      """
    case .unexpected(let expected, let found):
      lines(
        "another input waits to be received first", ["expected  \(expected)", "found     \(found)"])
    case .nothingReceived(let expected, let unfinished, let nextTimer):
      lines(
        "\(expected) was not sent by any effect",
        (unfinished.isEmpty ? ["no effect runs"] : left([], unfinished))
          + [nextTimer.map { "the next timer is due in \($0): advance(by:) lets time pass" }]
          .compactMap(\.self))
    case .unfinished(let inputs, let effects):
      lines("the test ended before its inputs and effects were done", left(inputs, effects))
    case .releasedUnfinished(let inputs, let effects):
      lines(
        "the test driver made here was released before it was finished: end the test by finish()",
        left(inputs, effects))
    case .problem(let message): "the driver had a problem: \(message)"
    case .restless(let turns, let inputs): restless(turns, inputs)
    }
  }

  private func restless(_ turns: Int, _ inputs: [String]) -> String {
    guard !inputs.isEmpty else {
      return """
        effects did not come to rest in \(turns) turns, without time passing: let one of them end, \
        or wait for time
        """
    }
    return """
      effects sent \(turns) inputs without time passing, the last of them \
      \(inputs.joined(separator: ", ")): each asks for the next; let one of them end the chain, or \
      wait for time (`patience` allows longer chains)
      """
  }

  private func left(_ inputs: [String], _ effects: [UnfinishedEffect]) -> [String] {
    counted(inputs.map { "not received: \($0)" }) + counted(effects.map { "not over: \($0)" })
  }

  /// Returns each line once, at its first position, with the number of its occurrences.
  private func counted(_ lines: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for line in lines { counts[line, default: 0] += 1 }
    return lines.compactMap { line in
      guard let count = counts.removeValue(forKey: line) else { return nil }
      return count == 1 ? line : "\(line), \(count) times"
    }
  }

  private func lines(_ head: String, _ body: [String]) -> String {
    ([head] + body.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension TestMismatch.Moment: CustomStringConvertible {
  /// The driver's activity, as the beginning of a sentence.
  public var description: String {
    switch self {
    case .sending(let input): "after sending \(input)"
    case .receiving(let input): "after receiving \(input)"
    case .settling: "after settling"
    case .moving: "after moves of effects, which settle { … } asserts,"
    }
  }
}

extension StateDifference: CustomStringConvertible {
  /// The path, the expected value and the value that was found.
  public var description: String {
    "\(path.isEmpty ? "the whole" : path): expected \(expected), found \(found)"
  }
}
