// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@frozen @propertyWrapper public struct FocusState<Value>: DynamicProperty, StateHolder
where Value: Hashable {
  let cell: StateCell<Value>
  var anyCell: any AnyStateCell { cell }

  public init() where Value == Bool { cell = StateCell(false) }
  public init<T>() where Value == T?, T: Hashable { cell = StateCell(nil) }
  public var wrappedValue: Value {
    get { cell.current }
    nonmutating set { cell.current = newValue }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(cell: cell) }

  @frozen @propertyWrapper public struct Binding {
    let cell: StateCell<Value>

    public var wrappedValue: Value {
      get { cell.current }
      nonmutating set { cell.current = newValue }
    }

    func clear() { (cell.first as? Value).map { cell.current = $0 } }
  }
}

extension View {
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    changed { _ in
      .focus(
        isFocused: { binding.wrappedValue == value }, set: { binding.wrappedValue = value },
        clear: { binding.clear() })
    }
  }

  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    changed { place in
      place.node.compare(value, at: place.path, initial: initial, action)
      return nil
    }
  }
}

@frozen @propertyWrapper public struct SceneStorage<Value>: DynamicProperty, StateHolder {
  let cell: StateCell<Value>
  var anyCell: any AnyStateCell { cell }

  public var wrappedValue: Value {
    get { cell.current }
    nonmutating set { cell.current = newValue }
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Data? { cell = StoredScene.cell(key, nil) }
}
