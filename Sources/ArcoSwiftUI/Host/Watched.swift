import Observation

/// An object without visible properties that SwiftUI observes as a whole.
///
/// It is written by hand and not with `@Observable`, because the observed state lives in the
/// driver's tree. This object only registers reads and reports changes.
@MainActor
final class Watched: Observable {
  private let registrar = ObservationRegistrar()

  private var version: Void { () }
  private var writes: Void { () }

  /// Registers a read, so that the view that is being evaluated runs again after a change.
  func look() { registrar.access(self, keyPath: \.version) }

  /// Reports a change to all views that have registered a read.
  func change() {
    registrar.withMutation(of: self, keyPath: \.version) {}
    noteWrite()
  }

  /// Registers a read, so that the view that is being evaluated runs again after a change and after a write.
  func lookAtWrites() {
    look()
    registrar.access(self, keyPath: \.writes)
  }

  /// Reports a write of the state that leaves its view unchanged. Only views that have called
  /// ``lookAtWrites()`` run again.
  func noteWrite() { registrar.withMutation(of: self, keyPath: \.writes) {} }
}
