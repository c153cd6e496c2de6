@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  func moment(_ node: Int) -> Reached<State> {
    Reached(
      state: graph.states[node], flight: graph.flights[Int(graph.flightOf[node])],
      screen: screen(of: node))
  }

  /// The answer where nothing was found that speaks against a claim.
  func unopposed(_ claim: String) -> Verdict {
    if isUnread {
      return Verdict(
        claim, .undecided, reason: "there are pages that were not shown, or differ when shown again"
      )
    }
    if let first = leftOut.first { return Verdict(claim, .undecided, reason: first) }
    return Verdict(claim, .holds, reason: sampleText)
  }

  /// The same for claims about ways on, which a step that traps may be.
  func unopposedByTraps(_ claim: String) -> Verdict {
    if traps.isEmpty { return unopposed(claim) }
    return Verdict(claim, .undecided, reason: "there is \(trapText): see nothingTraps()")
  }

  var boundText: String {
    switch bound {
    case nil: ""
    case .depth(let depth): "there are states behind depth \(depth)"
    case .traps(let most): "\(most) steps trap, and the walk ended there"
    case .states(let most):
      "there are more than \(most) states" + (growth.isEmpty ? "" : "; \(growth[0])")
    }
  }

  /// Asks whether something holds in every state.
  ///
  ///     walk.always("who waits can go back") { !$0.shows("Saving…") || $0.offers("Cancel") }
  ///
  /// - Complexity: a call for each state.
  public func always(_ claim: String, _ isSo: (Reached<State>) -> Bool) -> Verdict {
    for node in 0..<graph.count where !isSo(moment(node)) {
      return Verdict(claim, .refuted, way(to: node))
    }
    return unopposed(claim)
  }

  /// Asks whether something holds in no state.
  public func never(_ claim: String, _ isSo: (Reached<State>) -> Bool) -> Verdict {
    always(claim) { !isSo($0) }
  }

  /// Asks whether something happens at all: its way is the shortest to where it does.
  public func sometimes(_ claim: String, _ isSo: (Reached<State>) -> Bool) -> Verdict {
    for node in 0..<graph.count where isSo(moment(node)) {
      return Verdict(claim, .holds, way(to: node))
    }
    let verdict = unopposed(claim)
    return verdict.holds ? Verdict(claim, .refuted, reason: sampleText) : verdict
  }

  /// Asks whether something can be reached from every state: whether there is always a way to it.
  ///
  ///     walk.fromEverywhere("one can log in") { $0.offers("Log in") }
  public func fromEverywhere(
    _ claim: String, canReach isThere: (Reached<State>) -> Bool
  ) -> Verdict {
    let goals = (0..<graph.count).filter { isThere(moment($0)) }
    let open = (0..<graph.count).filter { isOpen($0) }
    let mayReach = backwards(from: goals + open)
    if let lost = mayReach.firstIndex(of: false) {
      return Verdict(claim, .refuted, way(to: lost), reason: "from there is no way to it")
    }
    return unopposedByTraps(claim)
  }

  /// Asks whether each state has a step that leads to another one.
  ///
  /// - Parameter isEnd: where the component may end.
  public func hasNoDeadEnds(
    _ claim: String = "there is always a way on",
    except isEnd: (Reached<State>) -> Bool = { _ in false }
  ) -> Verdict {
    for node in 0..<graph.count where !isOpen(node) && !isEnd(moment(node)) {
      if !graph.edges(of: node).contains(where: { Int($0.target) != node }) {
        return Verdict(
          claim, .refuted, way(to: node), reason: "every step leads back to where it is")
      }
    }
    return unopposedByTraps(claim)
  }

  /// Asks whether something holds from one event on up to another.
  ///
  ///     walk.after(
  ///       "one stays logged in", { $0.shows("Welcome") }, until: { $0.shows("Logging out") },
  ///       always: { $0.offers("Log out") })
  public func after(
    _ claim: String, _ begins: (Reached<State>) -> Bool, until ends: (Reached<State>) -> Bool,
    always isSo: (Reached<State>) -> Bool
  ) -> Verdict {
    // Each state counts twice: while it has to hold, and while not.
    func next(_ node: Int, _ wasOn: Bool) -> Bool {
      let moment = moment(node)
      return !ends(moment) && (wasOn || begins(moment))
    }
    var from: [Int: (place: Int, edge: Int)] = [:]
    let start = next(0, false) ? 1 : 0
    var queue = [start]
    var seen = Set(queue)
    var index = 0
    while index < queue.count {
      let place = queue[index]
      index += 1
      let (node, isOn) = (place / 2, place % 2 == 1)
      if isOn, !isSo(moment(node)) {
        var edges: [Int] = []
        var at = place
        while let step = from[at] {
          edges.append(step.edge)
          at = step.place
        }
        return Verdict(claim, .refuted, way(edges.reversed()))
      }
      let edges = graph.edges(of: node)
      for edge in edges.indices {
        let target = Int(edges[edge].target)
        let place2 = target * 2 + (next(target, isOn) ? 1 : 0)
        guard seen.insert(place2).inserted else { continue }
        from[place2] = (place, edge)
        queue.append(place2)
      }
    }
    return unopposed(claim)
  }

  /// Whether each state has a way to one of some states.
  private func backwards(from goals: [Int]) -> [Bool] {
    var sources = [[Int32]](repeating: [], count: graph.count)
    for node in 0..<graph.count {
      for edge in graph.edges(of: node) { sources[Int(edge.target)].append(Int32(node)) }
    }
    var isMarked = [Bool](repeating: false, count: graph.count)
    var todo = goals
    for goal in goals { isMarked[goal] = true }
    while let node = todo.popLast() {
      for source in sources[node] where !isMarked[Int(source)] {
        isMarked[Int(source)] = true
        todo.append(Int(source))
      }
    }
    return isMarked
  }
}
