/// What a scout found out from one state.
struct Visit<State> {
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
  /// Where each step leads: to a state that is known, or, from -1 downwards, to one that arrived.
  var targets: [Int32] = []
  var states: [State] = []
  var arrivals: [Arrival] = []
  var problems: [(step: Int, text: String)] = []

  init(_ node: Int) { self.node = node }

  mutating func lead(to state: State, _ arrival: Arrival) {
    states.append(state)
    arrivals.append(arrival)
    targets.append(Int32(-states.count))
  }
}
