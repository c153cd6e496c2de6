extension Contest {
  /// Prints what is asked of the contest but the ratio.
  @MainActor func measure() {
    guard figures.contains(Allocations.areCounted ? .allocations : .time) else { return }
    if figures.contains(.byHand), let hand { measure(hand(), "_by_hand") }
    if figures.contains(.byHand), let least { measure(least(), "_least") }
    measure(arco(), "")
  }

  private func measure(_ operation: Operation, _ ending: String) {
    let turns = operation.prepare == nil ? Self.turns(toFill: operation) : counts.many
    if figures.contains(.time), !Allocations.areCounted {
      let times = (0..<15).map { _ in Self.time(operation, turns) / Double(turns) }
      report("\(name)_ns\(ending)", times, "ns")
    }
    if figures.contains(.allocations), Allocations.areCounted {
      var made = 0
      operation.turns(0..<turns) { work in made += Allocations.of(work).made }
      report("\(name)_allocations\(ending)", Double(made) / Double(turns), "allocations")
    }
  }

  private static func time(_ operation: Operation, _ turns: Int) -> Double {
    var time = 0.0
    operation.turns(0..<turns) { work in time += nanoseconds(work) }
    return time
  }

  /// How many turns take two milliseconds; the search also warms caches and storage up.
  private static func turns(toFill operation: Operation) -> Int {
    var turns = 16
    while turns < 1 << 24, time(operation, turns) < 2e6 { turns *= 2 }
    return turns
  }
}

extension Allocations {
  /// Counts what one of many operations takes, after as many have warmed storage up.
  public static func each(_ operation: Contest.Run) -> (made: Double, bytes: Double) {
    let turns = 1_000
    for turn in 0..<turns { operation(turn) }
    let all = of { for turn in 0..<turns { operation(turn) } }
    return (Double(all.made) / Double(turns), Double(all.bytes) / Double(turns))
  }
}
