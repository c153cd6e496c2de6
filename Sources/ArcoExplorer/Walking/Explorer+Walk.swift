import ArcoCore
import ArcoTesting
import ArcoWebTesting

/// The parameters of a walk.
struct WalkPlan {
  var depth: Int
  var most: Int
  var wandering: Int
  var seed: UInt64
  var restoring: Restoring
  var isSheltered: Bool
  var cores: Int
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Explorer {
  /// Visits every state that can be reached, those with the fewest steps first.
  ///
  ///     let walk = try Explorer(program).walk(depth: 12)
  ///
  /// The result is the same in every run.
  /// - Parameters:
  ///   - depth: the greatest number of steps from the start; no limit by default.
  ///   - most: the number of states after which the walk ends. The walk still adds the states that
  ///     one step from the last
  ///     visited state reaches.
  ///   - wandering: the number of random steps that follow if the walk ended at a limit, each from
  ///     the state that the previous
  ///     one reached; none by default.
  ///   - seed: the seed of these random steps.
  ///   - restoring: how the walk returns to a state to take another step from it.
  ///   - isSheltered: whether the walk runs first in a child process, so that a trap does not end
  ///     this process; see
  ///     ``Walk/nothingTraps()``. Each trap costs another walk.
  ///   - progress: receives the number of states and the depth from time to time;
  ///     ``WalkProgress/terminal`` prints them.
  /// - Throws: `ExplorerError.indistinguishable` if states cannot be compared,
  ///   `ExplorerError.irreproducible` if the same steps led to a different state.
  public func walk(
    depth: Int = .max, states most: Int = 10_000, wandering: Int = 0, seed: UInt64 = 1,
    restoring: Restoring = .stored, sheltered isSheltered: Bool = false,
    progress: WalkProgress = .none
  ) throws(ExplorerError) -> Walk<State, Input> {
    let plan = WalkPlan(
      depth: depth, most: most, wandering: wandering, seed: seed, restoring: restoring,
      isSheltered: isSheltered, cores: 1)
    return try walk(plan, progress)
  }

  func walk(_ plan: WalkPlan, _ progress: WalkProgress) throws(ExplorerError) -> Walk<State, Input>
  {
    var explorer = self
    explorer.isAbandoning = plan.isSheltered
    let (traps, pace) = plan.isSheltered ? explorer.findTraps(plan) : ([], nil)
    let running = try explorer.go(plan, pace, traps, nil, progress)
    return Walk(explorer, running, isSheltered: plan.isSheltered)
  }

  /// Walks, and starts again if the walk needs another method: if the handlers alone do not do what
  /// the page does, or if the time for which a user waits makes a difference.
  func go(
    _ plan: WalkPlan, _ pace: Duration?, _ traps: [Trap], _ child: ForkedProcess?,
    _ progress: WalkProgress
  ) throws(ExplorerError) -> RunningWalk<State, Input> {
    var stepping: Stepping = plan.restoring == .stored ? .heard : .replayed
    var (pace, traps) = (pace, traps)
    while true {
      do throws(VisitError) {
        return try go(plan, stepping, pace, traps, child, progress)
      } catch {
        switch error {
        case .explorer(let error): throw error
        case .isNotHeard:
          if stepping == .shown { throw .irreproducible(steps: []) }
          stepping = .shown
        case .isTooFast(let next):
          pace = next
          // The traps were found in a walk with other times.
          traps = []
          child?.note(next)
        }
      }
    }
  }

  private func go(
    _ plan: WalkPlan, _ stepping: Stepping, _ pace: Duration?, _ traps: [Trap],
    _ child: ForkedProcess?, _ progress: WalkProgress
  ) throws(VisitError) -> RunningWalk<State, Input> {
    let running = RunningWalk(
      self, stepping, pace, visitors: child == nil ? plan.cores : 1, traps: traps)
    if let child { running.recordSteps(in: child) }
    try running.begin()
    var next = 0
    while next < running.count, running.bound == nil {
      let round = running.round(from: next, plan.depth, plan.most)
      try running.expand(round) { node in
        running.findBound(at: node, plan.depth, plan.most)
        return running.bound == nil
      }
      progress.hear(
        round, running.count, Int(running.findings.graph.depths[round.upperBound - 1]))
      next = round.upperBound
    }
    // Wandering starts even if the last depth has no further states: the walk has not looked.
    var random = SeededRandom(seed: plan.seed)
    if running.bound != nil, plan.wandering > 0 { try running.wander(plan.wandering, &random) }
    if child != nil { try running.showRest() }
    progress.end()
    return running
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Explorer where State: Sendable {
  /// Visits every state that can be reached, on several cores. The result equals that of a walk on
  /// one core.
  ///
  ///     let explorer = Explorer { _ in Program(coffee(), state: Brew()) }
  ///     let walk = try explorer.walk(cores: 8, states: 1_000_000)
  ///
  /// Each core has its own program, on its own thread. Objects that these programs share, for
  /// instance in their worlds, must be thread-safe. An explorer that was created from a finished
  /// program, not from a closure, has only one program and uses one core. The other parameters are
  /// those of ``walk(depth:states:wandering:seed:restoring:sheltered:progress:)``.
  public func walk(
    cores: Int, depth: Int = .max, states most: Int = 10_000, wandering: Int = 0, seed: UInt64 = 1,
    restoring: Restoring = .stored, sheltered isSheltered: Bool = false,
    progress: WalkProgress = .none
  ) throws(ExplorerError) -> Walk<State, Input> {
    let plan = WalkPlan(
      depth: depth, most: most, wandering: wandering, seed: seed, restoring: restoring,
      isSheltered: isSheltered, cores: isMadeAnew ? max(1, cores) : 1)
    return try walk(plan, progress)
  }
}
