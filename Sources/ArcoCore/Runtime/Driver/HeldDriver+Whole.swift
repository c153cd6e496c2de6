#if !hasFeature(Embedded)
  /// An effect that is not over, with what tells it from the others of its driver.
  package struct EffectInFlight {
    /// What a test sees of it.
    package let effect: UnfinishedEffect
    /// Where the part is that asked for it: from the root down, which child it is and with which key.
    package let place: [(child: Int, key: Any?)]
    /// Its number among those that came to its queue; nil outside of queues.
    package let turn: Int?
    /// The running effect: as long as somebody holds it, no other has the same identity.
    package let running: AnyObject
    /// How many tries of its retry have failed.
    package let failures: Int
    /// Whether it waits before another try.
    package let isPausing: Bool
    /// How many timers limit how long it may take.
    package let limitCount: Int
    /// Which `alive` of its part started it; nil for what an input asked for.
    package let watcher: Int?
    /// The sequences that it is a step of, the innermost first, each with how many steps are to come.
    package let sequences: [(sequence: AnyObject, left: Int)]

    package var identity: ObjectIdentifier { ObjectIdentifier(running) }
  }

  extension PendingEffect {
    /// The running effect: that of ``EffectInFlight``.
    package var effect: AnyObject { running }
  }

  /// What a queue remembers of effects, relative to the present.
  package struct QueueMemory {
    package let name: EffectID
    package let place: [(child: Int, key: Any?)]
    package let gate: Duration?
    package let spacing: Duration?
    package let winner: Int?
  }

  /// What there is to a driver beside its root state, for who tells its states apart and comes back to
  /// them.
  extension HeldDriver {
    /// Whether a part of it is `alive` something, so that the state does not tell what runs.
    package var isWatching: Bool { engine.isWatched }

    /// Whether faces attached children, which a driver without views does not have.
    package var hasAttachments: Bool { driver.works.hasAttachments }

    /// The effects that are not over, in no order that means something.
    package var effectsInFlight: [EffectInFlight] {
      var found: [EffectInFlight] = []
      engine.eachEffect { effect in
        guard let effect = effect as? RunningEffect else { return }
        found.append(
          EffectInFlight(
            effect: UnfinishedEffect(
              id: effect.id, queue: effect.queue?.name, hasBegun: effect.hasBegun),
            place: (effect.owner as? Node)?.place ?? [],
            turn: effect.membership?.queue == nil ? nil : effect.membership?.ticket.number,
            running: effect, failures: Int(effect.failures), isPausing: effect.isPausing,
            limitCount: effect.limitCount,
            watcher: (effect.owner as? any Placing)?.watcher(of: effect.origin.send),
            sequences: effect.then?.sequences ?? []))
      }
      return found
    }

    /// What queues remember that have something to remember.
    package var queueMemories: [QueueMemory] {
      var found: [QueueMemory] = []
      let now = engine.interpretation.time.now()
      func look(_ owner: EffectOwner) {
        for queue in owner.effects.queues where !queue.isForgettable {
          guard let machine = (queue as? MachineQueue)?.machine else { continue }
          let memory = machine.memory(at: now)
          found.append(
            QueueMemory(
              name: queue.queue.name, place: (owner as? Node)?.place ?? [], gate: memory.gate,
              spacing: memory.spacing, winner: memory.winner?.number))
        }
        owner.eachBelow(look)
      }
      if let root = engine.root?.effectOwner { look(root) }
      return found
    }

    /// The senders whose inputs wait, each by the effect that it is.
    package var sendersOfInputs: [ObjectIdentifier] {
      prune()
      return held.compactMap { $0.input == nil ? nil : ObjectIdentifier($0.letter.sender) }
    }

    /// The local state of all views.
    package var locals: [LocalChange] {
      guard engine.hasViews else { return [] }
      var found: [LocalChange] = []
      driver.works.node.each { node in
        if let change = node.localChange() { found.append(change) }
      }
      return found
    }

    /// Cancels what is in flight and drops its mail, then makes the state and the local state of views
    /// what they were before; false if such a view is not there.
    ///
    /// Parts come and go, and views run, as after any other change.
    /// - Parameter isQuiet: whether no effect began since the last time, so that there is nothing to
    ///   cancel.
    package func put(_ state: State, _ locals: [LocalChange], isQuiet: Bool) -> Bool {
      if isQuiet, !engine.hasViews, driver.node.children.isEmpty {
        driver.box.change { $0 = state }
        return true
      }
      let works = driver.works
      if !isQuiet { drop() }
      engine.perform { works.change { $0 = state } }
      guard !locals.isEmpty else { return true }
      var isThere = true
      engine.perform {
        for local in locals { isThere = local.put(below: works.node) && isThere }
      }
      return isThere
    }

    private func drop() {
      let departure = engine.departure
      engine.departure = nil
      departure?.each { $0.cancelAll() }
      cancelAll(in: engine.root?.effectOwner)
      held = []
      _ = engine.mailbox.takeAll()
    }

    private func cancelAll(in owner: EffectOwner?) {
      guard let owner else { return }
      owner.cancelAll()
      owner.eachBelow { cancelAll(in: $0) }
    }
  }
#endif
