extension Effect {
  /// Returns this effect with some time to finish after its component has gone or its driver was
  /// stopped.
  ///
  ///     let saving = Dispatcher<World, Todos, TodosInput>.update { todos, input in
  ///       guard case .save = input else { return .none }
  ///       return .task { [items = todos.items] world, out in await world.backUp(items) }
  ///         .finishing(within: .seconds(10))
  ///     }
  ///
  /// By default, an effect is cancelled as soon as the component instance that started it is
  /// unmounted: when a row is removed, a sheet is closed, or a page is left. With
  /// `finishing(within:)`, the effect continues for at most `limit` from then on. The same holds
  /// for an effect that waits in its queue, and for the next steps of its sequence. Its inputs and
  /// moves are applied if the state still has the part. Otherwise they are dropped, and nothing is
  /// reported. When the time is over, the effect is cancelled, and the driver reports
  /// ``Problem/effectCutShort(id:after:)``.
  ///
  /// A stopped driver accepts no inputs from outside. It still handles the inputs of such effects.
  /// Of the effects that these inputs start, only those with `finishing(within:)` begin, each
  /// within its limit counted from the stop. An effect of a part that is gone can be cancelled by its
  /// send only; after a stop also by its id or its queue. In a batch or a sequence, the limit applies to each piece of work separately.
  /// - Precondition: `limit` is greater than zero.
  public func finishing(within limit: Duration) -> Effect {
    precondition(limit > .zero, "an effect can finish only within a time greater than zero")
    return turned { storage in
      guard case .work = storage.step else { return Effect(raw: storage) }
      let work = storage.working
      return Effect(work.id, work.queue, .of(work.limits, grace: limit), work.body)
    }
  }
}

extension Effect {
  /// Whether some work of the effect may continue after its component has gone. Effects of
  /// children are not examined: for them the property is true.
  @usableFromInline
  var mayBeFinished: Bool {
    var mayBe = false
    eachPart { part in
      switch part.step {
      case .work: mayBe = mayBe || part.working.limits?.grace != nil
      case .below: mayBe = true
      case .send, .move, .cancel, .problem, .batch, .sequence: break
      }
    }
    return mayBe
  }

  /// The longest time for which work of the effect may continue after its component has gone; zero if
  /// no work may. Effects of children are not examined.
  package var timeToFinish: Duration {
    var longest = Duration.zero
    eachPart { part in
      if case .work = part.step { longest = max(longest, part.working.limits?.grace ?? .zero) }
    }
    return longest
  }

  /// Calls `look` with each effect that the effect is put together from.
  private func eachPart(_ look: (Storage) -> Void) {
    var todo = storage.map { [$0] } ?? []
    while let next = todo.popLast() {
      switch next.step {
      case .batch, .sequence:
        for part in next.composed.parts {
          todo.append(Self.storage(of: part))
        }
      case .send, .move, .cancel, .problem, .work, .below: look(next)
      }
    }
  }
}
