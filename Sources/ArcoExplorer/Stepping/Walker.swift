import ArcoCore
import ArcoLaws
import ArcoTesting
public import ArcoWebTesting

/// A running component that takes one step at a time: what a user does, and what comes from outside.
///
///     let walker = explorer.begin()
///     try walker.page?.click("Add")
///     try walker.answer("save", with: 1)
///     walker.state.saving  // .failed(.unreachable)
///
/// An explorer walks by it, and a counterexample is printed as steps of one. Nothing happens between
/// two steps; time is virtual.
///
/// - Isolation: that of its owner, as the driver's.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Walker<State, Input: Sendable> {
  /// The page under the component's view; nil where the component is explored without one.
  public var page: TestPage? {
    finishStep()
    notes.beginStep()
    return shown
  }
  let shown: TestPage?
  let held: any Held<State, Input>
  let outside: Outside
  let time: VirtualTime
  let notes: WalkerNotes<Input>
  private let yard: TaskYard
  private var isHearingAll = false
  /// Whether an effect was begun since the walker was put where nothing is in flight.
  var isStirred: Bool { notes.begun > 0 }

  /// The interpretation of a walker's driver, and what it is made of.
  struct Ground {
    let time = VirtualTime()
    let yard = TaskYard()
    let notes = WalkerNotes<Input>()

    var interpretation: Interpretation {
      var interpretation = Interpretation.custom { [notes] in notes.begin($0) }
        .clock(time.source)
        // The longest wait for each retry: a walk has to come back to where it was, and takes long
        // where the times of timers have no large measure in common.
        .randomness { 0 }
        .observing { [notes] _ in notes.begun += 1 }
      interpretation.spawn = { [yard] run in Task(executorPreference: yard) { await run() } }
      return interpretation
    }
  }

  init(_ held: any Held<State, Input>, page: TestPage?, outside: Outside, on ground: Ground) {
    self.held = held
    self.shown = page
    self.outside = outside
    time = ground.time
    yard = ground.yard
    notes = ground.notes
    if page != nil { hearAll() }
    finishStep()
  }

  deinit {
    held.end()
    outside.reset()
    if !outside.isAbandoning { yard.close() }
  }

  /// The root state as it is.
  public var state: State {
    settle()
    return held.state
  }

  /// The problem of effects that were cut off.
  static var cutOff: String { "effects go on without end at one moment" }

  /// Lets effects go as far as they can without an answer or time.
  func settle() {
    guard isStirred else { return }
    var turns = 0
    while held.takeMail() || yard.runNext() {
      turns += 1
      guard turns < 100_000 else {
        notes.problems.append(Self.cutOff)
        return
      }
    }
  }

  /// Ends a step: effects go on, and those that are in flight then are noted.
  func finishStep() {
    settle()
    guard isStirred else { return }
    if !isHearingAll { hearAll() }
    notes.survey(held.effectsInFlight, outside.open, time.alarms)
  }

  /// Hears all inputs as the driver takes them. Without a page that is needed once effects run: till then
  /// there are those alone that the walker is given.
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

  /// Handles the input that waits longest.
  func receiveFirst() {
    if let input = held.inputs.first { note(input) }
    held.receive()
  }

  private func note(_ input: Input) {
    if !isHearingAll { notes.hear(input) }
  }

  /// Lets something come from outside, with the input that it leads to, as a step.
  ///
  /// Inputs that follow it wait: a user may be faster.
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

  /// Answers a question in one of its ways.
  func answer(_ question: Outside.Question, with answer: Int) {
    var words = Fingerprint(question.name)
    words.combine((try? question.about.fingerprint()) ?? .zero)
    words.combine(UInt64(answer))
    // Which of several like ones it is.
    words.combine(
      UInt64(
        outside.open.count { $0.effect == question.effect && $0.number < question.number }))
    notes.note(words, asked: question.name, by: question.effect)
    fromOutside(of: question.effect) { _ = outside.answer(question.number, with: answer) }
  }

  /// The next moment at which something happens by itself: a timer goes off, or a queue's gate opens.
  var nextMoment: Duration? {
    let gates = held.queueMemories.flatMap { memory in
      [memory.gate, memory.spacing].compactMap { $0 }.filter { $0 > .zero }.map { time.now + $0 }
    }
    return (gates + [time.next].compactMap { $0 }).min()
  }

  /// Lets time pass up to the next moment, and one of the timers of that moment go off.
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

  /// Lets time pass in which nothing happens by itself.
  func wait(_ time: Duration) {
    fromOutside(of: nil) { self.time.jump(to: self.time.now + time) }
  }

  /// How long the timers are that run at once, where they are of several lengths: then what a user does
  /// between them decides which one is first.
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
