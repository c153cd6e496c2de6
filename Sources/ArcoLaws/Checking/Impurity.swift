import ArcoTesting

/// A subject or generator that gave two results for the same choices, so that laws about it are
/// meaningless.
struct Impurity {
  /// The name of the drawn value whose generator is impure; nil for the subject of the law.
  let generator: String?
  /// The first and the later result for the same choices.
  let first: String
  let second: String
  /// The compared value, if the law's name does not say it.
  let what: String

  /// Compares runs of a law that made the same choices.
  ///
  /// - Parameters:
  ///   - broken: the run that broke the law.
  ///   - again: further runs with the same choices, at least one.
  static func found(in broken: Outcome, _ again: [Trial]) -> Impurity? {
    for (one, other) in zip(again, again.dropFirst()) {
      if let found = drawing(one, other) { return found }
    }
    for trial in again {
      if let found = answering(broken, trial) { return found }
    }
    return nil
  }

  /// Returns an impurity if the two runs drew different values.
  private static func drawing(_ one: Trial, _ other: Trial) -> Impurity? {
    for (mine, theirs) in zip(one.drawn, other.drawn) where mine.text != theirs.text {
      guard mine.value is any Equatable, !areSame(mine.value, theirs.value) else { continue }
      return Impurity(
        generator: mine.name, first: mine.text, second: theirs.text, what: "")
    }
    return nil
  }

  /// Returns an impurity if this run found or expected other values than the run that broke the
  /// law.
  private static func answering(_ broken: Outcome, _ again: Trial) -> Impurity? {
    guard let same = again.outcomes.first(where: { $0.place == broken.place }) else {
      // This run broke earlier, or compared fewer values.
      guard let breach = again.breach else {
        return Impurity(
          generator: nil, first: broken.named(broken.text(broken.found)), second: "nothing",
          what: "")
      }
      return Impurity(
        generator: nil, first: broken.named(broken.text(broken.found)),
        second: breach.named(breach.text(breach.found)), what: "")
    }
    guard let (first, second) = broken.difference(to: same) else { return nil }
    return Impurity(generator: nil, first: first, second: second, what: broken.what)
  }
}
