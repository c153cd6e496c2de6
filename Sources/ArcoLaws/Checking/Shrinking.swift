/// The search for the smallest choices that still break a law.
///
/// Every step makes the list of choices shorter, or keeps its length and makes the first changed
/// choice smaller. A chain of such steps is finite, so the search ends even without its limit.
struct Shrinking {
  private var broken: Trial
  private var best: [UInt64]
  private let size: Int
  private var runs = 5_000
  private let tried: (Choices) -> Trial

  /// - Parameters:
  ///   - broken: a try that broke the law.
  ///   - tried: runs the law with the given choices.
  init(from broken: Trial, _ tried: @escaping (Choices) -> Trial) {
    self.broken = broken
    self.best = broken.choices.made
    self.size = broken.choices.size
    self.tried = tried
  }

  /// Returns the smallest try found that breaks the law.
  consuming func smallest() -> Trial {
    var isSmaller = true
    while isSmaller, runs > 0 {
      isSmaller = removeSome()
      isSmaller = lowerMany() || isSmaller
      isSmaller = lowerEach() || isSmaller
      isSmaller = lowerAndRemove() || isSmaller
      isSmaller = moveOn() || isSmaller
    }
    return broken
  }

  /// Adopts a candidate if it is simpler and also breaks the law.
  private mutating func adopt(_ candidate: [UInt64]) -> Bool {
    guard runs > 0, candidate != best else { return false }
    runs -= 1
    let trial = tried(Choices(given: candidate, size: size))
    guard trial.breach != nil, !trial.choices.isRejected, isSimpler(trial.choices.made) else {
      return false
    }
    broken = trial
    best = trial.choices.made
    return true
  }

  private func isSimpler(_ choices: [UInt64]) -> Bool {
    choices.count == best.count
      ? choices.lexicographicallyPrecedes(best) : choices.count < best.count
  }

  /// Removes neighbouring choices, such as elements of lists and values that a filter refused.
  ///
  /// Long ranges are tried at few positions, so that a long list does not use up all runs.
  private mutating func removeSome() -> Bool {
    var isSmaller = false
    var length = max(best.count / 2, 8)
    while length > 0 {
      var start = best.count - length
      while start >= 0 {
        var candidate = best
        candidate.removeSubrange(start..<(start + length))
        if adopt(candidate) { isSmaller = true }
        start = min(start - (length > 8 ? length : 1), best.count - length)
      }
      length = length > 8 ? length / 2 : length - 1
    }
    return isSmaller
  }

  /// Sets ranges of choices to zero.
  private mutating func lowerMany() -> Bool {
    var isSmaller = false
    var length = best.count
    while length > 2 {
      var start = 0
      while start < best.count {
        var candidate = best
        for place in start..<min(start + length, best.count) { candidate[place] = 0 }
        if adopt(candidate) { isSmaller = true }
        start += length
      }
      length /= 2
    }
    return isSmaller
  }

  /// Lowers each choice as far as possible: to one of the smallest numbers, or by bisection.
  private mutating func lowerEach() -> Bool {
    var isSmaller = false
    var place = 0
    while place < best.count {
      var low: UInt64 = 0
      while place < best.count, low < best[place] {
        var candidate = best
        candidate[place] = low < 6 ? low : low + (best[place] - low) / 2
        let tried = candidate[place]
        if adopt(candidate) { isSmaller = true } else { low = tried + 1 }
      }
      place += 1
    }
    return isSmaller
  }

  /// Lowers a choice by one and removes some of the choices after it, in case it is their number.
  private mutating func lowerAndRemove() -> Bool {
    var isSmaller = false
    var place = 0
    while place < best.count {
      for length in 1...4 where place + length < best.count && best[place] > 0 {
        var candidate = best
        candidate[place] -= 1
        candidate.removeSubrange((place + 1)...(place + length))
        if adopt(candidate) { isSmaller = true }
      }
      place += 1
    }
    return isSmaller
  }

  /// Moves amounts from a choice to a later one, so that a sum needs fewer elements.
  private mutating func moveOn() -> Bool {
    var isSmaller = false
    for distance in 1...6 {
      var place = 0
      while place + distance < best.count {
        var amount = best[place]
        while amount > 0, place + distance < best.count {
          var candidate = best
          candidate[place] -= min(amount, candidate[place])
          let (sum, isTooLarge) = candidate[place + distance].addingReportingOverflow(amount)
          candidate[place + distance] = sum
          if !isTooLarge, adopt(candidate) { isSmaller = true }
          amount = min(amount / 2, place < best.count ? best[place] : 0)
        }
        place += 1
      }
    }
    return isSmaller
  }
}
