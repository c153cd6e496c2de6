#if !hasFeature(Embedded)
  extension Driver {
    /// Puts the driver where a recording begins, and does again what happened in it.
    ///
    ///     try driver.replay(recording)
    ///     try driver.replay(recording.prefix(3))
    ///
    /// No effect is carried out: what effects sent is in the recording. It is one send, so views show
    /// where it ends. Effects that ran before go on, unless their part goes away, and what is
    /// `alive(while:)` something follows the state at the end; a driver made with
    /// `interpretation: .muted` has neither. Local state that the recording does not name stays.
    ///
    /// Law: the state is the one at the end of the recording. Checked by `ReplayTests`.
    /// - Throws: where a step does not apply; then the state is what it was before.
    /// - Precondition: not called by a view or a handler.
    /// - Complexity: that of the recording's inputs, and of running every view once.
    public func replay(_ recording: Recording<State, Input>) throws(RecordingError) {
      precondition(!engine.isBusy, "a recording is replayed between sends, not in one")
      guard engine.hasViews || !recording.isAttached else { throw .notShown }
      let before = state
      var failure: RecordingError?
      var step = 0
      var gone = 0
      let report = engine.onProblem
      engine.onProblem = { problem in
        guard case .partGone(let part) = problem else { return }
        gone += 1
        if gone <= recording.goneCount { return report(problem) }
        failure = .partGone(step: step, part: part)
      }
      engine.replay {
        put(recording.start)
        while step < recording.steps.count, failure == nil {
          switch recording.steps[step] {
          case .input(let input): node.receive(input)
          case .state(let state): put(state)
          case .local(let local): if !local.put(below: node) { failure = .localGone(step: step) }
          }
          engine.settleReplayed()
          step += 1
        }
        if failure != nil { put(before) }
        engine.settleReplayed()
        node.markRewritten()  // so that all who look at the state look at its end
      }
      engine.onProblem = report
      if let failure { throw failure }
    }

    private func put(_ state: State) {
      node.change { $0 = state }
      engine.settleReplayed()
    }
  }

  extension Engine {
    /// Does something as a send, without what follows from it.
    fileprivate func replay(_ body: () -> Void) {
      beginSend()
      gate.pointee |= Gate.busy | Gate.work
      isReplaying = true
      body()
      isReplaying = false
      finish()
    }

    /// Lets parts come and go as the state has them.
    fileprivate func settleReplayed() {
      runSteps()
      reconcile()
    }
  }
#endif
