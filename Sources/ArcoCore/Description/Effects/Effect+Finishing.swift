extension Effect {
  /// Returns this effect such that it is finished though its part, or the whole driver, is left.
  ///
  ///     .task(id: "save") { world, out in
  ///       await world.save(note)
  ///       out.send(.saved)
  ///     }
  ///     .finishing(within: .seconds(10))
  ///
  /// Without it an effect is cancelled as soon as the component that asked for it goes away: when a
  /// row is removed, a sheet is closed, a page is left. With it, it goes on for at most so long from
  /// then on; so does one that waits in its queue, and what follows it in a sequence. What it sends and
  /// changes is applied where the state still has its part; else it is dropped, which is no problem.
  /// When the time is over it is cancelled, and `onProblem` hears of it
  /// (``Problem/effectCutShort(id:after:)``).
  ///
  /// After the driver was left, nothing else comes in from outside, and of what these inputs ask for
  /// only effects of this kind begin, within the same time. Cancelling it by its id, its queue or its
  /// send cancels it as any other. In a batch or a sequence it holds for each work by itself.
  /// - Precondition: `limit` is longer than no time.
  public func finishing(within limit: Duration) -> Effect {
    precondition(limit > .zero, "an effect needs some time to be finished within")
    return turned { storage in
      guard case .work = storage.step else { return Effect(raw: storage) }
      let work = storage.working
      let limits = WorkLimits(
        deadline: work.limits?.deadline, overdue: work.limits?.overdue, grace: limit)
      return Effect(work.id, work.queue, limits, work.body)
    }
  }
}

extension Effect {
  /// Whether something in it may be finished after its part was left; what a child asked for is not
  /// looked into.
  var mayBeFinished: Bool {
    var todo = storage.map { [$0] } ?? []
    while let next = todo.popLast() {
      switch next.step {
      case .work: if next.working.limits?.grace != nil { return true }
      case .below: return true
      case .batch, .sequence:
        for part in next.composed.parts {
          todo.append(Self.storage(of: part))
        }
      case .send, .move, .cancel, .problem: break
      }
    }
    return false
  }
}
