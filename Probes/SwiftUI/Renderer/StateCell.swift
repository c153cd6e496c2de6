import Observation

/// The storage of a `@State`. It belongs to the first view at a place; views that are made later
/// forward to it.
@usableFromInline final class StateCell<Value>: Observable, AnyStateCell {
  /// The initial value.
  let first: Any
  private var value: Value
  private var kept: StateCell?
  private weak var known: Location<Value>?
  private let registrar = ObservationRegistrar()
  private var version: Void { () }

  init(_ value: Value) {
    first = value
    self.value = value
  }

  var current: Value {
    get {
      if let kept { return kept.current }
      registrar.access(self, keyPath: \.version)
      return value
    }
    set {
      if let kept {
        kept.current = newValue
      } else {
        registrar.withMutation(of: self, keyPath: \.version) { value = newValue }
      }
    }
  }

  /// The location of the value, for its bindings.
  var location: Location<Value> {
    if let kept { return kept.location }
    if let known { return known }
    let made = Location<Value>(
      get: { self.current },
      set: { value, written in withTransaction(written) { self.current = value } })
    known = made
    return made
  }

  func forward(to other: any AnyStateCell) { kept = other as? StateCell }
}

protocol AnyStateCell: AnyObject {
  var first: Any { get }

  func forward(to other: any AnyStateCell)
}

/// An object that a view of the renderer keeps. All are equal, so it never makes the view run.
protocol Kept: AnyObject, Equatable {}

extension Kept {
  nonisolated static func == (left: Self, right: Self) -> Bool { true }
}

/// A property wrapper whose value a view keeps.
protocol StateHolder {
  var anyCell: any AnyStateCell { get }
}
