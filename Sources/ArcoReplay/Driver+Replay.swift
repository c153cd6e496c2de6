#if !hasFeature(Embedded)
  public import ArcoCore

  extension Driver {
    /// Sets the driver to the first state of a recording, and repeats the recorded steps.
    ///
    ///     try driver.replay(recording)
    ///     try driver.replay(recording.prefix(3))
    ///
    /// No effect of the recording runs: the recording contains the inputs that effects sent. The
    /// replay is one send, so views show only the state at its end. Effects that ran before
    /// continue, unless their component is unmounted. Effects of `alive` follow the state at the
    /// end. A driver with `interpretation: .muted` has no effects of either kind. Local state that
    /// the recording does not contain remains.
    ///
    /// Law: the state is the state at the end of the recording. Checked by `ReplayTests`. The
    /// recording counts the inputs whose part was absent when they were recorded. As many are
    /// accepted in the replay, whatever their step: inputs that join one send do not end in the
    /// order in which they begin.
    /// - Throws: an error if a step cannot be applied. The state is then the state before the
    ///   replay, but effects of parts that are absent from the recording's first state have ended.
    /// - Precondition: it is not called by a view or a handler.
    /// - Complexity: that of the recorded inputs, and of one run of each view.
    public func replay(_ recording: Recording<State, Input>) throws(RecordingError) {
      let works = works
      precondition(!works.isBusy, "a recording must be replayed between sends, not during one")
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
        works.markRewritten()  // so that watches and views see the state at its end
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
