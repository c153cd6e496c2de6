/// Runs the random histories of the queue machine that `QueuePropertyTests` runs, some with one more failure, end
/// or cancellation at each point; returns the first seed whose history does not go as in the plain model, or -1.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  for seed in 0..<1_500 {
    var seeded = SeededRandom(seed: UInt64(seed))
    var histories = [QueueHistory(&seeded)]
    if seed < 40 {
      var seeded = SeededRandom(seed: UInt64(seed))
      histories += QueueHistory(&seeded, atMost: 12).disturbed
    }
    for history in histories where history.failure != nil { return Int32(seed) }
  }
  return -1
}
