/// Work that lasts until it is cancelled, and says so.
final class LongWork: Sendable {
  private let begun = AsyncStream.makeStream(of: Void.self)
  private let cancelled = AsyncStream.makeStream(of: Void.self)

  var world: BoardWorld {
    BoardWorld(work: { [begun, cancelled] in
      begun.continuation.finish()
      // Never yields; ends when the task is cancelled.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      cancelled.continuation.finish()
    })
  }

  /// Returns once the work has begun.
  func hasBegun() async { for await _ in begun.stream {} }

  /// Returns once the work was cancelled; else the test does not end.
  func wasCancelled() async { for await _ in cancelled.stream {} }
}
