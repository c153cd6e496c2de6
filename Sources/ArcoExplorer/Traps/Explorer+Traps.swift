@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Explorer {
  /// Finds the steps that trap by walks in child processes. Each walk leaves out the traps found
  /// before.
  ///
  /// - Returns: the traps, and the waiting time of the user in the walk to which they belong.
  func findTraps(_ plan: WalkPlan) -> (traps: [Trap], pace: Duration?) {
    var traps: [Trap] = []
    var pace: Duration?
    while traps.count < Self.mostTraps {
      let (outcome, next) = ForkedProcess.run { child in
        if let pace { child.note(pace) }
        _ = try? go(plan, pace, traps, child, .none)
      }
      if next != pace { (traps, pace) = ([], next) }
      guard case .trapped(let trap) = outcome, !traps.contains(trap) else { break }
      traps.append(trap)
    }
    return (traps, pace)
  }

  /// The number of traps after which a walk ends.
  static var mostTraps: Int { 20 }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RunningWalk {
  /// Records each step in shared memory before it is taken in a child process.
  func recordSteps(in child: ForkedProcess) {
    for visitor in visitors { visitor.alert = { child.note($0, $1) } }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// Checks that no step traps: by a precondition, an overflow, an index out of bounds, or an
  /// endless loop of more than 10 seconds.
  ///
  ///     let walk = try explorer.walk(sheltered: true)
  ///     #expect(walk.nothingTraps().holds)
  ///
  /// The walk has to be sheltered, because a trap ends the process of any other walk.
  public func nothingTraps() -> Verdict {
    let claim = "nothing traps"
    let known = traps.map { trap in (trap: trap, edges: edges(to: trap)) }
    guard let first = known.min(by: { $0.edges.count < $1.edges.count }) else {
      return isSheltered
        ? unopposed(claim)
        : Verdict(
          claim, .undecided, reason: "the walk has to be sheltered: explorer.walk(sheltered: true)")
    }
    let way = Way(
      first.edges.map { text(of: $0) },
      codes: { self.codes(ofTrapping: first.edges) },
      isReplayed: { self.trapsAgain(first.edges) })
    return Verdict(claim, .refuted, way, reason: first.trap.message)
  }

  /// Returns the steps up to a trap, including the step that traps.
  private func edges(to trap: Trap) -> [Int] {
    let node = Int(trap.node)
    let way = graph.way(to: node)
    return trap.move < 0 ? way : way + [Int(graph.spans[node].first + trap.move)]
  }
}
