import ArcoCore
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
    settle()
    return shown
  }
  let shown: TestPage?
  let held: any Held<State, Input>
  let outside: Outside
  let time: VirtualTime
  let notes: WalkerNotes
  private let yard: TaskYard
  /// Whether an effect was begun since the walker was put where nothing is in flight.
  var isStirred: Bool { notes.begun > 0 }

  /// The interpretation of a walker's driver, and what it is made of.
  struct Ground {
    let time = VirtualTime()
    let yard = TaskYard()
    let notes = WalkerNotes()

    var interpretation: Interpretation {
      var interpretation = Interpretation.custom { [notes] in notes.begin($0) }
        .timed(by: time.source)
        // The same wait for each retry: a walk has to come back to where it was.
        .chancing { UInt64.max / 2 }
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
    settle()
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

  /// Lets effects go as far as they can without an answer or time.
  func settle() {
    guard isStirred else { return }
    var turns = 0
    while held.takeMail() || yard.runNext() {
      turns += 1
      guard turns < 100_000 else {
        notes.problems.append("effects go on without end at one moment")
        return
      }
    }
  }

  /// Lets something come from outside, with the input that it leads to.
  ///
  /// Inputs that follow it wait: a user may be faster.
  func fromOutside(of effect: Int?, _ event: () -> Void) {
    settle()
    let isFirst = held.inputs.isEmpty
    time.attribute(to: effect)
    event()
    settle()
    if isFirst, !held.inputs.isEmpty {
      held.receive()
      settle()
    }
    time.attribute(to: nil)
  }
}

@available(*, unavailable)
extension Walker: Sendable {}

/// What a walker's driver tells while it runs.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class WalkerNotes {
  var problems: [String] = []
  /// How many effects began, and how often a queue decided, since the walker was put.
  var begun = 0
  var numbers: [ObjectIdentifier: Int] = [:]
  private var made = 0

  func begin(_ pending: PendingEffect) {
    made += 1
    begun += 1
    numbers[pending.identity] = made
    VirtualTime.runningEffect.withValue(made) { pending.begin() }
  }
}
