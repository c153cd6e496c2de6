/// A typed field of a form: its name, and how its text becomes a value.
///
/// - Value: what the field holds once it is read.
///
///     let title = Field.text("title")
///     form(.onSubmit(title) { title in send(.add(title)) }) {
///       input(.name(title), .required())
///       button("Add")
///     }
public struct Field<Value>: Submission.Decoder, Sendable {
  /// The field's name in the form.
  public let name: String
  private let decode: @Sendable (String?) -> Value?

  /// Describes a field by how its text is read.
  ///
  /// - Parameter decode: takes the text, nil where the form sent no such field; nil refuses it.
  public init(_ name: String, decode: @escaping @Sendable (String?) -> Value?) {
    self.name = name
    self.decode = decode
  }

  /// Reads the field.
  ///
  /// - Throws: `Submission.Refusal` where the field is required and missing, or not what it should be, or not what
  ///   the form offers.
  public func read(_ submission: Submission) throws(Submission.Refusal) -> Value {
    let entry = submission.first(name)
    guard !(entry?.isRefused ?? false), let value = decode(entry?.value) else {
      throw Submission.Refusal(field: name, cause: entry == nil ? .missing : .malformed)
    }
    return value
  }

  /// A field that reads further: nil refuses the value as malformed.
  ///
  ///     let size = Field.text("size").compactMap(Size.init(rawValue:))
  public func compactMap<Other>(
    _ transform: @escaping @Sendable (Value) -> Other?
  ) -> Field<Other> {
    let decode = decode
    return Field<Other>(name) { text in decode(text).flatMap(transform) }
  }
}

extension Field<String> {
  /// A field of text, as it was typed.
  public static func text(_ name: String) -> Field {
    Field(name) { $0 }
  }
}

extension Field<Int> {
  /// A field of a whole number within bounds.
  public static func integer(_ name: String, in bounds: ClosedRange<Int>) -> Field {
    Field(name) { text in
      guard let text, let decimal = Decimal(text), decimal.scale == 0 else { return nil }
      guard let value = Int(exactly: decimal.digits), bounds.contains(value) else { return nil }
      return value
    }
  }
}

extension Field<Double> {
  /// A field of a number within bounds, in plain decimal notation with at most fifteen digits.
  public static func number(_ name: String, in bounds: ClosedRange<Double>) -> Field {
    Field(name) { text in
      guard let text, let decimal = Decimal(text) else { return nil }
      return bounds.contains(decimal.value) ? decimal.value : nil
    }
  }
}

extension Field<Bool> {
  /// A field of a checkbox: a browser sends it when it is checked, and leaves it out when it is
  /// not.
  public static func flag(_ name: String) -> Field {
    Field(name) { $0 != nil }
  }
}
