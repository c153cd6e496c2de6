extension Effect {
  /// Returns this effect with its inputs turned into others.
  ///
  ///     let fetch = Effect<World, Prices, [Int]>.task { world, out in
  ///       out.send(await world.load())
  ///     }
  ///     let load = fetch.map { PricesInput.loaded($0) }
  ///
  /// Laws, checked by `EffectCombinatorTests`: mapping by the identity changes nothing; mapping
  /// twice is mapping by both.
  public func map<New: Sendable>(
    _ transform: @escaping @Sendable (Input) -> New
  ) -> Effect<World, State, New> {
    typealias Mapped = Effect<World, State, New>
    return turned { storage in
      switch storage.step {
      case .send: return .send(transform(storage.sending.input))
      case .move(let change): return Mapped(.move(change))
      case .cancel(let target): return Mapped(.cancel(target))
      case .work:
        let work = storage.working
        let limits = work.limits?.map(transform)
        return Mapped(work.id, work.queue, limits, work.body.map(transform))
      case .problem(let problem): return Mapped(.problem(problem))
      // `below` is made by a child's entry on the way up, so that no user has one. `turned` takes
      // batches and sequences apart.
      case .below, .batch, .sequence: return .none
      }
    }
  }

  /// Returns this effect with a limit to how long its work may run.
  ///
  ///     let load = Effect<World, Prices, PricesInput>.task { world, out in
  ///       out.send(.loaded(await world.load()))
  ///     }
  ///     .deadline(.seconds(10), .tookTooLong)
  ///
  /// Work that takes longer is cancelled, and the sequence that it is a step of ends with it. The
  /// time counts from the start of the work, not while it waits in a queue. All tries of a retry
  /// are within it. Work that ends at the very moment of its deadline is too late. In a batch or a
  /// sequence the limit holds for each piece of work by itself.
  /// - Parameter overdue: the input that is sent then. Without it, the driver's `onProblem` hears
  ///   of it.
  public func deadline(_ limit: Duration, _ overdue: Input? = nil) -> Effect {
    turned { storage in
      switch storage.step {
      case .work:
        let work = storage.working
        let limits = WorkLimits.of(work.limits, deadline: limit, overdue: overdue)
        return Effect(work.id, work.queue, limits, work.body)
      case .send, .move, .batch, .sequence, .cancel, .below, .problem: return Effect(raw: storage)
      }
    }
  }
}
