/// The search for the smallest choices that still break a law.
///
/// Every step makes the list of choices shorter, or one of equal length smaller where they first
/// differ. There is no endless chain of such steps, so it ends even without its limit.
struct Shrinking {
  private var best: [UInt64]
  private let size: Int
  private var runs = 5_000
  /// Returns the choices that were really made, if the law is still broken.
  private let breaks: (Choices) -> Choices?

  init(from choices: Choices, _ breaks: @escaping (Choices) -> Choices?) {
    self.best = choices.made
    self.size = choices.size
    self.breaks = breaks
  }

  consuming func smallest() -> [UInt64] {
    var isSmaller = true
    while isSmaller, runs > 0 {
      isSmaller = removeSome()
      isSmaller = lowerEach() || isSmaller
      isSmaller = lowerAndRemove() || isSmaller
      isSmaller = moveOn() || isSmaller
    }
    return best
  }

  /// Takes a candidate over if it breaks the law too and is simpler.
  private mutating func adopt(_ candidate: [UInt64]) -> Bool {
    guard runs > 0, candidate != best else { return false }
    runs -= 1
    guard let choices = breaks(Choices(given: candidate, size: size)), !choices.isRejected,
      isSimpler(choices.made)
    else { return false }
    best = choices.made
    return true
  }

  private func isSimpler(_ choices: [UInt64]) -> Bool {
    choices.count == best.count
      ? choices.lexicographicallyPrecedes(best) : choices.count < best.count
  }

  /// Leaves out neighbouring choices: elements of lists, and what a filter did without.
  private mutating func removeSome() -> Bool {
    var isSmaller = false
    var length = max(best.count / 2, 8)
    while length > 0 {
      var start = best.count - length
      while start >= 0 {
        var candidate = best
        candidate.removeSubrange(start..<(start + length))
        if adopt(candidate) { isSmaller = true }
        start = min(start - 1, best.count - length)
      }
      length = length > 8 ? length / 2 : length - 1
    }
    return isSmaller
  }

  /// Brings each choice down as far as it goes: to one of the smallest, or by halves.
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

  /// Lowers a choice by one and leaves out what it was the number of.
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

  /// Moves amounts from a choice to a later one, so that elements with a common sum become fewer.
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
