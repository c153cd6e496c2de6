extension Effect {
  /// Returns this effect with some time to finish in after its part, or the whole driver, has gone.
  ///
  ///     let saving = Dispatcher<World, Todos, TodosInput>.update { todos, input in
  ///       guard case .save = input else { return .none }
  ///       return .task { [items = todos.items] world, out in await world.backUp(items) }
  ///         .finishing(within: .seconds(10))
  ///     }
  ///
  /// Without it, an effect is cancelled as soon as the component that asked for it goes away: when
  /// a row is removed, a sheet is closed, a page is left. With it, the effect goes on for at most
  /// `limit` from then on. So does one that waits in its queue, and so do the next steps of its
  /// sequence. What it sends and changes is applied if the state still has its part. Otherwise it
  /// is dropped, which is no problem. When the time is over, the effect is cancelled, and
  /// `onProblem` hears of it (``Problem/effectCutShort(id:after:)``).
  ///
  /// After the driver was stopped, nothing else comes in from outside. The inputs of such effects
  /// are still handled. Of what these ask for, only effects of the same kind begin, within the same
  /// time. Cancelling an effect by its id, its queue or its send works as for any other. In a batch
  /// or a sequence the limit holds for each piece of work by itself.
  /// - Precondition: `limit` is greater than zero.
  public func finishing(within limit: Duration) -> Effect {
    precondition(limit > .zero, "an effect needs some time to be finished within")
    return turned { storage in
      guard case .work = storage.step else { return Effect(raw: storage) }
      let work = storage.working
      return Effect(work.id, work.queue, .of(work.limits, grace: limit), work.body)
    }
  }
}

extension Effect {
  /// Whether something in it may go on after its part was left. It is true for what a child asked
  /// for, which is not looked into.
  @usableFromInline
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
