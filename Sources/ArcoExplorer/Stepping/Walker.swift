import ArcoCore
import ArcoLaws
import ArcoTesting
public import ArcoWebTesting

/// A running component that takes one step at a time: a step of the user, or an event from outside.
///
///     let walker = explorer.begin()
///     try walker.page?.click("Add")
///     try walker.answer("save", with: 1)
///     walker.state.saving  // .failed(.unreachable)
///
/// The test that a ``Way`` prints uses a walker, and so does the explorer itself. Nothing happens
/// between two steps; time is virtual.
///
/// - Isolation: that of its owner, like a driver.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Walker<State, Input: Sendable> {
  /// The component's page; nil for a component without a page.
  public var page: TestPage? {
    finishStep()
    notes.beginStep()
    return shown
  }
  let shown: TestPage?
  let held: any WalkedDriver<State, Input>
  let outside: Outside
  let time: VirtualTime
  let notes: WalkerNotes<Input>
  private let executor: SteppingExecutor
  private var isHearingAll = false
  /// Whether an effect was started since the walker was last set to a state.
  var isStirred: Bool { notes.begun > 0 }

  /// The objects from which a walker's driver is built.
  struct Setup {
    let time = VirtualTime()
    let executor = SteppingExecutor()
    let notes = WalkerNotes<Input>()

    var interpretation: Interpretation {
      var interpretation = Interpretation.custom { [notes] in notes.begin($0) }
        .clock(time.source)
        // Retries always wait the longest time. Random times would give the timers no large common
        // measure, and the walk would take long.
        .randomness { 0 }
        .observing { [notes] _ in notes.begun += 1 }
      interpretation.hearTimer = { [notes] in notes.announce($0) }
      interpretation.spawn = { [executor] run in Task(executorPreference: executor) { await run() }
      }
      return interpretation
    }
  }

  init(_ held: any WalkedDriver<State, Input>, page: TestPage?, outside: Outside, by setup: Setup) {
    self.held = held
    self.shown = page
    self.outside = outside
    time = setup.time
    executor = setup.executor
    notes = setup.notes
    if page != nil { hearAll() }
    finishStep()
  }

  deinit {
    held.end()
    outside.reset()
    if !outside.isAbandoning { executor.close() }
  }

  /// The current root state.
  public var state: State {
    settle()
    return held.state
  }

  /// The problem that is reported if effects never end although no virtual time passes.
  static var cutOff: String { "effects cause each other without end while no time passes" }

  /// Runs effects until they need an answer or time to pass.
  func settle() {
    guard isStirred else { return }
    var turns = 0
    while held.takeMail() || executor.runNext() {
      turns += 1
      guard turns < 100_000 else {
        notes.problems.append(Self.cutOff)
        return
      }
    }
  }

  /// Ends a step: runs effects, and records those that are in flight.
  func finishStep() {
    settle()
    guard isStirred else { return }
    if !isHearingAll { hearAll() }
    notes.survey(held.effectsInFlight, outside.open, time.alarms)
  }

  /// Starts to record every input that the driver handles. Without a page this is needed only once
  /// effects run, because until then the walker itself sends every input.
  private func hearAll() {
    isHearingAll = true
    held.hearHandled { [notes] in notes.hear($0) }
  }

  /// Handles an input, as a step.
  func give(_ input: Input) {
    notes.beginStep()
    note(input)
    held.send(input)
    finishStep()
  }

  /// Handles the oldest input from an effect.
  func receiveFirst() {
    if let input = held.inputs.first { note(input) }
    held.receive()
  }

  private func note(_ input: Input) {
    if !isHearingAll { notes.hear(input) }
  }

  /// Runs an event from outside and handles the first input that follows, as a step.
  ///
  /// Later inputs wait: a user may act before they are handled.
  func fromOutside(of effect: Int?, _ event: () -> Void) {
    notes.beginStep()
    let isFirst = held.inputs.isEmpty
    time.attribute(to: effect)
    event()
    settle()
    if isFirst, !held.inputs.isEmpty {
      receiveFirst()
      settle()
    }
    time.attribute(to: nil)
    finishStep()
  }

  /// Answers a question with one of its answers.
  func answer(_ question: Outside.Question, with answer: Int) {
    var words = Fingerprint(question.name)
    words.combine((try? question.about.fingerprint()) ?? .zero)
    words.combine(UInt64(answer))
    // The index among questions that are otherwise the same.
    words.combine(
      UInt64(
        outside.open.count { $0.effect == question.effect && $0.number < question.number }))
    notes.note(words, asked: question.name, by: question.effect)
    fromOutside(of: question.effect) { _ = outside.answer(question.number, with: answer) }
  }

  /// The time of the next event: a timer fires, or a queue's waiting time ends.
  var nextMoment: Duration? {
    let gates = held.queueMemories.flatMap { memory in
      [memory.gate, memory.spacing].compactMap { $0 }.filter { $0 > .zero }.map { time.now + $0 }
    }
    return (gates + [time.next].compactMap { $0 }).min()
  }

  /// Advances the time to ``nextMoment``. If timers are due at that moment, fires the one with this
  /// index.
  func letTimePass(_ index: Int) {
    guard let moment = nextMoment else { return }
    let alarms = time.alarms
    guard alarms.indices.contains(index), alarms[index].time <= moment else {
      return fromOutside(of: nil) { time.jump(to: moment) }
    }
    let alarm = alarms[index]
    if alarm.isSleep {
      var words = Fingerprint("woke")
      words.combine(
        UInt64(
          alarms.count { $0.isSleep && $0.effect == alarm.effect && $0.number < alarm.number }))
      notes.note(words, asked: nil, by: alarm.effect)
    }
    fromOutside(of: alarm.effect) { time.jumpToNext(index) }
  }

  /// Lets time pass without an event.
  func wait(_ time: Duration) {
    fromOutside(of: nil) { self.time.jump(to: self.time.now + time) }
  }

  /// The lengths of the running timers if they differ; empty if all are equal. If they differ, the
  /// times at which the user acts decide which timer fires first.
  var unlikeTimers: [Duration] {
    guard isStirred else { return [] }
    let gates = held.queueMemories.flatMap { [$0.gate, $0.spacing].compactMap { $0 } }
      .filter { $0 > .zero }
    let lengths = time.alarms.map(\.length).filter { $0 > .zero } + gates
    return lengths.contains { $0 != lengths.first } ? lengths : []
  }
}

@available(*, unavailable)
extension Walker: Sendable {}
