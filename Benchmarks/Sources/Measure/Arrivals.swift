/// Waits on the main actor until so many results have come.
///
/// `@unchecked Sendable`: both stores are the main actor's, and so is whoever waits.
public final class Arrivals: @unchecked Sendable {
  private var missing = 0
  private var waiting: UnsafeContinuation<Void, Never>?

  /// Makes one that waits for nothing yet.
  public init() {}

  /// Notes a result, on the main actor.
  public func arrive() {
    missing -= 1
    if missing == 0 { waiting?.resume() }
  }

  /// Starts something and waits for so many results of it.
  @MainActor public func wait(for count: Int, after start: () -> Void) async {
    await withUnsafeContinuation { continuation in
      missing = count
      waiting = continuation
      start()
    }
  }
}
