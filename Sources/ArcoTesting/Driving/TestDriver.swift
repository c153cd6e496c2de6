public import ArcoCore

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
/// ``finish(fileID:filePath:line:column:)`` checks whether anything is left. An exhaustive driver
/// that is released without it checks too. It tells `report:`, or standard error where there is
/// none, because a deinitialiser cannot throw. To wait for what one send started, or to cancel
/// that, use a `Driver` under ``VirtualTime``.
///
/// A state is compared with what it was before. So it has to be a value: of an object that it refers to,
/// both have the same one. An exhaustive driver fails where such an object was changed in place.
///
/// A mismatch is thrown as a ``TestMismatch``, whose text begins with the file and line of the step. A
/// driver that is made with `report:` hands it over instead and goes on, and a test framework shows it
/// at the step: see <doc:TestingAComponent>. It belongs to one test and is not `Sendable`; it
/// needs no isolation of its own.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class TestDriver<World: Sendable, State: Equatable, Input: Sendable> {
  /// How much a test has to say.
  public enum Strictness: Sendable {
    /// Every change of the state, every input, the end of every effect.
    case exhaustive
    /// As much as it likes: inputs before the expected one are applied unseen, a step without a
    /// closure asserts nothing, and a closure asserts only the values that it writes. The closure gets
    /// the state after the step, so let it set values: `+= 1` would count twice.
    case loose
  }

  /// How much the test has to say.
  public let strictness: Strictness
  /// The time that effects, queues and timers see.
  public let time: VirtualTime
  /// How many turns effects may take at one moment, and how many inputs a step of a loose test applies
  /// there, before they are called restless.
  public var patience = 100_000
  let held: any Rehearsal<Input>
  let yard = TaskYard()
  let notes: Notes
  private let look: () -> State
  private let report: ((TestMismatch) -> Void)?
  private let origin: TestLocation
  /// The state that the test knows of.
  var known: State
  /// The objects that it refers to, in a test that asserts every change.
  var objects: ReferredObjects?
  /// The step that the test is at.
  var step: TestLocation
  /// Whether the last step asked what is left.
  var isFinished = false
  /// Whether a step went wrong, so that what is left follows from that.
  var hasFailed = false

  final class Notes {
    var decisions: [Queue.Decision] = []
    var problems: [Problem] = []
    var random = SeededRandom(seed: 1)
  }

  /// Makes a driver whose state may be of another type than what the test sees of it.
  ///
  /// - Parameter show: shows the driver, or leaves it without views.
  init<Whole>(
    _ dispatcher: Dispatcher<World, Whole, Input>,
    state: Whole,
    world: World,
    seeing look: @escaping (Whole) -> State,
    strictness: Strictness,
    time: VirtualTime,
    report: ((TestMismatch) -> Void)?,
    origin: TestLocation,
    show: (Driver<World, Whole, Input>) -> Void = { _ in }
  ) {
    self.strictness = strictness
    self.time = time
    self.report = report
    self.origin = origin
    step = origin
    let notes = Notes()
    self.notes = notes
    var interpretation = Interpretation.live.clock(time.source)
      .randomness { notes.random.next() }
      .observing { notes.decisions.append($0) }
    interpretation.spawn = { [yard] run in Task(executorPreference: yard) { await run() } }
    let held = HeldDriver(
      dispatcher, state: state, world: world, interpretation: interpretation,
      onProblem: { notes.problems.append($0) })
    self.held = held
    self.look = { look(held.driver.state) }
    show(held.driver)
    known = look(held.driver.state)
    if strictness == .exhaustive { objects = ReferredObjects(in: known) }
  }

  /// Makes a driver for a test.
  ///
  /// - Parameters:
  ///   - world: handed to effects when they start.
  ///   - strictness: exhaustive by default.
  ///   - time: another than its own, where the world has a clock of it.
  ///   - report: takes mismatches; by default the steps throw them.
  public convenience init(
    _ dispatcher: Dispatcher<World, State, Input>,
    state: State,
    world: World,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime(),
    report: ((TestMismatch) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      dispatcher, state: state, world: world, seeing: { $0 }, strictness: strictness, time: time,
      report: report,
      origin: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a driver for a test of a dispatcher that needs no world.
  public convenience init(
    _ dispatcher: Dispatcher<World, State, Input>,
    state: State,
    strictness: Strictness = .exhaustive,
    time: VirtualTime = VirtualTime(),
    report: ((TestMismatch) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where World == Void {
    self.init(
      dispatcher, state: state, world: (), strictness: strictness, time: time, report: report,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if let reason = leftOver() { tell(TestMismatch(reason, at: origin)) }
    held.end()
    yard.close()
  }

  /// The root state as it is.
  public var state: State { look() }

  /// What queues decided so far, in order.
  public var queueLog: [Queue.Decision] { notes.decisions }

  /// Returns the problems that the driver had since they were taken last, in order.
  ///
  /// One that is not taken fails the next step.
  public func takeProblems() -> [Problem] {
    defer { notes.problems = [] }
    return notes.problems
  }

  /// Throws a mismatch of the step, or reports it.
  func fail(_ reason: TestMismatch.Reason) throws(TestMismatch) {
    hasFailed = true
    let mismatch = TestMismatch(reason, at: step)
    guard let report else { throw mismatch }
    report(mismatch)
  }

  /// Says what cannot be thrown.
  private func tell(_ mismatch: TestMismatch) {
    guard let report else { return StandardError.write("Arco: \(mismatch)") }
    report(mismatch)
  }
}

@available(*, unavailable)
extension TestDriver: Sendable {}
