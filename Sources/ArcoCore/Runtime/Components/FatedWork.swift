#if !hasFeature(Embedded)
  /// A running effect that says what becomes of it if its process ends first.
  ///
  /// `@unchecked Sendable` as its class is: its stored properties are constants.
  final class FatedWork<State, Input: Sendable>: FinishingWork<State, Input>, Fated,
    @unchecked Sendable
  {
    private let key: EffectKey
    let number: Int

    override init(
      _ work: RawEffect, limits: WorkLimits<Input>?, of instance: TypedNode<State, Input>
    ) {
      let engine = instance.engine
      let ledger = engine.fates ?? FateLedger()
      engine.fates = ledger
      key = ledger.key(
        isDoneAgain: limits?.fate?.isAgain ?? false, chance: engine.interpretation.chance)
      number = ledger.nextNumber()
      super.init(work, limits: limits, of: instance)
      ledger.add(self)
    }

    /// Reports the end of the work: work that has ended can no longer be lost.
    override func hearEnd() { owner.engine.fates?.onEnd?() }

    override var keyOfWork: EffectKey { key }

    var isDoneAgain: Bool { limits?.fate?.isAgain ?? false }

    func carryFate() {
      if let fate = limits?.fate { instance.receive(fate.input) }
    }
  }
#endif
