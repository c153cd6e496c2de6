import ArcoCore

/// A driver for tests: what effects send is applied when the test receives it, and every change is
/// asserted.
///
/// - World: what effects need from outside; here the test's own.
/// - State: the root state.
/// - Input: what can happen.
///
///     let test = TestDriver(form, state: Form(), world: Server(reply: .ok))
///     try test.send(.save) { $0.isSaving = true }
///     try test.receive(.saved) { $0.isSaving = false }
///     try test.finish()
///
/// Effects run on the test's thread, when a step lets them: nothing happens between two steps, no step
/// waits, and every run is the same. Time is virtual. An effect that waits for another thread, a
/// real clock or the main actor does not come to an end here: give the world a stand-in.
///
/// ``finish()`` asks whether anything is left: a test that does not call it does not ask. Whoever wants to
/// wait for what one send started, or cancel that, takes a `Driver` under ``VirtualTime``.
///
/// A mismatch is thrown as a ``TestMismatch``. It belongs to one test and is not `Sendable`; it
/// needs no isolation of its own.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class TestDriver<World: Sendable, State: Equatable, Input: Sendable> {
  /// How much a test has to say.
  public enum Strictness: Sendable {
    /// Every change of the state, every input, the end of every effect.
    case exhaustive
    /// What it likes: inputs before the expected one are applied unseen, a step without a closure
    /// asserts nothing, and a closure says what the state is like and not all that changed.
    case loose
  }

  /// How much the test has to say.
  public let strictness: Strictness
  /// The time that effects, queues and timers see.
  public let time: VirtualTime
  let held: any Rehearsal<Input>
  private let look: () -> State
  private let yard = TaskYard()
  private let notes: Notes
  /// The state that the test knows of.
  private var known: State

  /// Effects may take so many turns at one moment.
  private static var patience: Int { 100_000 }

  private final class Notes {
    var decisions: [QueueDecision] = []
    var problems: [Problem] = []
    var random = SeededRandom(seed: 1)
  }

  /// Makes a driver of what may have another state than the test sees.
  ///
  /// - Parameter show: shows the driver, or leaves it without views.
  init<Whole>(
    _ behaviour: Dispatcher<World, Whole, Input>,
    state: Whole,
    world: World,
    seeing look: @escaping (Whole) -> State,
    strictness: Strictness,
    time: VirtualTime,
    show: (Driver<World, Whole, Input>) -> Void = { _ in }
  ) {
    self.strictness = strictness
    self.time = time
    let notes = Notes()
    self.notes = notes
    var interpretation = Interpretation.live.timed(by: time.source)
      .chancing { notes.random.next() }
      .observing { notes.decisions.append($0) }
    interpretation.spawn = { [yard] run in Task(executorPreference: yard) { await run() } }
    let held = HeldDriver(
      behaviour, state: state, world: world, interpretation: interpretation,
      onProblem: { notes.problems.append($0) })
    self.held = held
    self.look = { look(held.driver.state) }
    show(held.driver)
    known = look(held.driver.state)
  }

  /// Makes a driver for a test.
  ///
  /// - Parameters:
  ///   - world: handed to effects when they start.
  ///   - strictness: exhaustive by default.
  ///   - time: another than its own, where the world has a clock of it.
  public convenience init(
    _ behaviour: Dispatcher<World, State, Input>,
    state: State,
    world: World,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime()
  ) {
    self.init(
      behaviour, state: state, world: world, seeing: { $0 }, strictness: strictness, time: time)
  }

  /// Makes a driver for a test of a behaviour that needs no world.
  public convenience init(
    _ behaviour: Dispatcher<World, State, Input>,
    state: State,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime()
  ) where World == Void {
    self.init(behaviour, state: state, world: (), strictness: strictness, time: time)
  }

  deinit {
    held.stop()
    yard.close()
  }

  /// The root state as it is.
  public var state: State { look() }

  /// What queues decided so far, in order.
  public var queueLog: [QueueDecision] { notes.decisions }

  /// Returns the problems that the driver had since they were taken last, in order.
  ///
  /// One that is not taken fails the next step.
  public func takeProblems() -> [Problem] {
    defer { notes.problems = [] }
    return notes.problems
  }

  /// Sends an input as a user would, and asserts what its pure part does.
  ///
  /// - Parameter change: makes the state before the input into the state after it.
  /// - Throws: where it is another.
  public func send(
    _ input: Input, _ change: ((inout State) -> Void)? = nil
  ) throws(TestMismatch) {
    try beginStep()
    held.send(input)
    try check(.sending(text(of: input)), change)
  }

  /// Lets effects go as far as they can without time, and asserts what they change by moves.
  ///
  /// A loose test applies all inputs that they send, too.
  /// - Throws: where the state is another than `change` makes.
  public func settle(_ change: ((inout State) -> Void)? = nil) throws(TestMismatch) {
    try checkProblems()
    try run()
    while strictness == .loose, !held.inputs.isEmpty {
      held.receive()
      try run()
    }
    try check(.settling, change)
  }

  /// Ends the test: every input was received, and every effect is over.
  ///
  /// A loose test only asks that there was no problem.
  public func finish() throws(TestMismatch) {
    try settle()
    try checkProblems()
    guard strictness == .exhaustive else { return }
    let inputs = held.inputs.map { text(of: $0) }
    let effects = held.unfinished
    guard inputs.isEmpty, effects.isEmpty else {
      throw .unfinished(inputs: inputs, effects: effects)
    }
  }
}

@available(*, unavailable)
extension TestDriver: Sendable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestDriver {
  /// Fails for what happened since the last step and was not asserted.
  func beginStep() throws(TestMismatch) {
    try checkProblems()
    guard strictness == .exhaustive, state != known else { return }
    try check(.moving, nil)
  }

  private func checkProblems() throws(TestMismatch) {
    guard let problem = notes.problems.first else { return }
    notes.problems = []
    throw .problem(problem.message)
  }

  /// Compares the state with what the test makes of the one it knows.
  func check(
    _ moment: TestMismatch.Moment, _ change: ((inout State) -> Void)?
  ) throws(TestMismatch) {
    let found = state
    var expected = strictness == .exhaustive ? known : found
    known = found
    change?(&expected)
    if expected != found {
      throw .state(moment, differences(expected: expected, found: found))
    }
  }

  /// Lets effects go as far as they can without time.
  func run() throws(TestMismatch) {
    var turns = 0
    while held.takeMail() || yard.runNext() || ringDue() {
      turns += 1
      guard turns < Self.patience else { throw .restless(turns: turns) }
    }
  }

  private func ringDue() -> Bool {
    guard let next = time.next, next <= time.now else { return false }
    time.jump(to: time.now)
    return true
  }
}
