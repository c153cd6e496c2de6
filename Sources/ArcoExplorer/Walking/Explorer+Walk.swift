import ArcoCore
import ArcoTesting
import ArcoWebTesting

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
  ///   - progress: hears now and then how many states were found and how deep they are.
  /// - Throws: where states cannot be told apart, or the same steps led elsewhere.
  public func walk(
    depth: Int = .max, states most: Int = 10_000, wandering: Int = 0, seed: UInt64 = 1,
    restoring: Restoring = .stored,
    progress: (_ states: Int, _ depth: Int) -> Void = { _, _ in }
  ) throws(ExplorerError) -> Walk<State, Input> {
    let journey = Journey(self, restoring: restoring)
    try journey.begin()
    var next = 0
    var bound: WalkBound?
    while next < journey.graph.count {
      if journey.graph.count > most {
        bound = .states(most)
        break
      }
      if journey.graph.depths[next] >= depth {
        bound = .depth(depth)
        break
      }
      try journey.expand(next)
      next += 1
      if next % 500 == 0 { progress(journey.graph.count, Int(journey.graph.depths[next - 1])) }
    }
    // At the last depth some may lead nowhere new, but nobody looked.
    var random = SeededRandom(seed: seed)
    if bound != nil, wandering > 0 { try journey.wander(wandering, &random) }
    return Walk(
      self, graph: journey.graph, screens: journey.screens, problems: journey.problems,
      effort: journey.effort, bound: bound,
      growth: bound == nil ? [] : Growth.words(of: journey.graph))
  }
}
