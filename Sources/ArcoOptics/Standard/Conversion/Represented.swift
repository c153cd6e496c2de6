extension StandardOptics {
  /// The prism from a raw value to the value that it represents.
  ///
  /// - Value: the represented type, such as an enum with raw values.
  ///
  ///     let grind = Lens(\Row.code).represented(as: Grind.self)
  ///     grind.extract(row)                       // nil for a code that no grind has
  ///
  /// Laws: those of ``PrismOptic``; checked by `RepresentedTests`. They rely on the requirement of
  /// `RawRepresentable` that a value's raw value creates the value again. A raw value that would
  /// come back changed, for instance because an initialiser clamps it, represents nothing. Raw
  /// values are compared by `==`: a text with a combining accent equals the precomposed text of a
  /// case, and comes back as the latter. `Parsed` compares bytes instead.
  /// - Complexity: that of the initialiser and of one comparison.
  public struct Represented<Value: RawRepresentable>: PrismOptic where Value.RawValue: Equatable {
    /// The raw value.
    public typealias Whole = Value.RawValue
    /// The represented value.
    public typealias Part = Value

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns the value that the raw value represents, or nil if there is none.
    @inlinable
    public func extract(_ whole: Value.RawValue) -> Value? {
      guard let value = Value(rawValue: whole), value.rawValue == whole else { return nil }
      return value
    }

    /// Returns the raw value.
    @inlinable
    public func embed(_ part: Value) -> Value.RawValue { part.rawValue }
  }
}

extension Optic {
  /// The optic to the value that the raw value represents, if there is one: see
  /// ``StandardOptics/Represented``.
  @inlinable
  public func represented<Value: RawRepresentable>(
    as type: Value.Type = Value.self
  ) -> StandardOptics.Then<Self, StandardOptics.Represented<Value>>
  where Value.RawValue: Equatable, Part == Value.RawValue {
    appending(StandardOptics.Represented())
  }
}
