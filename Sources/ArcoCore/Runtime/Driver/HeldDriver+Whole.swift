#if !hasFeature(Embedded)
  /// An effect that is not over, with everything that distinguishes it from other effects of the
  /// driver.
  package struct EffectInFlight {
    /// The effect as a test sees it.
    package let effect: UnfinishedEffect
    /// The path from the root to the instance that started the effect: for each level, the index of
    /// the child and the key.
    package let place: [(child: Int, key: Any?)]
    /// The number of the effect in the order of arrival at its queue; nil outside of queues.
    package let turn: Int?
    /// The running effect. As long as it is retained, no other effect has the same identity.
    package let running: AnyObject
    /// The number of failed tries.
    package let failures: Int
    /// True if the effect waits before another try.
    package let isPausing: Bool
    /// The number of timers that limit the effect's time.
    package let limitCount: Int
    /// The index of the `alive` that started the effect; nil if an input started it.
    package let watcher: Int?
    /// The sequences that contain the effect, the innermost first, each with the number of its
    /// remaining steps.
    package let sequences: [(sequence: AnyObject, left: Int)]

    package var identity: ObjectIdentifier { ObjectIdentifier(running) }
  }

  extension PendingEffect {
    /// The running effect, as in ``EffectInFlight``.
    package var effect: AnyObject { running }
  }

  /// The memory of a queue about earlier effects, with times relative to the present.
  package struct QueueMemory {
    package let name: EffectID
    package let place: [(child: Int, key: Any?)]
    package let gate: Duration?
    package let spacing: Duration?
    package let winner: Int?
  }

  /// The parts of a driver beside its root state, for an explorer that distinguishes states and
  /// restores them.
  extension HeldDriver {
    /// True if a component uses `alive`, so that the running effects do not follow from the state
    /// alone.
    package var isWatching: Bool { engine.isWatched }

    /// True if faces have attached children. A driver without views has none.
    package var hasAttachments: Bool { driver.works.hasAttachments }

    /// The effects that are not over, in no particular order.
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

    /// The memories of all queues that have one.
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

    /// The identities of the effects whose inputs wait, one for each input.
    package var sendersOfInputs: [ObjectIdentifier] {
      prune()
      return held.compactMap { $0.input == nil ? nil : ObjectIdentifier($0.letter.sender) }
    }

    /// The local states of all views.
    package var locals: [LocalChange] {
      guard engine.hasViews else { return [] }
      var found: [LocalChange] = []
      driver.works.node.each { node in
        if let change = node.localChange() { found.append(change) }
      }
      return found
    }

    /// Cancels all effects and drops their letters, and then restores the state and the local
    /// states of views. Returns false if one of these views is absent.
    ///
    /// Children are mounted and unmounted, and views run, as after any other change.
    /// - Parameter isQuiet: true if no effect has begun since the last call, so that there is
    ///   nothing to cancel.
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
