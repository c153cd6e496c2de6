/// The effects of a component that wait until SwiftUI has finished the present update of its views.
///
/// SwiftUI makes a component's views during an update. An effect that started then could change
/// other views, which SwiftUI forbids during an update.
final class DeferredEffects {
  private var waiting: [() -> Void]? = []

  /// Starts an effect, or stores it until ``open()``.
  func take(_ begin: @escaping () -> Void) {
    if waiting == nil { begin() } else { waiting?.append(begin) }
  }

  /// Starts the stored effects in order. From then on, effects start immediately.
  func open() {
    guard let begins = waiting else { return }
    waiting = nil
    for begin in begins { begin() }
  }
}
