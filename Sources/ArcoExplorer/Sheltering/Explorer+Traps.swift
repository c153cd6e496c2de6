@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Explorer {
  /// The steps that end the program, found by walks in child processes: each goes on without those
  /// that were found before.
  ///
  /// - Returns: the traps, and how long a user may wait at a time in the walk that they are of.
  func findTraps(_ plan: WalkPlan) -> (traps: [Trap], pace: Duration?) {
    var traps: [Trap] = []
    var pace: Duration?
    while traps.count < Self.mostTraps {
      let (outcome, next) = Shelter.run { shelter in
        if let pace { shelter.note(pace) }
        _ = try? go(plan, pace, traps, shelter, .none)
      }
      if next != pace { (traps, pace) = ([], next) }
      guard case .trapped(let trap) = outcome, !traps.contains(trap) else { break }
      traps.append(trap)
    }
    return (traps, pace)
  }

  /// With how many traps a walk ends.
  static var mostTraps: Int { 20 }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Journey {
  /// Notes each step in a child process before it is taken.
  func shelter(in shelter: Shelter) {
    for scout in scouts { scout.alert = { shelter.note($0, $1) } }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walk {
  /// Asks whether no step ends the program: by a precondition, an overflow, an index out of bounds,
  /// or by going on for ever.
  ///
  ///     let walk = try explorer.walk(sheltered: true)
  ///     #expect(walk.nothingTraps().holds)
  ///
  /// It needs a sheltered walk, as any other one would have been ended by the trap.
  public func nothingTraps() -> Verdict {
    let claim = "nothing traps"
    let known = traps.map { trap in (trap: trap, edges: edges(to: trap)) }
    guard let first = known.min(by: { $0.edges.count < $1.edges.count }) else {
      return isSheltered
        ? unopposed(claim)
        : Verdict(claim, .undecided, reason: "walk it sheltered: explorer.walk(sheltered: true)")
    }
    let way = Way(
      first.edges.map { text(of: $0) },
      codes: { self.codes(ofTrapping: first.edges) },
      isReplayed: { self.trapsAgain(first.edges) })
    return Verdict(claim, .refuted, way, reason: first.trap.message)
  }

  /// The steps up to a trap, with the one that traps.
  private func edges(to trap: Trap) -> [Int] {
    let node = Int(trap.node)
    let way = graph.way(to: node)
    return trap.move < 0 ? way : way + [Int(graph.spans[node].first + trap.move)]
  }
}
