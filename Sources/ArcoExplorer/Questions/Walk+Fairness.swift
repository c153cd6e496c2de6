@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// Checks that a condition becomes true on every way from the start, whatever the user does or
  /// does not do.
  ///
  ///     walk.eventually("the prices are there") { $0.prices != nil }
  ///
  /// The check assumes fairness: a question that stays open is answered at some time, with one of
  /// its answers; time passes; inputs of effects arrive. Questions with the same name count as one
  /// question. A user need not act, and may act for ever. But a run in which a user restarts the only
  /// timer again and again counts as unfair, so that the claim can hold although the timer never
  /// fires.
  /// - Returns: if refuted, a way to a state after which nothing happens, or a way that ends in a
  ///   loop.
  public func eventually(_ claim: String, _ isSo: (Reached<State>) -> Bool) -> Verdict {
    comesAbout(claim, from: [0], isSo)
  }

  /// Checks that each time a first condition is true, a second one becomes true later, whatever the
  /// user does.
  ///
  ///     walk.whenever("a save ends", { $0.isAsking("save") }, eventually: { !$0.isAsking("save") })
  ///
  /// The check makes the same assumptions as ``eventually(_:_:)``.
  public func whenever(
    _ claim: String, _ begins: (Reached<State>) -> Bool,
    eventually isSo: (Reached<State>) -> Bool
  ) -> Verdict {
    comesAbout(claim, from: (0..<graph.count).filter { begins(moment($0)) }, isSo)
  }

  private func comesAbout(
    _ claim: String, from starts: [Int], _ isSo: (Reached<State>) -> Bool
  ) -> Verdict {
    let isDone = (0..<graph.count).map { isSo(moment($0)) }
    let reachable = ReachableStates(graph, from: starts.filter { !isDone[$0] }, outside: isDone)
    let circles = StronglyConnectedComponents.find(reachable.order, graph) {
      reachable.contains($0)
    }
    // Maps each state to whether a fair run can stay in the state's cycle for ever.
    var areFair: [Int: Bool] = [:]
    // Nearest states first, for a shortest counterexample.
    for node in reachable.order {
      if graph.isExpanded(node), !isHanging(node),
        !graph.edges(of: node).contains(where: { !$0.isOfUser })
      {
        return Verdict(
          claim, .refuted, way(reachable.way(to: node, graph)),
          reason: "then nothing happens any more unless the user acts")
      }
      if let circle = circles[node] {
        if areFair[node] == nil {
          let isFair = !circle.contains(where: isHanging) && isFair(circle)
          for member in circle { areFair[member] = isFair }
        }
        guard areFair[node] == true else { continue }
        // A step that traps could lead out of the cycle, so a trap anywhere leaves the claim
        // undecided.
        if !traps.isEmpty { break }
        return Verdict(
          claim, .refuted, way(reachable.way(to: node, graph), loop: loop(in: circle, from: node)))
      }
    }
    return unopposedByTraps(claim)
  }

  /// Whether a fair run can stay in the cycle for ever: each event that is possible in all of its
  /// states has to occur in it.
  private func isFair(_ circle: Set<Int>) -> Bool {
    var done = Set<String>()
    for node in circle {
      for edge in graph.edges(of: node) where circle.contains(Int(edge.target)) {
        if let process = process(of: edge) { done.insert(process) }
      }
    }
    return waiting(in: Array(circle)).isSubset(of: done)
  }

  private func process(of edge: GraphEdge) -> String? {
    edge.isOfUser ? nil : graph.labels[Int(edge.label)].process
  }

  /// Returns the processes that can take a step in every one of these states.
  private func waiting(in nodes: [Int]) -> Set<String> {
    var waiting: Set<String>?
    for node in nodes {
      let here = Set(graph.edges(of: node).compactMap { process(of: $0) })
      waiting = waiting?.intersection(here) ?? here
    }
    return waiting ?? []
  }

  /// Returns the steps of a fair loop from a state back to it. The loop is short, but not always
  /// the shortest.
  private func loop(in circle: Set<Int>, from start: Int) -> [Int] {
    var loop = path(in: circle, from: start) { Int(graph.edges[$0].target) == start }
    while true {
      let nodes = loop.map { graph.source(of: $0) }
      let done = Set(loop.compactMap { process(of: graph.edges[$0]) })
      guard let left = waiting(in: nodes).subtracting(done).min() else { return loop }
      // By way of a step of this process, or else of a state where the process cannot take one.
      var detour = path(in: circle, from: start) { process(of: graph.edges[$0]) == left }
      if detour.isEmpty {
        detour = path(in: circle, from: start) { edge in
          !waiting(in: [Int(graph.edges[edge].target)]).contains(left)
        }
      }
      guard let last = detour.last else { return loop }
      let end = Int(graph.edges[last].target)
      loop += detour
      guard end != start else { continue }
      loop += path(in: circle, from: end) { Int(graph.edges[$0].target) == start }
    }
  }

  /// Returns the fewest steps within a cycle that end in a matching step; empty if there are none.
  private func path(in circle: Set<Int>, from start: Int, to isMeant: (Int) -> Bool) -> [Int] {
    var from: [Int: Int] = [:]
    var queue = [start]
    var index = 0
    while index < queue.count {
      let node = queue[index]
      index += 1
      let edges = graph.edges(of: node)
      for edge in edges.indices where circle.contains(Int(edges[edge].target)) {
        let target = Int(edges[edge].target)
        if isMeant(edge) {
          var path = [edge]
          var at = node
          while at != start, let back = from[at] {
            path.append(back)
            at = graph.source(of: back)
          }
          return path.reversed()
        }
        if target != start, from[target] == nil {
          from[target] = edge
          queue.append(target)
        }
      }
    }
    return []
  }
}

/// The states that can be reached from some states without passing through certain others.
struct ReachableStates {
  /// The states, those with the fewest steps from the start first.
  private(set) var order: [Int] = []
  private var from: [Int: (node: Int, edge: Int)] = [:]
  private var members = Set<Int>()

  init<State>(_ graph: Graph<State>, from starts: [Int], outside isOutside: [Bool]) {
    var levels: [[Int]] = []
    func add(_ node: Int, at level: Int) {
      while levels.count <= level { levels.append([]) }
      levels[level].append(node)
    }
    for start in starts { add(start, at: Int(graph.depths[start])) }
    let starts = Set(starts)
    var level = 0
    while level < levels.count {
      for node in levels[level] where members.insert(node).inserted {
        order.append(node)
        let edges = graph.edges(of: node)
        for edge in edges.indices {
          let target = Int(edges[edge].target)
          guard !isOutside[target], !members.contains(target), from[target] == nil,
            !starts.contains(target) || graph.depths[target] > level + 1
          else { continue }
          from[target] = (node, edge)
          add(target, at: level + 1)
        }
      }
      level += 1
    }
  }

  func contains(_ node: Int) -> Bool { members.contains(node) }

  /// Returns the steps from the start to one of these states.
  func way<State>(to node: Int, _ graph: Graph<State>) -> [Int] {
    var edges: [Int] = []
    var node = node
    while let step = from[node] {
      edges.append(step.edge)
      node = step.node
    }
    return graph.way(to: node) + edges.reversed()
  }
}

/// The cycles of a graph: its strongly connected components with at least one step inside.
///
/// - Source: Tarjan, SIAM J. Comput. 1(2), 1972; with an explicit stack instead of recursion.
enum StronglyConnectedComponents {
  static func find<State>(
    _ nodes: [Int], _ graph: Graph<State>, _ isIn: (Int) -> Bool
  ) -> [Int: Set<Int>] {
    var found: [Int: Set<Int>] = [:]
    var numbers: [Int: Int] = [:]
    var lowest: [Int: Int] = [:]
    var stack: [Int] = []
    var onStack = Set<Int>()
    for root in nodes where numbers[root] == nil {
      var work: [(node: Int, targets: [Int], next: Int)] = []
      func open(_ node: Int) {
        numbers[node] = numbers.count
        lowest[node] = numbers[node]
        stack.append(node)
        onStack.insert(node)
        work.append((node, graph.edges(of: node).map { Int($0.target) }.filter(isIn), 0))
      }
      open(root)
      while var frame = work.popLast() {
        if frame.next < frame.targets.count {
          let target = frame.targets[frame.next]
          frame.next += 1
          work.append(frame)
          if numbers[target] == nil {
            open(target)
          } else if onStack.contains(target) {
            lowest[frame.node] = min(lowest[frame.node] ?? 0, numbers[target] ?? 0)
          }
          continue
        }
        if let parent = work.last?.node {
          lowest[parent] = min(lowest[parent] ?? 0, lowest[frame.node] ?? 0)
        }
        guard lowest[frame.node] == numbers[frame.node] else { continue }
        var members = Set<Int>()
        while let last = stack.popLast() {
          onStack.remove(last)
          members.insert(last)
          if last == frame.node { break }
        }
        guard members.count > 1 || frame.targets.contains(frame.node) else { continue }
        for member in members { found[member] = members }
      }
    }
    return found
  }
}
