extension Submission {
  /// A decoder of a submitted form: a `Field`, or a `Form` of several fields.
  ///
  /// - Value: the decoded value.
  public protocol Decoder<Value> {
    /// The decoded value.
    associatedtype Value

    /// Decodes a value from the fields of the form.
    ///
    /// - Throws: `Submission.Refusal`, which names the field.
    func read(_ submission: Submission) throws(Submission.Refusal) -> Value
  }
}

/// A decoder that reads several fields of a form into one value.
///
/// - Value: the decoded value.
///
///     let beans = Field.number("beans", in: 0...50)
///     let water = Field.number("water", in: 0...500)
///     let recipe = Form { fields throws(Submission.Refusal) in
///       Recipe(beans: try fields[beans], water: try fields[water])
///     }
///     form(.onSubmit(recipe) { recipe in send(.save(recipe)) }) {
///       input(.name(beans)); input(.name(water)); button("Save")
///     }
///
/// All fields are decoded before the handler runs. If one field is refused, the handler does not
/// run at all.
public struct Form<Value>: Submission.Decoder, Sendable {
  private let decode: @Sendable (Submission) throws(Submission.Refusal) -> Value

  /// Makes a decoder from a function that reads the fields.
  public init(_ decode: @escaping @Sendable (Submission) throws(Submission.Refusal) -> Value) {
    self.decode = decode
  }

  /// Decodes a value from the fields of the form.
  ///
  /// - Throws: `Submission.Refusal` of the first field that is refused.
  public func read(_ submission: Submission) throws(Submission.Refusal) -> Value {
    try decode(submission)
  }
}
