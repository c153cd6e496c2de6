#if !hasFeature(Embedded)
  /// What writes down what a driver takes.
  ///
  ///     let recorder = driver.record()
  ///
  /// Letting go of it ends the recording, as ``stop()`` does.
  public final class Recorder<State, Input> {
    private let tape: Tape<State, Input>
    private let root: Node

    fileprivate init<World>(_ driver: Driver<World, State, Input>) {
      let (box, node) = (driver.box, driver.node)
      let tape = Tape<State, Input>(read: { box.state })
      self.tape = tape
      root = node
      node.tap { tape.hear($0) }
      let engine = driver.engine
      let report = engine.onProblem
      engine.onProblem = { problem in
        if case .partGone = problem { tape.noteGone() }
        report(problem)
      }
      engine.hearLocals { tape.hearLocal($0) }
    }

    deinit { stop() }

    /// What was recorded so far.
    ///
    /// Asked for between sends.
    public var recording: Recording<State, Input> {
      tape.recording(isAttached: root.hasAttachments)
    }

    /// Ends the recording, which keeps what it has.
    public func stop() { tape.stop() }
  }

  @available(*, unavailable)
  extension Recorder: Sendable {}

  /// What a driver writes on; it knows nothing of the driver.
  private final class Tape<State, Input> {
    private var recording: Recording<State, Input>
    private let read: () -> State
    private var isRunning = true
    /// Whether something else than an input happened since the last step.
    private var isBehind = false
    /// State that views keep for themselves, changed since the last step.
    private var locals: [Node] = []

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
      catchUp()
      recording.steps.append(.input(input))
    }

    func hearLocal(_ local: Node) {
      if isRunning, !locals.contains(where: { $0 === local }) { locals.append(local) }
    }

    func noteGone() {
      if isRunning { recording.goneCount += 1 }
    }

    func recording(isAttached: Bool) -> Recording<State, Input> {
      catchUp()
      var copy = recording
      copy.isAttached = isAttached
      return copy
    }

    func stop() {
      catchUp()
      isRunning = false
    }

    private func catchUp() {
      guard isRunning else { return }
      if isBehind { recording.steps.append(.state(read())) }
      isBehind = false
      for local in locals {
        if let step = local.localStep() { recording.steps.append(.local(step)) }
      }
      locals = []
    }
  }

  extension Driver {
    /// Begins to write down what the driver takes.
    ///
    /// - Complexity: that of ``Recording`` for each input; while it records a send takes the way
    ///   past the short path.
    public func record() -> Recorder<State, Input> { Recorder(self) }
  }
#endif
