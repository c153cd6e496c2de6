import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk: CustomStringConvertible {
  /// The names of effects that ran, but waited for nothing that the ``Outside`` answers. The walk
  /// did not explore what follows from them.
  public var unanswered: [String] { Set(graph.flights.flatMap(\.unanswered)).sorted() }

  /// The listeners that the walk did not use, because it has no sample value for them: date fields
  /// and custom elements. The walk did not explore what follows from them.
  public var untried: [String] { Set(findings.untried.joined()).sorted() }

  /// The controls that the walk tried only with samples of their possible values: texts, sliders,
  /// keys, points.
  ///
  /// The walk found everything that can be reached with these samples.
  public var sampled: [String] {
    let names = graph.labels.compactMap { label -> String? in
      guard case .offer(let offer) = label else { return nil }
      return offer.sampled
    }
    return Set(names).sorted()
  }

  /// The number of states, steps and screens, how the walk ended, and what it left out.
  public var description: String {
    var lines = ["\(stateCount) states, \(stepCount) steps between them"]
    if visitor != nil { lines[0] += ", \(screenCount) screens" }
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

  /// The samples on which a verdict depends, as the end of a sentence; empty if there are none.
  var sampleText: String {
    let names = sampled
    if names.isEmpty { return "" }
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return ", with samples for " + names.prefix(3).joined(separator: ", ") + rest
  }

  var trapText: String { traps.count == 1 ? "a step that traps" : "\(traps.count) steps that trap" }
}

extension PageOffer {
  /// The name of the control if the offer uses one of many possible values; nil otherwise.
  fileprivate var sampled: String? {
    switch gesture {
    case .fill, .write, .paste, .drop, .point, .press: return "\"\(name)\""
    case .submit(let entries):
      let texts = entries.filter { if case .text = $0.content { true } else { false } }
      return texts.first.map { "\"\($0.field)\"" }
    case .click, .doubleClick, .check, .uncheck, .choose, .focus, .blur: return nil
    }
  }
}
