#if !hasFeature(Embedded)
  extension Driver {
    /// Makes a driver in the isolation of its owner.
    ///
    /// - Parameters:
    ///   - world: the world that effects receive when they start.
    ///   - interpretation: the policy for effects; `live` by default.
    ///   - onProblem: receives the driver's problems, in the owner's isolation; writes to standard
    ///     error by default.
    ///   - isolation: the isolation of the owner. Leave it out.
    public convenience init(
      _ dispatcher: Dispatcher<World, State, Input>,
      state: State,
      world: World,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) {
      let engine = Engine(interpretation: interpretation, onProblem: onProblem)
      engine.mailbox.open(for: engine, owner: isolation)
      self.init(dispatcher, state: state, world: world, engine: engine)
    }

    /// Makes a driver of a dispatcher that needs no world, in the isolation of its owner.
    public convenience init(
      _ dispatcher: Dispatcher<World, State, Input>,
      state: State,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report,
      isolation: isolated any Actor = #isolation
    ) where World == Void {
      self.init(
        dispatcher, state: state, world: (), interpretation: interpretation, onProblem: onProblem,
        isolation: isolation)
    }

    /// Makes a driver that begins no effect, and so receives nothing from other threads and needs
    /// no owner.
    package convenience init(
      _ dispatcher: Dispatcher<World, State, Input>,
      state: State,
      world: World,
      startingNone onStart: @escaping (EffectID?) -> Void,
      onProblem: @escaping (Problem) -> Void
    ) {
      let interpretation = Interpretation.custom { pending in
        onStart(pending.id)
        pending.discard()
      }
      let engine = Engine(interpretation: interpretation, onProblem: onProblem)
      self.init(dispatcher, state: state, world: world, engine: engine)
    }
  }
#else
  extension Driver {
    /// Makes a driver, where a program has only one thread, as in Embedded Swift for the browser.
    ///
    /// - Parameters:
    ///   - world: the world that effects receive when they start.
    ///   - interpretation: the policy for effects; `live` by default.
    ///   - onProblem: receives the driver's problems.
    public convenience init(
      _ dispatcher: Dispatcher<World, State, Input>,
      state: State,
      world: World,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) {
      let engine = Engine(interpretation: interpretation, onProblem: onProblem)
      engine.mailbox.open(for: engine)
      self.init(dispatcher, state: state, world: world, engine: engine)
    }

    /// Makes a driver of a dispatcher that needs no world, where a program has only one thread.
    public convenience init(
      _ dispatcher: Dispatcher<World, State, Input>,
      state: State,
      interpretation: Interpretation = .live,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) where World == Void {
      self.init(
        dispatcher, state: state, world: (), interpretation: interpretation, onProblem: onProblem)
    }
  }
#endif
