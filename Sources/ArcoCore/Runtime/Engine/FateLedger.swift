#if !hasFeature(Embedded)
  /// A running effect that says what becomes of it if its process ends first.
  protocol Fated: AnyObject {
    /// Distinguishes the effect from others of its driver.
    var number: Int { get }
    /// Whether it is not over.
    var isAlive: Bool { get }
    /// Names the work.
    var keyOfWork: EffectKey { get }
    /// Whether it is to be begun again.
    var isDoneAgain: Bool { get }
    /// Sends the input of its fate.
    func carryFate()
  }

  /// The unfinished effects of a driver that say what becomes of them if their process ends.
  ///
  /// A driver makes its ledger for its first such effect.
  final class FateLedger {
    private var listed: [any Fated] = []
    private var lastNumber = 0
    /// The key of the work that the current send starts again, until the work has taken the key.
    var returning: EffectKey?
    /// Called when one of the effects is over.
    var onEnd: (() -> Void)?

    /// The effects that are not over, in the order in which they were requested.
    var effects: [any Fated] {
      listed.removeAll { !$0.isAlive }
      return listed
    }

    func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    func add(_ effect: any Fated) {
      listed.append(effect)
      if listed.count >= 16, listed.count.nonzeroBitCount == 1 {
        listed.removeAll { !$0.isAlive }
      }
    }

    /// A key for new work, or that of the work that is done again.
    func key(isDoneAgain: Bool, chance: (() -> UInt64)?) -> EffectKey {
      if isDoneAgain, let key = returning.take() { return key }
      let chance = chance ?? { .random(in: .min ... .max) }
      return EffectKey(high: chance(), low: chance())
    }
  }

  @available(*, unavailable)
  extension FateLedger: Sendable {}
#endif
