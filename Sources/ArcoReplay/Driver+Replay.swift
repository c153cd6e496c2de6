#if !hasFeature(Embedded)
  public import ArcoCore

  extension Driver {
    /// Puts the driver where a recording begins, and does again what happened in it.
    ///
    ///     try driver.replay(recording)
    ///     try driver.replay(recording.prefix(3))
    ///
    /// No effect of the recording is carried out: what effects sent is recorded. The replay is one
    /// send, so views show only where it ends. Effects that ran before go on unless their part goes
    /// away, and effects that are `alive` something follow the state at the end. A driver
    /// made with `interpretation: .muted` has no effects of either kind. Local state that the
    /// recording does not name stays.
    ///
    /// Law: the state is the one at the end of the recording. Checked by `ReplayTests`.
    /// Inputs whose part was gone when they were recorded are excused by their number, not by their step: inputs
    /// that join one send do not end in the order in which they begin.
    /// - Throws: where a step does not apply; then the state is what it was before. Effects of parts that
    ///   the recording began without have ended then.
    /// - Precondition: not called by a view or a handler.
    /// - Complexity: that of the recording's inputs, and of running every view once.
    public func replay(_ recording: Recording<State, Input>) throws(RecordingError) {
      let works = works
      precondition(!works.isBusy, "a recording is replayed between sends, not in one")
      guard works.hasViews || !recording.isAttached else { throw .notShown }
      let before = works.state
      var failure: RecordingError?
      var step = 0
      var gone = 0
      let report = works.onProblem
      works.onProblem = { problem in
        guard case .partGone(let part) = problem else { return }
        gone += 1
        if gone <= recording.goneCount { return report(problem) }
        failure = .partGone(step: step, part: part)
      }
      works.replay {
        works.put(recording.start)
        while step < recording.steps.count, failure == nil {
          switch recording.steps[step] {
          case .input(let input): works.receive(input)
          case .state(let state): works.put(state)
          case .local(let local): if !works.put(local.change) { failure = .localGone(step: step) }
          }
          works.reconcile()
          step += 1
        }
        if failure != nil { works.put(before) }
        works.reconcile()
        works.markRewritten()  // so that all who look at the state look at its end
      }
      works.onProblem = report
      if let failure { throw failure }
    }
  }

  extension DriverWorks {
    fileprivate func put(_ state: State) {
      change { $0 = state }
      reconcile()
    }
  }
#endif
