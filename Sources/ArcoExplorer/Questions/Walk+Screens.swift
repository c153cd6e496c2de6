import ArcoWebTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// Checks that every control has an accessible name.
  public func everyControlHasAName() -> Verdict {
    firstScreen("every control has a name") { screen in
      screen.controls.first { $0.name.isEmpty }.map { "a \($0.role) has no name" }
    }
  }

  /// Checks that no two elements of a page have the same id.
  public func idsAreUnique() -> Verdict {
    firstScreen("ids are unique") { screen in
      screen.screen?.repeatedIDs.first.map { "more than one element has the id \($0)" }
    }
  }

  /// Checks that no driver or page reported a problem: every failure of an effect was handled, no
  /// input was sent to a part that had gone, and the browser shows what the page contains.
  public func hasNoProblems() -> Verdict {
    let claim = "there is no problem"
    guard let first = problems.first else { return unopposed(claim) }
    let edges = first.edge.map { edge in
      graph.way(to: graph.source(of: edge)) + [edge]
    }
    return Verdict(
      claim, .refuted, edges.map { way($0) } ?? way(to: first.node), reason: first.text)
  }

  /// Checks that one step undoes other steps. After each of the other steps, the undoing step has
  /// to be available, and has to restore a part of the state.
  ///
  ///     walk.takesBack("click \"Undo\"", { $0.hasPrefix("put") }, seeing: { $0.text })
  ///
  /// - Parameters:
  ///   - undo: the text of the undoing step, as in ``Way/steps``.
  ///   - isUndone: selects the steps to undo by their texts. Steps that change nothing in `look` do
  ///     not count.
  ///   - look: returns the part of the state that the undoing step has to restore.
  public func takesBack<Seen: Equatable>(
    _ undo: String, _ isUndone: (String) -> Bool, seeing look: (State) -> Seen
  ) -> Verdict {
    let claim = "\(undo) takes back what was done"
    var isOpen = false
    for node in 0..<graph.count {
      let before = look(graph.states[node])
      let edges = graph.edges(of: node)
      for edge in edges.indices where edges[edge].isOfUser && isUndone(text(of: edge)) {
        let middle = Int(edges[edge].target)
        guard look(graph.states[middle]) != before else { continue }
        guard graph.isExpanded(middle) else {
          isOpen = true
          continue
        }
        let back = graph.edges(of: middle)
        guard let step = back.indices.first(where: { text(of: $0) == undo }) else {
          return Verdict(
            claim, .refuted, way(graph.way(to: node) + [edge]),
            reason: "the step is not offered there")
        }
        guard look(graph.states[Int(back[step].target)]) == before else {
          return Verdict(claim, .refuted, way(graph.way(to: node) + [edge, step]))
        }
      }
    }
    return isOpen && isComplete
      ? Verdict(claim, .undecided, reason: "some steps were not taken")
      : unopposedByTraps(claim)
  }

  private func firstScreen(_ claim: String, _ fault: (Reached<State>) -> String?) -> Verdict {
    var seen = Set<Int?>()
    for node in 0..<graph.count where seen.insert(screenNumber(of: node)).inserted {
      if let reason = fault(moment(node)) {
        return Verdict(claim, .refuted, way(to: node), reason: reason)
      }
    }
    return unopposed(claim)
  }
}
