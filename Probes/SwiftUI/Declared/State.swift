// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@frozen @propertyWrapper public struct State<Value>: DynamicProperty, StateHolder {
  let cell: StateCell<Value>
  var anyCell: any AnyStateCell { cell }

  public init(wrappedValue value: Value) { cell = StateCell(value) }
  public var wrappedValue: Value {
    get { cell.current }
    nonmutating set { cell.current = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(cell.location) }
}

extension State: @unchecked Sendable where Value: Sendable {}

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: AnyBinding {
  let location: Location<Value>
  // The value when the binding was made.
  let value: Value
  // The transaction of its writes.
  var written = Transaction()

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    // Called in the body of a view and from a control, and so where they are isolated to.
    self.init(
      Location(
        get: unsafeBitCast(get, to: (() -> Value).self),
        set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)))
  }
  public var wrappedValue: Value {
    get { Updating.value(of: self) }
    nonmutating set { location.set(newValue, written) }
  }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = Binding<Subject>(location.projecting(keyPath))
    part.written = written
    return part
  }

  init(_ location: Location<Value>) {
    self.location = location
    value = location.get()
  }

  /// Writes with a transaction, or with the binding's own if the transaction is empty.
  func put(_ value: Value, _ transaction: Transaction) {
    location.set(value, transaction.set == nil ? written : transaction)
  }
}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var animated = self
    animated.written.animation = animation
    return animated
  }
}

@frozen public struct Transaction {
  // Nil if the transaction does not say anything of an animation.
  var set: Animation??

  public var animation: Animation? {
    get { set ?? nil }
    set { set = .some(newValue) }
  }
  public init() {}
  public init(animation: Animation?) { set = .some(animation) }
}

@frozen public struct Animation: Equatable, Sendable {
  let name = "default"
  public static let `default` = Animation()
}

extension View {
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    changed { place in
      var transaction = place.node.transaction
      transform(&transaction)
      return nil
    }
  }

  nonisolated public func transition(_ t: AnyTransition) -> some View { changed { _ in nil } }
}

@frozen public struct AnyTransition {
  public static var slide: AnyTransition { AnyTransition() }
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Updating.transaction
  // In an app that is linked for iOS 17 or later, a transaction is merged into the one around it.
  if transaction.set != nil { Updating.transaction = transaction }
  defer { Updating.transaction = outer }
  return try body()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }
