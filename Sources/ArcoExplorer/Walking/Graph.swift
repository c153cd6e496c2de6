import ArcoCore

/// A step from one state to another, or back to the same.
struct Passage {
  let target: Int32
  let label: Int32
  /// Its number among the moves of its state.
  let move: UInt16
  let isOfUser: Bool
  let losesFocus: Bool
}

/// What a walk found: states, and the steps between them.
///
/// Invariant: states are in the order in which they were found, so parents come first, and in a walk
/// without a random part ways grow no shorter. The steps of a state follow one another.
struct Graph<State> {
  var states: [State] = []
  /// The state that each was found from, and the step of it.
  var parents: [(from: Int32, edge: Int32)] = []
  var depths: [Int32] = []
  /// The first step of each state that was walked from, and how many it has.
  var spans: [(first: Int32, count: Int32)] = []
  var edges: [Passage] = []
  /// The states that were walked from, in the order of their steps.
  var walked: [Int32] = []
  var labels: [Label] = []
  var flights: [Flight] = [.none]
  /// Which flight each state has.
  var flightOf: [Int32] = []
  /// Which screen each state shows; -1 without views.
  var screenOf: [Int32] = []

  var count: Int { states.count }

  func isExpanded(_ node: Int) -> Bool { spans[node].first >= 0 }

  func edges(of node: Int) -> ArraySlice<Passage> {
    let span = spans[node]
    guard span.first >= 0 else { return [] }
    return edges[Int(span.first)..<Int(span.first + span.count)]
  }

  /// The state that a step starts from.
  func source(of edge: Int) -> Int {
    var (low, high) = (0, walked.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(spans[Int(walked[middle])].first) <= edge { low = middle } else { high = middle }
    }
    return Int(walked[low])
  }

  /// The steps to a state from the start, as indices of edges.
  func way(to node: Int) -> [Int] {
    var way: [Int] = []
    var node = node
    while parents[node].from >= 0 {
      way.append(Int(parents[node].edge))
      node = Int(parents[node].from)
    }
    return way.reversed()
  }
}
