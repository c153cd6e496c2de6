#if canImport(ArcoTesting)  // Probes/Portable compiles this file without it.
  import ArcoTesting
#endif

/// An event of a generated history; effects are named by the number of their arrival.
enum QueueEvent: Equatable {
  case arrive
  case finish(Int)
  case fail(Int)
  case sent(Int)
  case cancel([Int])
  case cancelAll
  case pass(Int)
}

/// What happens to one queue, in order.
struct QueueHistory {
  var policy: PlainPolicy
  var events: [QueueEvent]

  /// Draws a policy and up to so many events.
  init(_ seeded: inout SeededRandom, atMost most: Int = 40) {
    policy = PlainPolicy(&seeded)
    let count = 1 + seeded.below(most)
    events = []
    for _ in 0..<count {
      let someone = seeded.below(16)
      switch seeded.below(12) {
      case 0..<5: events.append(.arrive)
      case 5, 6: events.append(.finish(someone))
      case 7: events.append(.fail(someone))
      case 8: events.append(.sent(someone))
      case 9: events.append(.cancel((0...seeded.below(3)).map { _ in seeded.below(16) }))
      case 10: events.append(seeded.chance(20) ? .cancelAll : .arrive)
      default: events.append(.pass(1 + seeded.below(6)))
      }
    }
  }

  /// This history with one more event, for each of its moments and each effect that has come by then.
  var disturbed: [QueueHistory] {
    var histories: [QueueHistory] = []
    var arrived = 0
    for point in 0...events.count {
      let each = (0..<arrived).flatMap { [QueueEvent.fail($0), .finish($0), .cancel([$0])] }
      for event in each + [.cancelAll] {
        var history = self
        history.events.insert(event, at: point)
        histories.append(history)
      }
      if point < events.count, events[point] == .arrive { arrived += 1 }
    }
    return histories
  }

}

#if !hasFeature(Embedded)
  extension QueueHistory: CustomStringConvertible {
    var shrunk: [QueueHistory] {
      lackingOne(events).map { fewer in
        var history = self
        history.events = fewer
        return history
      }
    }

    var description: String { "\(policy): \(events)" }
  }
#endif
