#if !hasFeature(Embedded)
  public import ArcoCore

  /// What writes down what a driver takes.
  ///
  ///     let recorder = driver.record()
  ///     driver.send(.beans(.plus))
  ///     recorder.recording.steps.count  // 1
  ///
  /// Letting go of it ends the recording, as ``stop()`` does.
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

    /// What was recorded so far.
    ///
    /// Asked for between sends.
    public var recording: Recording<State, Input> {
      tape.recording(isAttached: works.hasAttachments)
    }

    /// Ends the recording, which keeps what it has.
    public func stop() { tape.stop() }
  }

  @available(*, unavailable)
  extension DriverRecorder: Sendable {}

  /// What a driver writes on; it knows nothing of the driver.
  private final class Tape<State, Input> {
    private var recording: Recording<State, Input>
    private let read: () -> State
    private var isRunning = true
    /// Whether something else than an input happened since the last step.
    private var isBehind = false
    /// State that views keep for themselves, changed since the last step.
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
    /// Begins to write down what the driver takes.
    ///
    /// - Complexity: that of ``Recording`` for each input; while it records a send takes the way
    ///   past the short path.
    public func record() -> DriverRecorder<State, Input> { DriverRecorder(works) }
  }
#endif
