import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk: CustomStringConvertible {
  /// Effects that ran and waited for nothing that the walk could bring, by their names. What would
  /// follow from them was not explored.
  public var unanswered: [String] { Set(graph.flights.flatMap(\.unanswered)).sorted() }

  /// What listens on a page and was left alone, as nobody said what it could be given: fields for dates,
  /// and elements of the application's own. What would follow from them was not explored.
  ///
  /// - Complexity: it reads each distinct screen.
  public var untried: [String] {
    var seen = Set<Int>()
    var untried = Set<String>()
    for node in 0..<graph.count {
      guard let number = screenNumber(of: node), seen.insert(number).inserted else { continue }
      untried.formUnion(screen(of: node)?.untried ?? [])
    }
    return untried.sorted()
  }

  /// How much was found, what the walk could not see, and how it ended.
  public var description: String {
    var lines = ["\(stateCount) states, \(stepCount) steps between them"]
    if scout != nil { lines[0] += ", \(screenCount) screens" }
    lines.append(isComplete ? "everything that can be reached was found" : "ended: \(boundText)")
    lines += growth.dropFirst(isComplete ? 0 : 1).map { "grew: \($0)" }
    for name in unanswered {
      lines.append("not explored: \(name) runs, and nothing lists how it ends")
    }
    for words in untried { lines.append("not explored: \(words)") }
    for text in Set(problems.map(\.text)).sorted() { lines.append("problem: \(text)") }
    return lines.joined(separator: "\n")
  }
}
