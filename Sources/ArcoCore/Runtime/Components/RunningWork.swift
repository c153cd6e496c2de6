/// A running effect that can speak to its component.
///
/// Most effects send one input. The first one is stored in the effect itself if it fits, which
/// saves an allocation.
///
/// `@unchecked Sendable` as its class is: the effect's task reads constants of the instance only,
/// and all else happens in the owner's isolation, but for `first` and `hasSent`. An input is put
/// into `first` once, under the mailbox's lock, before the letter that tells of it can be taken
/// out.
class RunningWork<State, Input: Sendable>: RunningEffect, @unchecked Sendable {
  private final var hasSent = false
  final let limits: WorkLimits<Input>?
  private final var first = InlineBuffer()

  init(_ work: RawEffect, limits: WorkLimits<Input>?, of instance: TypedNode<State, Input>) {
    self.limits = limits
    super.init(work, owner: instance)
  }

  deinit {
    if first.isFull { _ = first.take(as: Input.self) }
  }

  final override func setDeadline() {
    if let limit = limits?.deadline { end(after: limit) }
  }

  final override func reportOverdue() {
    if let input = limits?.overdue { return apply(input) }
    if !owner.engine.isPeeking { owner.engine.onProblem(.effectOverdue(id: id)) }
  }

  final override func launch() -> Cancellation { instance.launch(self) }

  #if !hasFeature(Embedded)
    /// Starts the task that does the work.
    final func spawn() -> Task<Void, Never> {
      if let spawn = owner.engine.interpretation.spawn {
        return spawn { await self.instance.perform(self) }
      }
      return Task.detached { await self.instance.perform(self) }
    }
  #endif

  /// Hands an input to the owner, who applies it unless the effect was cancelled before.
  final func send(_ input: Input) {
    mailbox.post {
      if hasSent {
        return Letter(sender: self, content: .input { self.apply(input) })
      }
      hasSent = true
      guard InlineBuffer.fits(Input.self) else {
        return Letter(sender: self, content: .input { self.receiveFirst(input) })
      }
      first.put(input)
      return Letter(sender: self, content: .first)
    }
  }

  final override func receiveFirst() {
    guard first.isFull else { return }
    receiveFirst(owner.engine.isPeeking ? first.peek(as: Input.self) : first.take(as: Input.self))
  }

  private final func receiveFirst(_ input: Input) {
    if !owner.engine.isPeeking { membership?.queue?.hearFirstInput(of: self) }
    apply(input)
  }

  /// Applies an input.
  func apply(_ input: Input) { instance.receive(input) }

  /// Applies a change of the state.
  func apply(_ change: (inout State) -> Void) { instance.change(change) }

  /// The state as it is; nil where the part is gone.
  final func state() -> State? { instance.read() }
}
