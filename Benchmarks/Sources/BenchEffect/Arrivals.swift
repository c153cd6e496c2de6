/// Waits on the main actor until so many results have come.
@MainActor final class Arrivals {
  private var missing = 0
  private var waiting: UnsafeContinuation<Void, Never>?

  func arrive() {
    missing -= 1
    if missing == 0 { waiting?.resume() }
  }

  func wait(for count: Int, after start: () -> Void) async {
    await withUnsafeContinuation { continuation in
      missing = count
      waiting = continuation
      start()
    }
  }
}
