extension StandardOptics {
  /// The prism from a text to the value that it describes.
  ///
  /// - Value: what is described, a number for example.
  ///
  ///     let amount = Lens(\Form.amount).parsed(as: Int.self)
  ///     amount.extract(form)                     // 12 for "12", nil for "twelve" and for "012"
  ///
  /// Laws: those of ``PrismOptic``; checked by `ParsedTests`. So that they hold, a text is refused
  /// that is not exactly the description of its value (`"012"`, `"+12"`, `"1e1"`): putting the value
  /// back would change it. So is one of a value that does not equal itself (`"nan"`). They need what
  /// `LosslessStringConvertible` asks for, that a description makes an equal value again.
  /// - Precondition: `Value` makes nil of a text that describes nothing. `Character` stops the program
  ///   there instead.
  /// - Complexity: that of parsing and of describing.
  public struct Parsed<Value: LosslessStringConvertible & Equatable>: PrismOptic {
    /// A text.
    public typealias Whole = String
    /// What it describes.
    public typealias Part = Value

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns the value whose description this is, or nil where there is none.
    @inlinable
    public func extract(_ whole: String) -> Value? {
      // By code units: texts that only look alike are different, and no Unicode tables are needed.
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
  /// The optic to the value that the text describes, where it describes one: see ``StandardOptics/Parsed``.
  @inlinable
  public func parsed<Value: LosslessStringConvertible & Equatable>(
    as type: Value.Type = Value.self
  ) -> StandardOptics.Then<Self, StandardOptics.Parsed<Value>> {
    appending(StandardOptics.Parsed())
  }
}
