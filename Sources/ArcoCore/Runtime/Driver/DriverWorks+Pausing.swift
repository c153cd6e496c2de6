#if !hasFeature(Embedded)
  extension DriverWorks {
    /// Cancels what is alive by the state (`alive`), so that nothing runs; false if something else
    /// is in flight, and then nothing is cancelled.
    ///
    /// What those effects have sent, and what was not taken yet, is dropped. The driver goes on as it is,
    /// with its views; an input starts what it starts.
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

    /// Starts what is alive by the state.
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
