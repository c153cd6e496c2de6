public import ArcoCore

/// A driver for tests. The test decides when the inputs of effects are applied, and asserts every
/// change.
///
/// - World: what effects need from outside, usually with stand-ins.
/// - State: the root state, or the part of it that the test asserts.
/// - Input: the inputs of the root.
///
///     let test = TestDriver(form, state: Form(), world: Server(reply: .ok))
///     try test.send(.save) { $0.isSaving = true }
///     try test.receive(.saved) { $0.isSaving = false }
///     try test.finish()
///
/// Effects run on the test's thread, during steps of the test only. Nothing happens between two
/// steps, no step waits, and every run is the same. Time is virtual. An effect that waits for
/// another thread, a real clock or the main actor never ends here: give the world a stand-in.
///
/// ``finish(fileID:filePath:line:column:)`` asserts that nothing is left. An exhaustive driver that
/// is released without `finish` checks the same. It then passes mismatches to `report:`, or writes
/// them to standard error, because a deinitialiser cannot throw. To wait for the effects of one
/// send, or to cancel them, use a `Driver` with ``VirtualTime``.
///
/// The state has to be a value, as it is compared with a copy from before. Both copies would refer
/// to the same objects. So an exhaustive driver fails if an object in the state was changed in
/// place.
///
/// A mismatch is thrown as a ``TestMismatch``, whose text begins with the file and line of the
/// step. A driver that is made with `report:` passes the mismatch to that closure instead and
/// continues, and a test framework shows it at the step: see <doc:TestingAComponent>. A driver
/// belongs to one test and is not `Sendable`. It needs no isolation of its own.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class TestDriver<World: Sendable, State: Equatable, Input: Sendable> {
  /// How much a test has to assert.
  public enum Strictness: Sendable {
    /// The test asserts every change of the state, every input, and the end of every effect.
    case exhaustive
    /// The test asserts as much as it likes. Inputs before the expected one are applied without an
    /// assertion, a step without a closure asserts nothing, and a closure asserts only the values
    /// that it sets. The closure receives the state after the step, so it should set values: `+= 1`
    /// would count twice.
    case loose
  }

  /// How much the test has to assert.
  public let strictness: Strictness
  /// The virtual time of effects, queues and timers.
  public let time: VirtualTime
  /// The largest number of turns that effects may take while no virtual time passes, and of inputs
  /// that a step of a loose test applies in this time. Beyond it, the step fails with
  /// ``TestMismatch/Reason/restless(turns:inputs:)``.
  public var patience = 100_000
  let held: any TestedDriver<Input>
  let executor = SteppingExecutor()
  let notes: Notes
  private let look: () -> State
  private let report: ((TestMismatch) -> Void)?
  private let origin: TestLocation
  /// The state after the last step.
  var known: State
  /// The objects that the state refers to, in an exhaustive test.
  var objects: ReferredObjects?
  /// The current step of the test.
  var step: TestLocation
  /// True if the last step was `finish`.
  var isFinished = false
  /// True if a step has failed. Anything left over may result from the failure.
  var hasFailed = false

  final class Notes {
    var decisions: [Queue.Decision] = []
    var problems: [Problem] = []
    var random = SeededRandom(seed: 1)
  }

  /// Makes a driver whose state may have another type than the asserted value.
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
    interpretation.spawn = { [executor] run in Task(executorPreference: executor) { await run() } }
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
  ///   - world: the world that effects receive when they start.
  ///   - strictness: exhaustive by default.
  ///   - time: the virtual time of the test; a new one by default. If the world has a clock made
  ///     from a virtual time, pass the same virtual time here.
  ///   - report: receives mismatches. By default the steps throw them.
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
    executor.close()
  }

  /// The current root state, or the part of it that the test asserts.
  public var state: State { look() }

  /// The decisions of queues so far, in order.
  public var queueLog: [Queue.Decision] { notes.decisions }

  /// Returns the problems of the driver since the last call, in order.
  ///
  /// A problem that is not taken fails the next step.
  public func takeProblems() -> [Problem] {
    defer { notes.problems = [] }
    return notes.problems
  }

  /// Throws a mismatch at the current step, or reports it.
  func fail(_ reason: TestMismatch.Reason) throws(TestMismatch) {
    hasFailed = true
    let mismatch = TestMismatch(reason, at: step)
    guard let report else { throw mismatch }
    report(mismatch)
  }

  /// Reports a mismatch that cannot be thrown.
  private func tell(_ mismatch: TestMismatch) {
    guard let report else { return StandardError.write("Arco: \(mismatch)") }
    report(mismatch)
  }
}

@available(*, unavailable)
extension TestDriver: Sendable {}
