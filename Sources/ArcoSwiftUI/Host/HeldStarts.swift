/// The effects of a component whose views are being made.
///
/// SwiftUI asks for a component's views in the middle of an update. An effect that began there could change what
/// other views show, which SwiftUI forbids. So effects wait until the update is over.
final class HeldStarts {
  private var waiting: [() -> Void]? = []

  /// Begins an effect, or keeps it until ``open()``.
  func take(_ begin: @escaping () -> Void) {
    if waiting == nil { begin() } else { waiting?.append(begin) }
  }

  /// Begins the effects that wait, in order, and each further one at once.
  func open() {
    guard let begins = waiting else { return }
    waiting = nil
    for begin in begins { begin() }
  }
}
