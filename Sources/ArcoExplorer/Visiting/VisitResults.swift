/// The results of visiting several states. They share a few arrays, because memory that one thread
/// allocates and another frees is slow for both.
struct VisitResults<State> {
  var visits: [Visit] = []
  /// For each step, the known state that it reached, or from -1 downwards the index of a new state.
  private(set) var targets: [Int32] = []
  private(set) var states: [State] = []
  private(set) var arrivals: [Arrival] = []

  mutating func clear() {
    visits.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    arrivals.removeAll(keepingCapacity: true)
  }

  /// The target of the last step; nil before the first.
  @inline(__always) var lastTarget: Int32? { targets.last }

  var end: Int { targets.count }

  @inline(__always) mutating func lead(to node: Int) { targets.append(Int32(node)) }

  mutating func lead(to state: State, _ arrival: Arrival) {
    states.append(state)
    arrivals.append(arrival)
    targets.append(Int32(-states.count))
  }
}
