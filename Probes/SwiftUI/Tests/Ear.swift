import Synchronization

/// Counts the effects that have begun.
final class Ear: Sendable {
  private let count = Mutex(0)
  private let first = AsyncStream.makeStream(of: Void.self)

  var begun: Int { count.withLock { $0 } }

  func hear() {
    count.withLock { $0 += 1 }
    first.continuation.finish()
  }

  /// Returns once the first has begun.
  func heardOnce() async { for await _ in first.stream {} }
}
