import ArcoWebTesting

/// What an explorer found: the states that a component can reach within a bound, and the steps between
/// them.
///
/// Questions are asked of it: each answer holds, is refuted by a shortest way, or is undecided because
/// the walk ended at its bound.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Walk<State, Input: Sendable> {
  let explorer: Explorer<State, Input>
  let findings: Findings<State>
  /// Takes steps again, for questions about what happens meanwhile; nil without views.
  let scout: Scout<State, Input>?
  let isSheltered: Bool
  /// Whether a state did not show again what it had shown.
  private(set) var isUnread = false
  /// How the states were come back to.
  public let effort: WalkEffort
  /// Why it ended; nil where everything was visited.
  public let bound: WalkBound?
  /// What grew up to the bound, by the state's parts; empty where everything was visited.
  public private(set) lazy var growth: [String] =
    bound == nil ? [] : Growth.words(of: findings.graph)

  /// What the walk knows that it has not found: where it ended, effects of which nobody lists how they
  /// end, controls for which there is no sample. Empty where everything that can be reached was found.
  ///
  /// What ``Explorer/ignoring(_:)`` names is not in it.
  public private(set) lazy var leftOut: [String] = {
    var words = unanswered.map { "\($0) runs, and nothing lists how it ends" } + untried + untold
    if problems.contains(where: { $0.text == Walker<State, Input>.cutOff }) {
      words.append("effects that go on without end at one moment were cut off")
    }
    return (bound == nil ? [] : [boundText]) + words.filter { !explorer.ignored.contains($0) }
  }()

  /// Whether a state has something that could lead on, and that the walk left out.
  func isOpen(_ node: Int) -> Bool {
    if !graph.isExpanded(node) || isHanging(node) { return true }
    let screen = Int(graph.screenOf[node])
    return screen >= 0 && findings.untried[screen].contains { !explorer.ignored.contains($0) }
  }

  /// Whether an effect runs in a state that may end in a way that nobody lists, or that was taken for
  /// another one.
  func isHanging(_ node: Int) -> Bool {
    let flight = graph.flights[Int(graph.flightOf[node])]
    return flight.untold.contains { !explorer.ignored.contains($0) }
      || flight.unanswered.contains { name in
        !explorer.ignored.contains("\(name) runs, and nothing lists how it ends")
      }
  }

  /// What effects were led to by, or are answered with, that counts as the same as what reads alike.
  private var untold: [String] { Set(graph.flights.flatMap(\.untold)).sorted() }

  init(
    _ explorer: Explorer<State, Input>, _ journey: Journey<State, Input>, isSheltered: Bool
  ) {
    self.explorer = explorer
    self.isSheltered = isSheltered
    findings = journey.findings
    scout = journey.scouts.first { $0.walker.shown != nil }
    effort = journey.effort
    bound = journey.bound
  }

  var graph: Graph<State> { findings.graph }
  /// What drivers and pages reported, with the step that led to it.
  var problems: [(node: Int, edge: Int?, text: String)] { findings.problems }
  /// The steps that end the program.
  var traps: [Trap] { findings.traps }

  /// How many states were found.
  public var stateCount: Int { graph.count }
  /// How many steps between states were taken.
  public var stepCount: Int { graph.edges.count }
  /// How many distinct screens there are.
  public var screenCount: Int {
    for node in 0..<graph.count { _ = screenNumber(of: node) }
    return findings.screens.count
  }
  /// The number of the screen that a state shows; nil without views. The view of a state at the bound
  /// runs when a question first asks for it.
  func screenNumber(of node: Int) -> Int? {
    guard scout != nil, isSafeToShow(node) else { return nil }
    _ = try? reading { scout throws(ScoutError) in try scout.readScreen(of: node) }
    let number = Int(graph.screenOf[node])
    return number < 0 ? nil : number
  }

  /// What a state shows, read when a question first looks at it.
  func screen(of node: Int) -> PageScreen? {
    screenNumber(of: node).flatMap { number in
      _ = try? reading { scout throws(ScoutError) in try scout.readScreen(numbered: number) }
      return findings.screens[number]
    }
  }

  private func isSafeToShow(_ node: Int) -> Bool {
    guard case .traps = bound, !graph.isExpanded(node) else { return true }
    isUnread = true
    return false
  }

  private func reading(
    _ read: (Scout<State, Input>) throws(ScoutError) -> Void
  ) throws(ScoutError) {
    guard let scout else { return }
    do throws(ScoutError) {
      try read(scout)
    } catch {
      isUnread = true
      throw error
    }
  }

  /// Whether every state that can be reached was found, with the samples that were given.
  public var isComplete: Bool { leftOut.isEmpty }

  /// The states, in the order in which they were found.
  public var states: [State] { graph.states }
}

@available(*, unavailable)
extension Walk: Sendable {}

/// Why a walk ended before it had found everything.
public enum WalkBound: Equatable, Sendable {
  /// There are states behind the last depth.
  case depth(Int)
  /// There are more states.
  case states(Int)
  /// So many steps trap, and there may be more.
  case traps(Int)
}

/// How a walk comes back to a state to take another step from it.
public enum Restoring: Sendable {
  /// The state is put back where nothing is in flight there, and else the way from such a state is
  /// taken again. Where a component turns out not to come back so, all of the way is.
  case stored
  /// All steps are taken again from the start.
  case replayed
}

/// What a walk did to come back to states.
public struct WalkEffort: Equatable, Sendable {
  /// How often a state was put back.
  public var puts = 0
  /// How many steps were taken again.
  public var replayed = 0
  /// How many runs of the component were started.
  public var starts = 0
}
