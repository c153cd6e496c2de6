import ArcoCore

/// What a scout found out from one state. What there may be many of is in its haul.
struct Visit {
  let node: Int
  /// What the page showed there.
  var screen: SeenScreen?
  /// How many steps are inputs that are given, and how many the page offers; the others come from
  /// outside.
  var inputs = 0
  var offers = 0
  /// The inputs in words, where these are not the same everywhere.
  var inputLabels: [Label] = []
  var outside: [Label] = []
  var problems: [(step: Int, text: String)] = []
  /// Why the scout went no further.
  var failure: ScoutError?
  /// Where its targets are in the haul.
  var targets: Range<Int>

  init(_ node: Int, from first: Int) {
    self.node = node
    targets = first..<first
  }
}

/// What a scout found out from several states, in as few pieces of memory as can be: what one thread
/// allocates and another one frees is slow for both.
struct Haul<State> {
  var visits: [Visit] = []
  /// Where each step leads: to a state that is known, or, from -1 downwards, to one that arrived.
  private(set) var targets: [Int32] = []
  private(set) var states: [State] = []
  private(set) var arrivals: [Arrival] = []

  mutating func clear() {
    visits.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    arrivals.removeAll(keepingCapacity: true)
  }

  /// Where the last step led; nil before the first.
  @inline(__always) var lastTarget: Int32? { targets.last }

  var end: Int { targets.count }

  @inline(__always) mutating func lead(to node: Int) { targets.append(Int32(node)) }

  mutating func lead(to state: State, _ arrival: Arrival) {
    states.append(state)
    arrivals.append(arrival)
    targets.append(Int32(-states.count))
  }
}
