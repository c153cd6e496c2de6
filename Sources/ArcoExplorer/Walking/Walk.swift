import ArcoWebTesting

/// The result of exploring: the states that a component can reach within a limit, and the steps
/// between them.
///
/// Ask questions with its methods, such as ``always(_:_:)``. Each claim holds, is refuted by a
/// shortest counterexample, or is undecided because the walk left something out.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Walk<State, Input: Sendable> {
  let explorer: Explorer<State, Input>
  let findings: Findings<State>
  /// Repeats steps, for questions that need the page; nil without views.
  let visitor: StateVisitor<State, Input>?
  let isSheltered: Bool
  /// Whether a state was not rendered, or rendered differently the second time.
  private(set) var isUnread = false
  /// Counters of the ways in which the walk returned to states.
  public let effort: WalkEffort
  /// The limit at which the walk ended; nil if it visited every state.
  public let bound: WalkBound?
  /// The parts of the state with the most different values, in words; empty if the walk visited
  /// every state.
  public private(set) lazy var growth: [String] =
    bound == nil ? [] : GrowingParts.words(of: findings.graph)

  /// Descriptions of everything that the walk did not explore: the limit at which it ended, effects
  /// without listed answers, and controls without samples. Empty if the walk found everything that
  /// can be reached.
  ///
  /// Entries that ``Explorer/ignoring(_:)`` names are not included.
  public private(set) lazy var leftOut: [String] = {
    var words =
      unanswered.map { "\($0) runs, but the world lists no answers for it" } + untried + untold
    if problems.contains(where: { $0.text == Walker<State, Input>.cutOff }) {
      words.append("effects were stopped that cause each other without end while no time passes")
    }
    return (bound == nil ? [] : [boundText]) + words.filter { !explorer.ignored.contains($0) }
  }()

  /// True if the graph may lack a step that leads from this state to another state.
  func isOpen(_ node: Int) -> Bool {
    if !graph.isExpanded(node) || isHanging(node) { return true }
    // A step that traps might lead on.
    if traps.contains(where: { $0.node == Int32(node) }) { return true }
    let screen = Int(graph.screenOf[node])
    return screen >= 0 && findings.untried[screen].contains { !explorer.ignored.contains($0) }
  }

  /// Whether an effect in this state could end in a way that the ``Outside`` does not list, or
  /// cannot be distinguished from another effect.
  func isHanging(_ node: Int) -> Bool {
    let flight = graph.flights[Int(graph.flightOf[node])]
    return flight.untold.contains { !explorer.ignored.contains($0) }
      || flight.unanswered.contains { name in
        !explorer.ignored.contains("\(name) runs, but the world lists no answers for it")
      }
  }

  /// The inputs and answers whose values cannot be read, so that values with equal texts count as
  /// one.
  private var untold: [String] { Set(graph.flights.flatMap(\.untold)).sorted() }

  init(
    _ explorer: Explorer<State, Input>, _ running: RunningWalk<State, Input>, isSheltered: Bool
  ) {
    self.explorer = explorer
    self.isSheltered = isSheltered
    findings = running.findings
    visitor = running.visitors.first { $0.walker.shown != nil }
    effort = running.effort
    bound = running.bound
  }

  var graph: Graph<State> { findings.graph }
  /// The problems that drivers and pages reported, with the steps that caused them.
  var problems: [(node: Int, edge: Int?, text: String)] { findings.problems }
  /// The steps that trap.
  var traps: [Trap] { findings.traps }

  /// The number of states that were found.
  public var stateCount: Int { graph.count }
  /// The number of steps that were taken.
  public var stepCount: Int { graph.edges.count }
  /// The number of distinct screens.
  public var screenCount: Int {
    for node in 0..<graph.count { _ = screenNumber(of: node) }
    return findings.screens.count
  }
  /// Returns the number of the screen that a state shows; nil without views. A state at the limit
  /// is rendered when a question first needs it.
  func screenNumber(of node: Int) -> Int? {
    guard visitor != nil, isSafeToShow(node) else { return nil }
    _ = try? reading { visitor throws(VisitError) in try visitor.readScreen(of: node) }
    let number = Int(graph.screenOf[node])
    return number < 0 ? nil : number
  }

  /// Returns the screen that a state shows, rendered when a question first needs it.
  func screen(of node: Int) -> PageScreen? {
    screenNumber(of: node).flatMap { number in
      _ = try? reading { visitor throws(VisitError) in try visitor.readScreen(numbered: number) }
      return findings.screens[number]
    }
  }

  private func isSafeToShow(_ node: Int) -> Bool {
    guard case .traps = bound, !graph.isExpanded(node) else { return true }
    isUnread = true
    return false
  }

  private func reading(
    _ read: (StateVisitor<State, Input>) throws(VisitError) -> Void
  ) throws(VisitError) {
    guard let visitor else { return }
    do throws(VisitError) {
      try read(visitor)
    } catch {
      isUnread = true
      throw error
    }
  }

  /// True if the walk found every state that can be reached with the given samples.
  public var isComplete: Bool { leftOut.isEmpty }

  /// The states, in the order in which they were found.
  public var states: [State] { graph.states }
}

@available(*, unavailable)
extension Walk: Sendable {}

/// The limit at which a walk ended before it had visited every state.
public enum WalkBound: Equatable, Sendable {
  /// There are states beyond this depth.
  case depth(Int)
  /// There are more states than this number.
  case states(Int)
  /// This many steps trap, and there may be more.
  case traps(Int)
}

/// The way in which a walk returns to a state, to take another step from it.
public enum Restoring: Sendable {
  /// Sets the state directly if nothing was in flight in it; else sets the nearest such state and
  /// repeats the steps from there. If a component does not return to the same state in this way,
  /// the walk repeats all steps.
  case stored
  /// Repeats all steps from the start.
  case replayed
}

/// The cost of returning to states during a walk.
public struct WalkEffort: Equatable, Sendable {
  /// The number of times that a state was set directly.
  public var puts = 0
  /// The number of repeated steps.
  public var replayed = 0
  /// The number of times that the component was started.
  public var starts = 0
}
