import ArcoCore
import ArcoTesting
import ArcoWebTesting

/// A walk that is under way.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Journey<State, Input: Sendable> {
  let explorer: Explorer<State, Input>
  var graph = Graph<State>()
  var screens: [PageScreen] = []
  var problems: [(node: Int, edge: Int?, text: String)] = []
  var effort = WalkEffort()

  private let restoring: Restoring
  private let isByValue: Bool
  private let tell: (State) throws(PartsReader.Refusal) -> Fingerprint
  private var walker: Walker<State, Input>
  /// The state that the walker is in, as far as that is known.
  private var place: Int?
  private var numbers: [Fingerprint: Int32] = [:]
  /// The nodes of states with nothing beside, by the states' numbers; -1 for none.
  private var plainNodes: [Int32] = []
  private var prints: [Fingerprint] = []
  private var resting: [Bool] = []
  private var locals: [Int: [LocalChange]] = [:]
  private var labelNumbers: [Label: Int32] = [:]
  private var flightNumbers: [Flight: Int32] = [.none: 0]
  private var screenNumbers: [String: Int32] = [:]
  /// What each screen offers: labels, and how it is done.
  private var offers: [Int32: (labels: [Int32], plans: [PagePlan])] = [:]
  private var fixedInputs: [Int32]?

  init(_ explorer: Explorer<State, Input>, restoring: Restoring) {
    self.explorer = explorer
    self.restoring = restoring
    self.isByValue = explorer.telling.isByValue
    tell = explorer.telling.begin()
    walker = explorer.start()
    effort.starts = 1
  }

  func begin() throws(ExplorerError) {
    _ = try arrive(from: nil)
    place = 0
  }

  /// Takes every step from a state.
  func expand(_ node: Int) throws(ExplorerError) {
    try restore(node)
    let (moves, labels) = readMoves(at: node)
    let plans = offers[graph.screenOf[node]]?.plans ?? []
    graph.spans[node] = (Int32(graph.edges.count), 0)
    graph.walked.append(Int32(node))
    let inputs = explorer.inputs(graph.states[node])
    for (index, move) in moves.enumerated() {
      try restore(node)
      let losesFocus = walker.take(move, inputs, plans)
      let edge = graph.edges.count
      let target = try arrive(from: (node, edge))
      graph.edges.append(
        Passage(
          target: Int32(target), label: labels[index], move: UInt16(index),
          isOfUser: move.isOfUser, losesFocus: losesFocus))
      graph.spans[node].count += 1
      // The way that led here may be another than the one that is taken to come back.
      let isNew = target == graph.count - 1 && graph.parents[target].edge == edge
      let isSame = isByValue && resting[target] && !walker.isStirred
      place = isNew || isSame ? target : nil
    }
  }

  /// Takes random steps from where the walk ended.
  func wander(_ steps: Int, _ random: inout SeededRandom) throws(ExplorerError) {
    var node = graph.count - 1
    for _ in 0..<steps {
      if !graph.isExpanded(node) { try expand(node) }
      let edges = graph.edges(of: node)
      guard let edge = edges.randomElement(using: &random) else {
        node = 0
        continue
      }
      node = Int(edge.target)
    }
  }

  // Arriving

  /// Notes the state that the walker is in, and returns its number.
  private func arrive(from: (node: Int, edge: Int)?) throws(ExplorerError) -> Int {
    let state = walker.held.state
    let beside = walker.beside()
    let print = try key(of: state, beside.print)
    let known = node(of: print, isPlain: beside.print == .zero)
    let node = known ?? graph.count
    if !walker.notes.problems.isEmpty {
      for text in walker.notes.problems { problems.append((node, from?.edge, text)) }
      walker.notes.problems = []
    }
    if known != nil { return node }
    note(node, of: print, isPlain: beside.print == .zero)
    prints.append(print)
    resting.append(beside.isResting)
    graph.states.append(state)
    graph.parents.append(from.map { (Int32($0.node), Int32($0.edge)) } ?? (-1, -1))
    graph.depths.append(from.map { graph.depths[$0.node] + 1 } ?? 0)
    graph.spans.append((-1, 0))
    graph.flightOf.append(number(of: beside.flight))
    graph.screenOf.append(screen())
    if beside.isResting, walker.shown != nil {
      let found = walker.held.locals
      if !found.isEmpty { locals[node] = found }
    }
    return node
  }

  private func node(of print: Fingerprint, isPlain: Bool) -> Int? {
    guard isPlain, isByValue else { return numbers[print].map { Int($0) } }
    let number = Int(print.low)
    guard number < plainNodes.count, plainNodes[number] >= 0 else { return nil }
    return Int(plainNodes[number])
  }

  private func note(_ node: Int, of print: Fingerprint, isPlain: Bool) {
    guard isPlain, isByValue else {
      numbers[print] = Int32(node)
      return
    }
    while plainNodes.count <= Int(print.low) { plainNodes.append(-1) }
    plainNodes[Int(print.low)] = Int32(node)
  }

  private func key(
    of state: State, _ beside: Fingerprint
  ) throws(ExplorerError) -> Fingerprint {
    do throws(PartsReader.Refusal) {
      var print = try tell(state)
      if beside != .zero { print.combine(beside) }
      return print
    } catch {
      throw .indistinguishable(path: error.path, type: error.type)
    }
  }

  private func number(of flight: Flight) -> Int32 {
    if let known = flightNumbers[flight] { return known }
    let number = Int32(graph.flights.count)
    graph.flights.append(flight)
    flightNumbers[flight] = number
    return number
  }

  private func screen() -> Int32 {
    guard let page = walker.shown else { return -1 }
    let markup = page.shownMarkup
    if let known = screenNumbers[markup] { return known }
    let number = Int32(screens.count)
    screens.append(page.screen(markup))
    screenNumbers[markup] = number
    return number
  }

  // Steps

  private func readMoves(at node: Int) -> (moves: [Move], labels: [Int32]) {
    let inputs = inputLabels(graph.states[node])
    let offers = offerLabels(at: node)
    let moves = walker.moves(inputs: inputs.count, offers: offers.count)
    let rest = moves.dropFirst(inputs.count + offers.count)
    return (moves, inputs + offers + rest.map { number(of: walker.label(of: $0)) })
  }

  private func inputLabels(_ state: State) -> [Int32] {
    if let fixedInputs { return fixedInputs }
    let labels = explorer.inputs(state).map { number(of: .input(ArcoTesting.text(of: $0))) }
    if explorer.hasFixedInputs { fixedInputs = labels }
    return labels
  }

  private func offerLabels(at node: Int) -> [Int32] {
    let screen = graph.screenOf[node]
    guard screen >= 0, let page = walker.shown else { return [] }
    if let known = offers[screen] { return known.labels }
    let found = page.offers(explorer.samples)
    let labels = found.map { number(of: .offer($0.offer)) }
    offers[screen] = (labels, found.map(\.plan))
    return labels
  }

  private func number(of label: Label) -> Int32 {
    if let known = labelNumbers[label] { return known }
    let number = Int32(graph.labels.count)
    graph.labels.append(label)
    labelNumbers[label] = number
    return number
  }

  // Coming back

  /// Brings the walker to a state that was found.
  private func restore(_ node: Int) throws(ExplorerError) {
    if place == node { return }
    place = nil
    var way: [Int] = []
    var start = node
    while true {
      if restoring == .stored, resting[start] {
        if try put(start) { break }
        // What is not there when it is put back is never put again.
        resting[start] = false
      }
      let parent = graph.parents[start]
      guard parent.from >= 0 else {
        walker = explorer.start()
        effort.starts += 1
        break
      }
      way.append(Int(parent.edge))
      start = Int(parent.from)
    }
    for edge in way.reversed() {
      takeAgain(edge, from: start)
      start = Int(graph.edges[edge].target)
    }
    let print = way.isEmpty ? prints[node] : try present()
    guard print == prints[node] else {
      throw .irreproducible(steps: graph.way(to: node).map { text(ofEdge: $0) })
    }
    place = node
  }

  private func put(_ node: Int) throws(ExplorerError) -> Bool {
    guard walker.put(graph.states[node], locals[node] ?? []) else { return false }
    effort.puts += 1
    // Without views nothing but the state is there.
    if walker.shown == nil { return true }
    return try present() == prints[node]
  }

  private func present() throws(ExplorerError) -> Fingerprint {
    try key(of: walker.held.state, walker.beside().print)
  }

  private func takeAgain(_ edge: Int, from node: Int) {
    effort.replayed += 1
    let step = graph.edges[edge]
    let offers = offers[graph.screenOf[node]]
    let inputs = explorer.inputs(graph.states[node])
    let moves = walker.moves(inputs: inputs.count, offers: offers?.labels.count ?? 0)
    // Where there is another number of steps than before, what follows is another state, and said so.
    guard moves.indices.contains(Int(step.move)) else { return }
    _ = walker.take(moves[Int(step.move)], inputs, offers?.plans ?? [])
  }

  func text(ofEdge edge: Int) -> String { graph.labels[Int(graph.edges[edge].label)].text }
}
