extension Submission {
  /// The reason why a field of a submitted form was refused.
  ///
  /// The host refuses the event as malformed, and the handler does not run. A browser with the
  /// current form sends only well-formed fields. So a refusal means an outdated page, or a program
  /// that is not the client.
  public struct Refusal: Error, Sendable {
    /// The cause of a refusal.
    public enum Cause: Equatable, Sendable {
      /// The submission does not have the field.
      case missing
      /// The text of the field is not a value of its type.
      case malformed
    }

    /// The name of the field.
    public let field: String
    /// The cause.
    public let cause: Cause

    /// Makes a refusal.
    public init(field: String, cause: Cause) {
      self.field = field
      self.cause = cause
    }
  }
}

extension Submission.Refusal: Equatable {
  /// Whether both name the same field and cause.
  public static func == (left: Submission.Refusal, right: Submission.Refusal) -> Bool {
    left.cause == right.cause && left.field.hasSameBytes(as: right.field)
  }
}
