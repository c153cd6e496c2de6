/// Runs work and returns how many nanoseconds it took.
public func nanoseconds(_ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  return clock.measure(work).nanoseconds
}

/// Runs asynchronous work and returns how many nanoseconds it took.
public func nanoseconds(
  isolation: isolated (any Actor)? = #isolation, _ work: () async -> Void
) async -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  await work()
  return start.duration(to: clock.now).nanoseconds
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// The middle one of some samples.
public func median(_ samples: [Double]) -> Double {
  let sorted = samples.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// Keeps a value, and the work that made it, from being optimised away.
@inline(never) @_optimize(none)
public func keep<Value>(_ value: Value) {}
