import ArcoCore

/// A step from a state to another state or to itself.
struct GraphEdge {
  let target: Int32
  let label: Int32
  let isOfUser: Bool
}

/// The states that a walk found, and the steps between them.
///
/// Invariant: states are in the order in which they were found, so parents come before children.
/// Without random steps, the depths never decrease. The steps of one state are consecutive.
struct Graph<State> {
  var states: [State] = []
  /// For each state, the state from which it was found, and the step.
  private(set) var parents: [(from: Int32, edge: Int32)] = []
  private(set) var depths: [Int32] = []
  /// For each state, its first step and the number of its steps; -1 for a state that was not
  /// visited.
  var spans: [(first: Int32, count: Int32)] = []
  var edges: [GraphEdge] = []
  /// The visited states, in the order of their steps.
  var walked: [Int32] = []
  /// The texts of the steps.
  let table = LabelTable()
  var flights: [Flight] = [.none]
  /// The index of each state's flight.
  var flightOf: [Int32] = []
  /// The index of each state's screen; -1 without views.
  var screenOf: [Int32] = []

  var count: Int { states.count }

  /// Appends a state that a step from `parent` found.
  mutating func add(_ state: State, from parent: (node: Int, edge: Int)?) {
    states.append(state)
    parents.append(parent.map { (Int32($0.node), Int32($0.edge)) } ?? (-1, -1))
    depths.append(parent.map { depths[$0.node] + 1 } ?? 0)
    spans.append((-1, 0))
    flightOf.append(0)
    screenOf.append(-1)
  }

  var labels: [Label] { table.labels }

  /// Returns the number of a label. Adds the label if it is new.
  func number(of label: Label) -> Int32 { table.number(of: label) }

  /// Returns the state from which this one was found, and the step; nil for the start.
  func parent(of node: Int) -> (node: Int, edge: Int)? {
    let parent = parents[node]
    return parent.from < 0 ? nil : (Int(parent.from), Int(parent.edge))
  }

  func text(ofEdge edge: Int) -> String { labels[Int(edges[edge].label)].text }

  func isExpanded(_ node: Int) -> Bool { spans[node].first >= 0 }

  func edges(of node: Int) -> ArraySlice<GraphEdge> {
    let span = spans[node]
    guard span.first >= 0 else { return [] }
    return edges[Int(span.first)..<Int(span.first + span.count)]
  }

  /// Returns the state from which a step starts.
  func source(of edge: Int) -> Int {
    var (low, high) = (0, walked.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(spans[Int(walked[middle])].first) <= edge { low = middle } else { high = middle }
    }
    return Int(walked[low])
  }

  /// Returns the index of a step among the moves of its state.
  func move(of edge: Int, from node: Int) -> Int { edge - Int(spans[node].first) }

  /// Returns the steps from the start to a state, as indices of edges.
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

/// The labels of steps and their numbers. While visitors read it on several threads, no thread
/// writes.
final class LabelTable {
  private(set) var labels: [Label] = []
  private var numbers: [Label: Int32] = [:]

  /// Returns the number of a known label; nil if the label is new.
  func known(_ label: Label) -> Int32? { numbers[label] }

  /// Returns the number of a label. Adds the label if it is new.
  func number(of label: Label) -> Int32 {
    if let known = numbers[label] { return known }
    let number = Int32(labels.count)
    labels.append(label)
    numbers[label] = number
    return number
  }
}
