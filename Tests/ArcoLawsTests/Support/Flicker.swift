import ArcoCore

/// What makes a function impure: counts its calls.
final class Flicker: Sendable {
  private let calls = Locked(0)

  func next() -> Int {
    calls.withLock { calls in
      calls += 1
      return calls
    }
  }
}
