extension StandardOptics {
  /// The prism from a raw value to what it represents.
  ///
  /// - Value: what is represented, an enum with raw values for example.
  ///
  ///     let grind = Lens(\Row.code).represented(as: Grind.self)
  ///     grind.extract(row)                       // nil for a code that no grind has
  ///
  /// Laws: those of ``PrismOptic``; checked by `RepresentedTests`. They need what `RawRepresentable`
  /// asks for, that a value's raw value makes the value again. A raw value that would come back as
  /// another one, where an initialiser clamps for example, is not taken for a representation. Raw values are
  /// compared by `==`: a text with a combining accent is taken for the one that a case is written with, and
  /// comes back as that. `Parsed` compares bytes.
  /// - Complexity: that of the initialiser and of one comparison.
  public struct Represented<Value: RawRepresentable>: PrismOptic where Value.RawValue: Equatable {
    /// What represents.
    public typealias Whole = Value.RawValue
    /// What is represented.
    public typealias Part = Value

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns what the raw value represents, or nil where it represents nothing.
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
  /// The optic to the value that the raw value stands for, where it stands for one: see ``StandardOptics/Represented``.
  @inlinable
  public func represented<Value: RawRepresentable>(
    as type: Value.Type = Value.self
  ) -> StandardOptics.Then<Self, StandardOptics.Represented<Value>>
  where Value.RawValue: Equatable, Part == Value.RawValue {
    appending(StandardOptics.Represented())
  }
}
