import Observation

/// An object without visible properties that SwiftUI observes as a whole.
///
/// It is written by hand and not with `@Observable`, because the observed state lives in the
/// driver's tree. This object only registers reads and reports changes.
@MainActor
final class Watched: Observable {
  private let registrar = ObservationRegistrar()

  private var version: Void { () }

  /// Registers a read, so that the view that is being evaluated runs again after a change.
  func look() { registrar.access(self, keyPath: \.version) }

  /// Reports a change to all views that have registered a read.
  func change() { registrar.withMutation(of: self, keyPath: \.version) {} }
}
