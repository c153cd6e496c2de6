/// The location of a binding's value, which is the identity of the binding.
///
/// A binding is a location, and the value at the time when the binding was made. So a binding
/// equals itself, whatever its closures return now. (This is how OpenSwiftUI understands SwiftUI:
/// `Binding.swift`, `FunctionalLocation.swift`.)
@usableFromInline final class Location<Value> {
  let get: () -> Value
  let set: (Value, Transaction) -> Void
  private var projections: [AnyKeyPath: AnyObject] = [:]

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// Returns the location of a part; always the same for one part.
  func projecting<Part>(_ part: WritableKeyPath<Value, Part>) -> Location<Part> {
    if let known = projections[part] as? Location<Part> { return known }
    let made = Location<Part>(
      get: { [get] in get()[keyPath: part] },
      set: { [get, set] new, transaction in
        var value = get()
        value[keyPath: part] = new
        set(value, transaction)
      })
    projections[part] = made
    return made
  }
}

protocol AnyBinding {
  /// The location, and its current value.
  var read: (location: ObjectIdentifier, value: Any) { get }
}

extension Binding {
  var read: (location: ObjectIdentifier, value: Any) {
    (ObjectIdentifier(location), location.get())
  }
}

/// The view whose body is running.
///
/// During the run, a binding that the view holds has the value that was read before the run; any
/// other binding has the value with which it was made. (This is how OpenSwiftUI understands
/// SwiftUI: `Binding.readValue()`, `Binding.Box.update`.)
enum Updating {
  /// The values of the view's bindings, by location; nil if no body is running. Used only on the
  /// main actor, where views run.
  nonisolated(unsafe) static var held: [ObjectIdentifier: Any]?
  /// The graph of the view.
  nonisolated(unsafe) static var graph: Graph?
  /// The transaction of the change that is being made.
  nonisolated(unsafe) static var transaction = Transaction()

  static func value<Value>(of binding: Binding<Value>) -> Value {
    guard let held else { return binding.location.get() }
    return held[ObjectIdentifier(binding.location)] as? Value ?? binding.value
  }
}
