extension Effect {
  /// Returns this effect with its inputs turned into others.
  ///
  ///     world.loading.map { .loaded($0) }
  ///
  /// Laws, checked by `EffectCombinatorTests`: mapping by itself changes nothing; mapping twice is
  /// mapping by both.
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
      // Never in a user's hands: a child's entry makes it, on its way up.
      case .below, .batch, .sequence: return .none
      }
    }
  }

  /// Returns this effect with a limit to how long its work may run.
  ///
  ///     .task { world, out in out.send(.loaded(await world.load())) }
  ///       .deadline(.seconds(10), .tookTooLong)
  ///
  /// Work that takes longer is cancelled, and a sequence ends with it. The time counts from its
  /// start, not while it waits in a queue; all tries of a retry are within it. What is over at the very
  /// moment of its deadline is too late. In a batch or a sequence it is the limit of each work by itself.
  /// - Parameter overdue: what is sent then; without it the driver's `onProblem` hears of it.
  public func deadline(_ limit: Duration, _ overdue: Input? = nil) -> Effect {
    turned { storage in
      switch storage.step {
      case .work:
        let work = storage.working
        let limits = WorkLimits(deadline: limit, overdue: overdue, grace: work.limits?.grace)
        return Effect(work.id, work.queue, limits, work.body)
      case .send, .move, .batch, .sequence, .cancel, .below, .problem: return Effect(raw: storage)
      }
    }
  }
}
