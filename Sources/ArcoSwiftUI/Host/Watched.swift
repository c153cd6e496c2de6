import Observation

/// One thing that Observation watches as a whole.
///
/// It is made by hand and not with `@Observable`: what is watched lives in the driver's tree, and
/// this object only notes who looked at it and when it changed.
@MainActor
final class Watched: Observable {
  private let registrar = ObservationRegistrar()

  private var version: Void { () }

  /// Notes that whoever is tracked at the moment depends on this.
  func look() { registrar.access(self, keyPath: \.version) }

  /// Tells those who looked.
  func change() { registrar.withMutation(of: self, keyPath: \.version) {} }
}
