extension Effect {
  /// Returns this effect with each of its inputs transformed.
  ///
  ///     let fetch = Effect<World, Prices, [Int]>.task { world, out in
  ///       out.send(await world.load())
  ///     }
  ///     let load = fetch.map { PricesInput.loaded($0) }
  ///
  /// Laws, checked by `EffectCombinatorTests`: mapping with the identity changes nothing; mapping
  /// twice equals mapping once with both functions.
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
      // Only a child's entry makes `below`, so no effect of a user has one. `turned` visits the
      // elements of batches and sequences.
      case .below, .batch, .sequence: return .none
      }
    }
  }

  /// Returns this effect with a time limit for its work.
  ///
  ///     let load = Effect<World, Prices, PricesInput>.task { world, out in
  ///       out.send(.loaded(await world.load()))
  ///     }
  ///     .deadline(.seconds(10), .tookTooLong)
  ///
  /// Work that takes longer is cancelled, and a sequence that contains it ends. The time starts
  /// with the work; waiting in a queue does not count. All retries together have to end within the
  /// limit. Work that ends exactly at its deadline is too late. In a batch or a sequence, the limit
  /// applies to each piece of work separately.
  /// - Parameter overdue: the input to send for work that was cancelled. Without it, the driver
  ///   reports ``Problem/effectOverdue(id:)``.
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
