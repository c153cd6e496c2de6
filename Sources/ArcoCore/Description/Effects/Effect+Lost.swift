extension Effect {
  /// Returns this effect with an input that tells of its loss.
  ///
  ///     let load = Effect<World, Prices, PricesInput>.task { world, out in
  ///       out.send(.loaded(await world.load()))
  ///     }
  ///     .ifLost(.tookTooLong)
  ///
  /// Where a host keeps its sessions, a component may come back after the process that ran it has
  /// ended. Effects that ran then have ended with it, and it is not known how far they came: the
  /// input tells the component so. Without it nobody is told, and a state that says "loading"
  /// says so for ever. It is sent once, as the first thing that happens to the component that came
  /// back. Where nothing is kept, as in a browser, it has no meaning.
  ///
  /// In a batch or a sequence it holds for each piece of work by itself. Steps of a sequence that had
  /// not begun are gone without a word.
  public func ifLost(_ input: Input) -> Effect {
    #if hasFeature(Embedded)
      self
    #else
      turned { storage in
        guard case .work = storage.step else { return Effect(raw: storage) }
        let work = storage.working
        return Effect(work.id, work.queue, .of(work.limits, fate: .lost(input)), work.body)
      }
    #endif
  }
}

#if !hasFeature(Embedded)
  extension Effect {
    /// Runs an asynchronous closure that is run again if its process ended before it did.
    ///
    ///     let order = Effect<World, Prices, PricesInput>.task(restartedBy: .load) { world, key, out in
    ///       out.send(.loaded(await world.order(once: key.description)))
    ///     }
    ///
    /// Where a host keeps its sessions, the component comes back and gets `input`. What that
    /// starts by such a task has the same key. So who receives it can tell that it has done the
    /// work already, which nobody else can know.
    /// - Parameters:
    ///   - input: asks the component to start the work again. One that does not has given it up.
    ///   - id: a name to cancel it by.
    ///   - queue: where it meets other effects; without one it starts at once.
    public static func task(
      restartedBy input: Input,
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ run: @escaping @Sendable (World, EffectKey, Outlet<State, Input>) async -> Void
    ) -> Effect {
      Effect(
        id, queue, .of(nil, fate: .again(input)),
        .task { world, out in await run(world, out.key, out) })
    }

    /// Runs an asynchronous closure that can fail, and that is run again if its process ended before
    /// it did.
    ///
    /// All tries have one key.
    /// - Parameters:
    ///   - input: asks the component to start the work again.
    ///   - retry: when to run the closure again after a failure; not at all by default.
    ///   - failed: returns the input for the last failure. If it returns nil, the driver's
    ///     `onProblem` hears of the failure.
    public static func task<Failure: Error>(
      restartedBy input: Input,
      id: EffectID? = nil,
      queue: Queue? = nil,
      retry: Retry? = nil,
      _ run:
        @escaping @Sendable (World, EffectKey, Outlet<State, Input>) async throws(Failure) -> Void,
      catch failed: @escaping @Sendable (Failure) -> Input?
    ) -> Effect {
      let task = Effect.task(id: id, queue: queue, retry: retry) { world, out throws(Failure) in
        try await run(world, out.key, out)
      } catch: {
        failed($0)
      }
      return task.turned { storage in
        let work = storage.working
        return Effect(work.id, work.queue, .of(work.limits, fate: .again(input)), work.body)
      }
    }
  }
#endif
