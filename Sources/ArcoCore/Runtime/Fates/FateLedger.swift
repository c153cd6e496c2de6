#if !hasFeature(Embedded)
  /// The effects of a driver that say what becomes of them, as long as they are not over.
  ///
  /// A driver has one from its first such effect on.
  final class FateLedger {
    private var listed: [(number: Int, effect: RunningEffect)] = []
    private var lastNumber = 0
    /// The key of the work that is done again by the send at hand, until that takes it.
    var returning: EffectKey?
    /// Hears when one of them is over.
    var onEnd: (() -> Void)?

    /// Those that are not over, in the order in which they were asked for.
    var effects: [(number: Int, effect: RunningEffect)] {
      listed.removeAll { !$0.effect.isAlive }
      return listed
    }

    func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    func add<State, Input>(_ effect: FatedWork<State, Input>) {
      listed.append((effect.number, effect))
      if listed.count >= 16, listed.count.nonzeroBitCount == 1 {
        listed.removeAll { !$0.effect.isAlive }
      }
    }

    func key<Input>(of fate: WorkFate<Input>?, chance: (() -> UInt64)?) -> EffectKey {
      if fate?.isAgain ?? false, let returning {
        self.returning = nil
        return returning
      }
      let chance = chance ?? { .random(in: .min ... .max) }
      return EffectKey(high: chance(), low: chance())
    }
  }

  @available(*, unavailable)
  extension FateLedger: Sendable {}
#endif
