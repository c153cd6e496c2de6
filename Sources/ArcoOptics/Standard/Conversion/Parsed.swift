extension StandardOptics {
  /// The prism from a text to the value that the text describes.
  ///
  /// - Value: the type of the described value, such as a number.
  ///
  ///     let amount = Lens(\Form.amount).parsed(as: Int.self)
  ///     amount.extract(form)                     // 12 for "12", nil for "twelve" and for "012"
  ///
  /// Laws: those of ``PrismOptic``; checked by `ParsedTests`. To obey them, the prism refuses a
  /// text that is not exactly the description of its value (`"012"`, `"+12"`, `"1e1"`), since
  /// embedding the value would change it. It also refuses a value that does not equal itself
  /// (`"nan"`). The laws rely on the requirement of `LosslessStringConvertible` that a value's
  /// description creates an equal value.
  /// - Precondition: `Value` returns nil for a text that describes nothing. `Character` traps
  ///   instead.
  /// - Complexity: that of parsing and of describing.
  public struct Parsed<Value: LosslessStringConvertible & Equatable>: PrismOptic {
    /// A text.
    public typealias Whole = String
    /// The described value.
    public typealias Part = Value

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns the value that has this description, or nil if there is none.
    @inlinable
    public func extract(_ whole: String) -> Value? {
      // Compares code units: texts that only look alike are different, and no Unicode tables are
      // needed.
      guard
        let value = Value(whole),
        value == value,
        value.description.utf8.elementsEqual(whole.utf8)
      else { return nil }
      return value
    }

    /// Returns the description.
    @inlinable
    public func embed(_ part: Value) -> String { part.description }
  }
}

extension Optic where Part == String {
  /// The optic to the value that the text describes, if it describes one: see
  /// ``StandardOptics/Parsed``.
  @inlinable
  public func parsed<Value: LosslessStringConvertible & Equatable>(
    as type: Value.Type = Value.self
  ) -> StandardOptics.Then<Self, StandardOptics.Parsed<Value>> {
    appending(StandardOptics.Parsed())
  }
}
