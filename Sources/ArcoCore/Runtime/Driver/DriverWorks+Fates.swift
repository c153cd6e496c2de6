#if !hasFeature(Embedded)
  /// An effect that is not over, and what becomes of it if its process ends first.
  package struct RunningFate<Input> {
    /// Whether it is to be begun again.
    package let isDoneAgain: Bool
    /// The key of its work.
    package let key: EffectKey
    /// The input, as the root takes it; nil where it is private to a child or a view.
    package let input: Input?
  }

  extension DriverWorks {
    /// Numbers of the effects that say what becomes of them and are not over: others once one
    /// begins or ends.
    package var fateNumbers: [Int] { engine.fates?.effects.map(\.number) ?? [] }

    /// The effects that say what becomes of them and are not over.
    ///
    /// - Precondition: no send is under way.
    package var fates: [RunningFate<Input>] {
      engine.fates?.effects.map { effect in
        RunningFate(
          isDoneAgain: effect.isDoneAgain, key: effect.keyOfWork,
          input: node.rootInput { effect.carryFate() })
      } ?? []
    }

    /// Calls `hear` whenever one of them is over.
    package func hearFates(_ hear: @escaping () -> Void) {
      let fates = engine.fates ?? FateLedger()
      engine.fates = fates
      fates.onEnd = hear
    }

    /// Sends the input of an effect whose process has ended. What it starts takes over the key.
    package func meet(_ fate: RunningFate<Input>) {
      guard let input = fate.input else { return }
      let fates = engine.fates ?? FateLedger()
      engine.fates = fates
      if fate.isDoneAgain { fates.returning = fate.key }
      node.send(input)
      fates.returning = nil
    }
  }

  extension RunningFate {
    /// Makes one of what was kept.
    package init(isDoneAgain: Bool, key: EffectKey, of input: Input) {
      self.init(isDoneAgain: isDoneAgain, key: key, input: input)
    }
  }
#endif
