@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk: CustomStringConvertible {
  /// Effects that ran and waited for nothing that the walk could bring, by their names. What would
  /// follow from them was not explored.
  public var unanswered: [String] { Set(graph.flights.flatMap(\.unanswered)).sorted() }

  /// How much was found, what the walk could not see, and how it ended.
  public var description: String {
    var lines = ["\(stateCount) states, \(stepCount) steps between them"]
    if scout != nil { lines[0] += ", \(screenCount) screens" }
    lines.append(isComplete ? "everything that can be reached was found" : "ended: \(boundText)")
    lines += growth.dropFirst(isComplete ? 0 : 1).map { "grew: \($0)" }
    for name in unanswered {
      lines.append("not explored: \(name) runs, and nothing lists how it ends")
    }
    for text in Set(problems.map(\.text)).sorted() { lines.append("problem: \(text)") }
    return lines.joined(separator: "\n")
  }
}
