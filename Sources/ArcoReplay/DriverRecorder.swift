#if !hasFeature(Embedded)
  public import ArcoCore

  /// A recorder of the inputs of a driver.
  ///
  ///     let recorder = driver.record()
  ///     driver.send(.beans(.plus))
  ///     recorder.recording.steps.count  // 1
  ///
  /// Releasing it ends the recording, as ``stop()`` does.
  public final class DriverRecorder<State, Input: Sendable> {
    private let tape: Tape<State, Input>
    private let works: DriverWorks<State, Input>

    fileprivate init(_ works: DriverWorks<State, Input>) {
      let tape = Tape<State, Input>(read: { works.state })
      self.tape = tape
      self.works = works
      works.hear { tape.hear($0) }
      let report = works.onProblem
      works.onProblem = { problem in
        if case .partGone = problem { tape.noteGone() }
        report(problem)
      }
      works.hearLocals { tape.hearLocal($0) }
    }

    deinit { stop() }

    /// The recording so far.
    ///
    /// - Precondition: no send is under way.
    public var recording: Recording<State, Input> {
      tape.recording(isAttached: works.hasAttachments)
    }

    /// Ends the recording. What was recorded remains.
    public func stop() { tape.stop() }
  }

  @available(*, unavailable)
  extension DriverRecorder: Sendable {}

  /// The storage of a recording. It has no reference to the driver.
  private final class Tape<State, Input> {
    private var recording: Recording<State, Input>
    private let read: () -> State
    private var isRunning = true
    /// True if the state has changed without an input since the last step.
    private var isBehind = false
    /// Local states of views that have changed since the last step.
    private var locals: [LocalView] = []

    init(read: @escaping () -> State) {
      self.read = read
      recording = Recording(start: read(), inputs: [])
    }

    func hear(_ input: Input?) {
      guard isRunning else { return }
      guard let input else {
        isBehind = true
        return
      }
      addWhatWaits()
      recording.steps.append(.input(input))
    }

    func hearLocal(_ local: LocalView) {
      if isRunning, !locals.contains(local) { locals.append(local) }
    }

    func noteGone() {
      if isRunning { recording.goneCount += 1 }
    }

    func recording(isAttached: Bool) -> Recording<State, Input> {
      addWhatWaits()
      var copy = recording
      copy.isAttached = isAttached
      return copy
    }

    func stop() {
      addWhatWaits()
      isRunning = false
    }

    private func addWhatWaits() {
      guard isRunning else { return }
      if isBehind { recording.steps.append(.state(read())) }
      isBehind = false
      for local in locals {
        if let change = local.change {
          recording.steps.append(.local(Recording.LocalStep(change: change)))
        }
      }
      locals = []
    }
  }

  extension Driver {
    /// Starts to record the inputs of the driver.
    ///
    /// - Complexity: that of ``Recording`` for each input. While a driver is recorded, its sends do
    ///   not use the short path for inputs without effects.
    public func record() -> DriverRecorder<State, Input> { DriverRecorder(works) }
  }
#endif
