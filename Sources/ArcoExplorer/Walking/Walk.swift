import ArcoWebTesting

/// What an explorer found: the states that a component can reach within a bound, and the steps between
/// them.
///
/// Questions are asked of it: each answer holds, is refuted by a shortest way, or is undecided because
/// the walk ended at its bound.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Walk<State, Input: Sendable> {
  let explorer: Explorer<State, Input>
  let graph: Graph<State>
  let screens: [PageScreen]
  /// What drivers and pages reported, with the step that led to it.
  let problems: [(node: Int, edge: Int?, text: String)]
  /// How the states were come back to.
  public let effort: WalkEffort
  /// Why it ended; nil where everything was visited.
  public let bound: WalkBound?
  /// What grew up to the bound, by the state's parts; empty where everything was visited.
  public let growth: [String]

  init(
    _ explorer: Explorer<State, Input>, graph: Graph<State>, screens: [PageScreen],
    problems: [(node: Int, edge: Int?, text: String)], effort: WalkEffort, bound: WalkBound?,
    growth: [String]
  ) {
    self.explorer = explorer
    self.graph = graph
    self.screens = screens
    self.problems = problems
    self.effort = effort
    self.bound = bound
    self.growth = growth
  }

  /// How many states were found.
  public var stateCount: Int { graph.count }
  /// How many steps between states were taken.
  public var stepCount: Int { graph.edges.count }
  /// How many distinct screens were seen.
  public var screenCount: Int { screens.count }
  /// Whether every state that can be reached was found.
  public var isComplete: Bool { bound == nil }

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
