#if !hasFeature(Embedded)
  /// An effect that is not over, with its reaction to the end of the process.
  package struct RunningFate<Input> {
    /// True if the work starts again, under the same key.
    package let isDoneAgain: Bool
    /// The key of the effect's work.
    package let key: EffectKey
    /// The reaction's input, as an input of the root; nil if it is private to a child or a view.
    package let input: Input?
  }

  extension DriverWorks {
    /// The numbers of the effects that are not over and have a reaction to the end of the process.
    /// They change when such an effect begins or ends.
    package var fateNumbers: [Int] { engine.fates?.effects.map(\.number) ?? [] }

    /// The effects that are not over and have a reaction to the end of the process.
    ///
    /// - Precondition: no send is under way.
    package var fates: [RunningFate<Input>] {
      engine.fates?.effects.map { effect in
        RunningFate(
          isDoneAgain: effect.isDoneAgain, key: effect.keyOfWork,
          input: node.rootInput { effect.carryFate() })
      } ?? []
    }

    /// Sets a closure that is called when one of the ``fates`` is over.
    package func hearFates(_ hear: @escaping () -> Void) {
      let fates = engine.fates ?? FateLedger()
      engine.fates = fates
      fates.onEnd = hear
    }

    /// Sends the input of an effect whose process has ended. If the input starts the work again,
    /// the work has the same key.
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
    /// Makes a running fate from saved values.
    package init(isDoneAgain: Bool, key: EffectKey, of input: Input) {
      self.init(isDoneAgain: isDoneAgain, key: key, input: input)
    }
  }
#endif
