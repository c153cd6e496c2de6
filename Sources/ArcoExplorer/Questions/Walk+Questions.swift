@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  func moment(_ node: Int) -> Reached<State> {
    Reached(
      state: graph.states[node], flight: graph.flights[Int(graph.flightOf[node])],
      screen: screen(of: node))
  }

  /// The verdict for a claim without a counterexample: it holds, unless the walk left something
  /// out.
  func unopposed(_ claim: String) -> Verdict {
    if isUnread {
      return Verdict(
        claim, .undecided,
        reason: "some pages were not rendered, or rendered differently the second time"
      )
    }
    if let first = leftOut.first { return Verdict(claim, .undecided, reason: first) }
    return Verdict(claim, .holds, reason: sampleText)
  }

  /// The same for claims about later states. A step that traps leaves them undecided: after a fix,
  /// the step might lead to further states.
  func unopposedByTraps(_ claim: String) -> Verdict {
    if traps.isEmpty { return unopposed(claim) }
    return Verdict(claim, .undecided, reason: "the walk met \(trapText); see nothingTraps()")
  }

  var boundText: String {
    switch bound {
    case nil: ""
    case .depth(let depth): "there are states beyond depth \(depth)"
    case .traps(let most): "the walk ended after \(most) steps that trap"
    case .states(let most):
      "there are more than \(most) states" + (growth.isEmpty ? "" : "; \(growth[0])")
    }
  }

  /// Checks that a condition is true in every state.
  ///
  ///     walk.always("who waits can go back") { !$0.shows("Saving…") || $0.offers("Cancel") }
  ///
  /// - Complexity: one call of the condition for each state.
  public func always(_ claim: String, _ isSo: (Reached<State>) -> Bool) -> Verdict {
    for node in 0..<graph.count where !isSo(moment(node)) {
      return Verdict(claim, .refuted, way(to: node))
    }
    return unopposed(claim)
  }

  /// Checks that a condition is true in no state.
  public func never(_ claim: String, _ isSo: (Reached<State>) -> Bool) -> Verdict {
    always(claim) { !isSo($0) }
  }

  /// Checks that a condition is true in at least one state. The verdict's way is the shortest to
  /// such a state.
  public func sometimes(_ claim: String, _ isSo: (Reached<State>) -> Bool) -> Verdict {
    for node in 0..<graph.count where isSo(moment(node)) {
      return Verdict(claim, .holds, way(to: node))
    }
    let verdict = unopposed(claim)
    return verdict.holds ? Verdict(claim, .refuted, reason: sampleText) : verdict
  }

  /// Checks that from every state there is a way to a state in which a condition is true.
  ///
  ///     walk.fromEverywhere("one can log in") { $0.offers("Log in") }
  public func fromEverywhere(
    _ claim: String, canReach isThere: (Reached<State>) -> Bool
  ) -> Verdict {
    let goals = (0..<graph.count).filter { isThere(moment($0)) }
    let open = (0..<graph.count).filter { isOpen($0) }
    let mayReach = backwards(from: goals + open)
    if let lost = mayReach.firstIndex(of: false) {
      return Verdict(
        claim, .refuted, way(to: lost), reason: "no steps lead from there to such a state")
    }
    return unopposedByTraps(claim)
  }

  /// Checks that each state has a step to a different state.
  ///
  /// - Parameter isEnd: the states in which the component may end; none by default.
  public func hasNoDeadEnds(
    _ claim: String = "there is always a way on",
    except isEnd: (Reached<State>) -> Bool = { _ in false }
  ) -> Verdict {
    for node in 0..<graph.count where !isOpen(node) && !isEnd(moment(node)) {
      if !graph.edges(of: node).contains(where: { Int($0.target) != node }) {
        return Verdict(
          claim, .refuted, way(to: node), reason: "every step leads back to the same state")
      }
    }
    return unopposedByTraps(claim)
  }

  /// Checks that a condition stays true from one event until another.
  ///
  ///     walk.after(
  ///       "one stays logged in", { $0.shows("Welcome") }, until: { $0.shows("Logging out") },
  ///       always: { $0.offers("Log out") })
  public func after(
    _ claim: String, _ begins: (Reached<State>) -> Bool, until ends: (Reached<State>) -> Bool,
    always isSo: (Reached<State>) -> Bool
  ) -> Verdict {
    // The search visits each state in two modes: while the condition has to be true, and while it
    // need not be.
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

  /// Returns for each state whether there is a way from it to one of the goals.
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
