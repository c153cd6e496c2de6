/// Where the value of a binding is: what tells one binding from another.
///
/// As OpenSwiftUI reads SwiftUI (`Binding.swift`, `FunctionalLocation.swift`): a binding is a location and the value
/// that it had when it was made. So it is equal to itself, whatever its closures would now return.
@usableFromInline final class Location<Value> {
  let get: () -> Value
  let set: (Value, Transaction) -> Void
  private var projections: [AnyKeyPath: AnyObject] = [:]

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// The location of a part: the same for the same part.
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
  /// The location, and what is there now.
  var read: (location: ObjectIdentifier, value: Any) { get }
}

extension Binding {
  var read: (location: ObjectIdentifier, value: Any) {
    (ObjectIdentifier(location), location.get())
  }
}

/// The view whose body runs.
///
/// Until it has run, a binding has the value that was read when the view began, if the view holds the binding; else
/// the value with which the binding was made. So OpenSwiftUI reads SwiftUI: `Binding.readValue()`, `Binding.Box.update`.
enum Updating {
  /// Set and read on the main actor alone, where views run.
  nonisolated(unsafe) static var held: [ObjectIdentifier: Any]?
  /// The graph of that view.
  nonisolated(unsafe) static var graph: Graph?
  /// The transaction of the change that is being made.
  nonisolated(unsafe) static var transaction = Transaction()

  static func value<Value>(of binding: Binding<Value>) -> Value {
    guard let held else { return binding.location.get() }
    return held[ObjectIdentifier(binding.location)] as? Value ?? binding.value
  }
}
