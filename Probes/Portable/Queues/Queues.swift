/// Runs the random histories of the queue machine that `QueuePropertyTests` runs; returns the first seed
/// whose history does not go as in the plain model, or -1.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure(_ seeds: Int32) -> Int32 {
  for seed in 0..<seeds {
    var seeded = Seeded(UInt64(seed))
    if QueueHistory(&seeded).failure != nil { return seed }
  }
  return -1
}

/// The same, with one more failure, end or cancellation at each point of some.
@_expose(wasm, "firstDisturbed")
@_cdecl("firstDisturbed")
public func firstDisturbed(_ seeds: Int32) -> Int32 {
  for seed in 0..<seeds {
    var seeded = Seeded(UInt64(seed))
    for history in QueueHistory(&seeded, atMost: 12).disturbed where history.failure != nil {
      return seed
    }
  }
  return -1
}
