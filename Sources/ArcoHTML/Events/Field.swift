/// A typed field of a form: its name, and how its text is decoded.
///
/// - Value: the decoded value.
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

  /// Makes a field with its decoder.
  ///
  /// - Parameters:
  ///   - name: the name of the field in the form.
  ///   - decode: takes the text of the field, or nil if the form sent no such field. Returns nil to
  ///     refuse it.
  public init(_ name: String, decode: @escaping @Sendable (String?) -> Value?) {
    self.name = name
    self.decode = decode
  }

  /// Decodes the field.
  ///
  /// - Throws: `Submission.Refusal` if the field is missing but required, if `decode` refuses its
  ///   text, or if the form does not offer the value.
  public func read(_ submission: Submission) throws(Submission.Refusal) -> Value {
    let entry = submission.first(name)
    guard !(entry?.isRefused ?? false), let value = decode(entry?.value) else {
      throw Submission.Refusal(field: name, cause: entry == nil ? .missing : .malformed)
    }
    return value
  }

  /// A field that converts the decoded value. If `transform` returns nil, the field is refused as
  /// malformed.
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
  /// A required text field, with the text as the user typed it.
  public static func text(_ name: String) -> Field {
    Field(name) { $0 }
  }
}

extension Field<Int> {
  /// A required field with a whole number within bounds.
  public static func integer(_ name: String, in bounds: ClosedRange<Int>) -> Field {
    Field(name) { text in
      guard let text, let decimal = Decimal(text), decimal.scale == 0 else { return nil }
      guard let value = Int(exactly: decimal.digits), bounds.contains(value) else { return nil }
      return value
    }
  }
}

extension Field<Double> {
  /// A required field with a number within bounds, in plain decimal notation with at most 15
  /// digits.
  public static func number(_ name: String, in bounds: ClosedRange<Double>) -> Field {
    Field(name) { text in
      guard let text, let decimal = Decimal(text) else { return nil }
      return bounds.contains(decimal.value) ? decimal.value : nil
    }
  }
}

extension Field<Bool> {
  /// A checkbox: true if the form sent the field. Browsers leave an unchecked checkbox out.
  public static func flag(_ name: String) -> Field {
    Field(name) { $0 != nil }
  }
}
