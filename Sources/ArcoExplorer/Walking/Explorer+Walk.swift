import ArcoCore
import ArcoTesting
import ArcoWebTesting

/// How far a walk goes and how.
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
  /// Visits what can be reached, nearest first.
  ///
  ///     let walk = try Explorer(program).walk(depth: 12)
  ///
  /// The same walk gives the same result in every run.
  /// - Parameters:
  ///   - depth: how many steps there are to a state at most.
  ///   - most: with how many states the walk ends; those that the last one leads to are found too.
  ///   - wandering: how many steps are then taken at random beyond the bound, each from where the one
  ///     before led.
  ///   - seed: of these random steps.
  ///   - restoring: how the walk comes back to a state.
  ///   - isSheltered: whether it is walked in a child process before, which a trap ends; see
  ///     ``Walk/nothingTraps()``. It takes as long again for each trap.
  ///   - progress: hears now and then how many states were found and how deep they are;
  ///     ``WalkProgress/terminal`` writes it.
  /// - Throws: where states cannot be told apart, or the same steps led elsewhere.
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
    let journey = try explorer.go(plan, pace, traps, nil, progress)
    return Walk(explorer, journey, isSheltered: plan.isSheltered)
  }

  /// Walks, and begins anew where it turns out that it has to walk in another way: where what the page
  /// sends is not what it does, and where it matters how long a user waits.
  func go(
    _ plan: WalkPlan, _ pace: Duration?, _ traps: [Trap], _ shelter: Shelter?,
    _ progress: WalkProgress
  ) throws(ExplorerError) -> Journey<State, Input> {
    var stepping: Stepping = plan.restoring == .stored ? .heard : .replayed
    var (pace, traps) = (pace, traps)
    while true {
      do throws(ScoutError) {
        return try go(plan, stepping, pace, traps, shelter, progress)
      } catch {
        switch error {
        case .explorer(let error): throw error
        case .isNotHeard:
          if stepping == .shown { throw .irreproducible(steps: []) }
          stepping = .shown
        case .isTooFast(let next):
          pace = next
          // They are steps of a walk in another time.
          traps = []
          shelter?.note(next)
        }
      }
    }
  }

  private func go(
    _ plan: WalkPlan, _ stepping: Stepping, _ pace: Duration?, _ traps: [Trap],
    _ shelter: Shelter?, _ progress: WalkProgress
  ) throws(ScoutError) -> Journey<State, Input> {
    let journey = Journey(
      self, stepping, pace, scouts: shelter == nil ? plan.cores : 1, traps: traps)
    if let shelter { journey.shelter(in: shelter) }
    try journey.begin()
    var next = 0
    while next < journey.count, journey.bound == nil {
      let round = journey.round(from: next, plan.depth, plan.most)
      try journey.expand(round) { node in
        journey.findBound(at: node, plan.depth, plan.most)
        return journey.bound == nil
      }
      progress.hear(
        round, journey.count, Int(journey.findings.graph.depths[round.upperBound - 1]))
      next = round.upperBound
    }
    // At the last depth some may lead nowhere new, but nobody looked.
    var random = SeededRandom(seed: plan.seed)
    if journey.bound != nil, plan.wandering > 0 { try journey.wander(plan.wandering, &random) }
    if shelter != nil { try journey.showRest() }
    progress.end()
    return journey
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Explorer where State: Sendable {
  /// Visits what can be reached, on several cores: the result is that of a walk on one.
  ///
  ///     let explorer = Explorer { _ in Program(coffee(), state: Brew()) }
  ///     let walk = try explorer.walk(cores: 8, states: 1_000_000)
  ///
  /// The program is made for each core, and runs there on a thread of its own. What these programs
  /// share, such as an object that their worlds hold, has to bear that. An explorer that was given a
  /// program and not what makes one has one alone: its walk keeps to one core.
  /// The parameters are those of ``walk(depth:states:wandering:seed:restoring:sheltered:progress:)``.
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
