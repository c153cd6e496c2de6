import ArcoTesting

/// What gave two answers to the same question, so that a law about it means nothing.
struct Impurity {
  /// What is not a function; nil for what the law is about.
  let generator: String?
  /// What came of the same choices at first, and then.
  let first: String
  let second: String
  /// What was compared, if the law's name leaves it open.
  let what: String

  /// Looks at runs of a law that made the same choices.
  ///
  /// - Parameters:
  ///   - broken: the run that broke the law.
  ///   - again: runs that were made for the counterexample, at least one.
  static func found(in broken: Outcome, _ again: [Trial]) -> Impurity? {
    for (one, other) in zip(again, again.dropFirst()) {
      if let found = drawing(one, other) { return found }
    }
    for trial in again {
      if let found = answering(broken, trial) { return found }
    }
    return nil
  }

  /// Two runs that drew different values.
  private static func drawing(_ one: Trial, _ other: Trial) -> Impurity? {
    for (mine, theirs) in zip(one.drawn, other.drawn) where mine.text != theirs.text {
      guard mine.value is any Equatable, !areSame(mine.value, theirs.value) else { continue }
      return Impurity(
        generator: mine.name, first: mine.text, second: theirs.text, what: "")
    }
    return nil
  }

  /// A run that found or expected something else than the one that broke the law.
  private static func answering(_ broken: Outcome, _ again: Trial) -> Impurity? {
    guard let same = again.outcomes.first(where: { $0.place == broken.place }) else {
      // It broke earlier, or demanded less.
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
