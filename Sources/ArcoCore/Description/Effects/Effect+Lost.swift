extension Effect {
  /// Returns this effect with an input that reports its loss.
  ///
  ///     let load = Effect<World, Prices, PricesInput>.task { world, out in
  ///       out.send(.loaded(await world.load()))
  ///     }
  ///     .ifLost(.tookTooLong)
  ///
  /// A host that keeps sessions can restore a component after the process that ran it has ended.
  /// The effects of that process ended with it, and nobody knows how far they came. The restored
  /// component then receives `input`, once and before any other input. Without `ifLost`, the
  /// component is not notified, and a state that says "loading" stays so for ever. A host that
  /// keeps nothing, such as a browser, ignores `ifLost`.
  ///
  /// In a batch or a sequence, it applies to each piece of work separately. Steps of a sequence
  /// that had not begun are lost without an input.
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
    /// Runs an asynchronous closure that can run again if its process ends before the closure does.
    ///
    ///     let order = Effect<World, Prices, PricesInput>.task(restartedBy: .load) { world, key, out in
    ///       out.send(.loaded(await world.order(once: key.description)))
    ///     }
    ///
    /// A host that keeps sessions restores the component and sends `input` to it. A task of this
    /// kind that the input starts has the same key as before. By the key, the receiver of the work
    /// can recognise work that it has done already.
    /// - Parameters:
    ///   - input: asks the restored component to start the work again. A component that starts
    ///     nothing gives the work up.
    ///   - id: an id by which the effect can be cancelled.
    ///   - queue: the queue that the effect joins. Without a queue it starts immediately.
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

    /// Runs an asynchronous closure that can fail, and that can run again if its process ends
    /// before the closure does.
    ///
    /// All retries have the same key.
    /// - Parameters:
    ///   - input: asks the restored component to start the work again.
    ///   - retry: when to run the closure again after a failure. By default it is not run again.
    ///   - failed: returns the input for the last failure. If it returns nil, the driver reports
    ///     ``Problem/effectFailed(id:failure:)``.
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
