#if !hasFeature(Embedded)
  extension SendLedger {
    /// Counts an effect that came onto its node's list, or left it.
    func count(_ effect: Startable, _ change: Int) {
      guard isAwaited else { return }
      for index in waits.indices where waits[index].covers(effect) { waits[index].left += change }
    }

    /// Adds a wait. It is over at the end of the first send that leaves none of its effects.
    func wait(_ wait: SendWait, among engine: Engine) {
      var wait = wait
      engine.eachEffect { effect in if wait.covers(effect) { wait.left += 1 } }
      waits.append(wait)
    }

    /// Ends the waits whose effects are over.
    func endWaits(all: Bool = false) {
      guard isAwaited else { return }
      let over = all ? waits : waits.filter { $0.left == 0 }
      waits = all ? [] : waits.filter { $0.left > 0 }
      for wait in over { wait.over() }
    }
  }

  /// Somebody who waits for effects.
  struct SendWait {
    let number: Int
    let isChain: Bool
    /// How many effects are not over.
    var left = 0
    let over: () -> Void

    init(number: Int, isChain: Bool, over: @escaping () -> Void) {
      self.number = number
      self.isChain = isChain
      self.over = over
    }

    func covers(_ effect: Startable) -> Bool {
      (isChain ? effect.origin.chain : effect.origin.send) == number
    }
  }
#else
  extension SendLedger {
    // Waiting takes a task, and there is none.
    func count(_ effect: Startable, _ change: Int) {}
    func endWaits(all: Bool = false) {}
  }
#endif
