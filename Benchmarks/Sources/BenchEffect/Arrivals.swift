/// Waits on the main actor until so many results have come.
///
/// `@unchecked Sendable`: both stores are the main actor's, and so is whoever waits.
final class Arrivals: @unchecked Sendable {
  private var missing = 0
  private var waiting: UnsafeContinuation<Void, Never>?

  func arrive() {
    missing -= 1
    if missing == 0 { waiting?.resume() }
  }

  @MainActor func wait(for count: Int, after start: () -> Void) async {
    await withUnsafeContinuation { continuation in
      missing = count
      waiting = continuation
      start()
    }
  }
}
