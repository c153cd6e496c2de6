extension Submission {
  /// What reads a submitted form into a value: a `Field`, or a `Form` of several.
  ///
  /// - Value: what is read.
  public protocol Decoder<Value> {
    /// What is read.
    associatedtype Value

    /// Reads the fields, or refuses them.
    ///
    /// - Throws: `Submission.Refusal`, which names the field.
    func read(_ submission: Submission) throws(Submission.Refusal) -> Value
  }
}

/// Several fields of a form, read into one value.
///
/// - Value: what the fields make together.
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
/// Everything is read before the handler runs: a refused field leaves no half-handled event.
public struct Form<Value>: Submission.Decoder, Sendable {
  private let decode: @Sendable (Submission) throws(Submission.Refusal) -> Value

  /// Describes how the fields become a value.
  public init(_ decode: @escaping @Sendable (Submission) throws(Submission.Refusal) -> Value) {
    self.decode = decode
  }

  /// Reads the fields.
  ///
  /// - Throws: `Submission.Refusal`, of the first field that is refused.
  public func read(_ submission: Submission) throws(Submission.Refusal) -> Value {
    try decode(submission)
  }
}
