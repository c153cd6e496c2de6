import ArcoCore

/// A step from one state to another, or back to the same.
struct Passage {
  let target: Int32
  let label: Int32
  /// Its number among the moves of its state.
  let move: UInt16
  let isOfUser: Bool
}

/// What a walk found: states, and the steps between them.
///
/// Invariant: states are in the order in which they were found, so parents come first, and in a walk
/// without a random part ways grow no shorter. The steps of a state follow one another.
struct Graph<State> {
  var states: [State] = []
  /// The state that each was found from, and the step of it.
  private(set) var parents: [(from: Int32, edge: Int32)] = []
  private(set) var depths: [Int32] = []
  /// The first step of each state that was walked from, and how many it has.
  var spans: [(first: Int32, count: Int32)] = []
  var edges: [Passage] = []
  /// The states that were walked from, in the order of their steps.
  var walked: [Int32] = []
  /// The words of steps.
  let table = LabelTable()
  var flights: [Flight] = [.none]
  /// Which flight each state has.
  var flightOf: [Int32] = []
  /// Which screen each state shows; -1 without views.
  var screenOf: [Int32] = []

  var count: Int { states.count }

  /// Puts a state at the end, which was found by a step from another one.
  mutating func add(_ state: State, from parent: (node: Int, edge: Int)?) {
    states.append(state)
    parents.append(parent.map { (Int32($0.node), Int32($0.edge)) } ?? (-1, -1))
    depths.append(parent.map { depths[$0.node] + 1 } ?? 0)
    spans.append((-1, 0))
    flightOf.append(0)
    screenOf.append(-1)
  }

  var labels: [Label] { table.labels }

  /// The number of a label, which is new if it was not there yet.
  func number(of label: Label) -> Int32 { table.number(of: label) }

  /// The state that another was found from, and the step; nil for the start.
  func parent(of node: Int) -> (node: Int, edge: Int)? {
    let parent = parents[node]
    return parent.from < 0 ? nil : (Int(parent.from), Int(parent.edge))
  }

  func text(ofEdge edge: Int) -> String { labels[Int(edges[edge].label)].text }

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

/// Labels and their numbers. Scouts read it while nobody writes.
final class LabelTable {
  private(set) var labels: [Label] = []
  private var numbers: [Label: Int32] = [:]

  /// The number of a label that is there.
  func known(_ label: Label) -> Int32? { numbers[label] }

  /// The number of a label, which is new if it was not there yet.
  func number(of label: Label) -> Int32 {
    if let known = numbers[label] { return known }
    let number = Int32(labels.count)
    labels.append(label)
    numbers[label] = number
    return number
  }
}
