import ArcoCore

#if canImport(ArcoTesting)  // Probes/Portable compiles this file without it.
  import ArcoTesting
#endif

/// A policy in the model's words.
struct PlainPolicy {
  enum Room: CaseIterable {
    case merge
    case waiting
    case latest
    case oldest
    case race
  }

  let room: Room
  let limit: Int
  var debounce: Int?
  var throttle: Int?
  var picksFirst = false
  var spacing: Int?

  init(_ seeded: inout SeededRandom) {
    room = Room.allCases[seeded.below(Room.allCases.count)]
    limit = room == .merge || room == .race ? .max : 1 + seeded.below(4)
    if seeded.chance(20) { debounce = seeded.below(8) }
    if debounce == nil, seeded.chance(30) { throttle = seeded.below(8) }
    picksFirst = seeded.chance(50)
    if seeded.chance(40) { spacing = seeded.below(6) }
  }

  var policy: Queue.Policy {
    var policy: Queue.Policy =
      switch room {
      case .merge: .merge
      case .waiting: limit == 1 ? .concat : .concurrent(limit)
      case .latest: .latest(limit)
      case .oldest: .oldest(limit)
      case .race: .race
      }
    if let debounce { policy = .debounce(.milliseconds(debounce), then: policy) }
    if let throttle {
      policy = .throttle(.milliseconds(throttle), picksFirst ? .first : .latest, then: policy)
    }
    return spacing.map { policy.spaced(by: .milliseconds($0)) } ?? policy
  }
}
