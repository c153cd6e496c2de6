import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk: CustomStringConvertible {
  /// Effects that ran and waited for nothing that the walk could bring, by their names. What would
  /// follow from them was not explored.
  public var unanswered: [String] { Set(graph.flights.flatMap(\.unanswered)).sorted() }

  /// What listens on a page and was left alone, as nobody said what it could be given: fields for dates,
  /// and elements of the application's own. What would follow from them was not explored.
  public var untried: [String] { Set(findings.untried.joined()).sorted() }

  /// What was tried with some of the values that it can have: texts, sliders, keys, places of a pointer.
  ///
  /// What was found is all that can be reached by these values.
  public var sampled: [String] {
    let names = graph.labels.compactMap { label -> String? in
      guard case .offer(let offer) = label else { return nil }
      return offer.sampled
    }
    return Set(names).sorted()
  }

  /// How much was found, what the walk could not see, and how it ended.
  public var description: String {
    var lines = ["\(stateCount) states, \(stepCount) steps between them"]
    if scout != nil { lines[0] += ", \(screenCount) screens" }
    if isComplete {
      lines.append("everything that can be reached was found" + sampleText)
    } else if bound != nil {
      lines.append("ended: \(boundText)")
    } else {
      lines.append("ended: something was left out")
    }
    lines += growth.dropFirst(bound == nil ? 0 : 1).map { "grew: \($0)" }
    for words in leftOut.dropFirst(bound == nil ? 0 : 1) { lines.append("not explored: \(words)") }
    for words in explorer.ignored.sorted() { lines.append("ignored: \(words)") }
    if !traps.isEmpty { lines.append("not taken: \(trapText)") }
    for text in Set(problems.map(\.text)).sorted() { lines.append("problem: \(text)") }
    return lines.joined(separator: "\n")
  }

  /// What an answer depends on beside the walk.
  var sampleText: String {
    let names = sampled
    if names.isEmpty { return "" }
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return ", with samples for " + names.prefix(3).joined(separator: ", ") + rest
  }

  var trapText: String { traps.count == 1 ? "a step that traps" : "\(traps.count) steps that trap" }
}

extension PageOffer {
  /// What is given one of many values here; nil where a gesture has none, or all were tried.
  fileprivate var sampled: String? {
    switch gesture {
    case .fill, .paste, .drop, .point, .press: return "\"\(name)\""
    case .submit(let entries):
      let texts = entries.filter { if case .text = $0.content { true } else { false } }
      return texts.first.map { "\"\($0.field)\"" }
    case .click, .doubleClick, .check, .uncheck, .choose, .focus, .blur: return nil
    }
  }
}
