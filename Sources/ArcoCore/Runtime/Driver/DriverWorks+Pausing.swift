#if !hasFeature(Embedded)
  extension DriverWorks {
    /// Cancels effects of `alive`, so that no effect runs. Returns false, and cancels nothing, if
    /// any other effect runs or waits.
    ///
    /// Inputs that the cancelled effects have sent and that were not applied are dropped. The
    /// driver keeps its views, and inputs start effects as usual.
    /// - Precondition: no send is under way.
    package func pause() -> Bool {
      guard !engine.isStopped else { return false }
      let pausing = Pausing()
      look(by: pausing)
      var isResting = true
      engine.eachEffect { effect in
        if !pausing.alive.contains(effect.origin.send) { isResting = false }
      }
      guard isResting else { return false }
      pausing.isStopping = true
      look(by: pausing)
      return true
    }

    /// Starts the effects of `alive` for the current state.
    package func resume() {
      guard !engine.isStopped else { return }
      look(by: nil)
    }

    private func look(by pausing: Pausing?) {
      engine.perform {
        engine.pausing = pausing
        node.each { if $0.isWatching { $0.look() } }
        engine.pausing = nil
      }
    }
  }
#endif
