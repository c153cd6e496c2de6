#if !hasFeature(Embedded)
  extension Queue: CustomStringConvertible {
    /// The name and the policy: `queue "search": debounce of 0.3 seconds, latest 1`. Here only the
    /// latest effect runs; it cancels an older one.
    public var description: String { "queue \(name): \(policy)" }
  }

  extension Queue.Policy: CustomStringConvertible {
    /// The gate, the room and the spacing in words: `debounce of 0.3 seconds, latest 1`.
    public var description: String {
      let gate: String? =
        switch self.gate {
        case .open: nil
        case .debounce(let wait): "debounce of \(wait)"
        case .throttle(let window, let pick): "throttle of \(window), \(pick)"
        }
      let room =
        switch self.room {
        case .merge: "merge"
        case .waiting(1): "concat"
        case .waiting(let max): "concurrent \(max)"
        case .latest(let max): "latest \(max)"
        case .oldest(let max): "oldest \(max)"
        case .race: "race"
        }
      return [gate, room, spacing.map { "spaced by \($0)" }].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  extension Queue.Decision: CustomStringConvertible {
    /// The decision in words: `0.3 seconds: effect 1 "save" of queue "saves" waits`.
    public var description: String {
      "\(time): effect \(number)\(id.map { " \($0)" } ?? "") of queue \(queue) \(verdict)"
    }
  }
#endif
