extension Submission {
  /// Why a field of a submitted form could not be read.
  ///
  /// The host answers it as a malformed event, and the handler does not run: a browser that shows the
  /// form of the view sends well-formed fields, so this is an old page or somebody else's program.
  public struct Refusal: Error, Sendable {
    /// What was wrong with the field.
    public enum Cause: Equatable, Sendable {
      /// The submission has no such field.
      case missing
      /// The field's text is not a value of its type.
      case malformed
    }

    /// The field's name.
    public let field: String
    /// What was wrong with it.
    public let cause: Cause

    /// Refuses a field.
    public init(field: String, cause: Cause) {
      self.field = field
      self.cause = cause
    }
  }
}

extension Submission.Refusal: Equatable {
  /// Whether both refuse the same field for the same cause.
  public static func == (left: Submission.Refusal, right: Submission.Refusal) -> Bool {
    left.cause == right.cause && left.field.hasSameBytes(as: right.field)
  }
}
