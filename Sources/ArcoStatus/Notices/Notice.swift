/// Something that a person is told in passing.
///
/// - Content: what is said: a case of an enum, or a text.
///
///     let saved = Notice(Said.saved)
///     let lost = Notice(Said.lineLost, .alert, for: nil)
public struct Notice<Content> {
  /// How urgent it is.
  public enum Urgency: Equatable, Sendable {
    /// It is read out when there is time: `role="status"`.
    case status
    /// It is read out as soon as it shows: `role="alert"`. It comes before what waits, and interrupts a
    /// notice without a time, which comes back after it.
    case alert
  }

  /// What is said.
  public var content: Content
  /// How urgent it is.
  public var urgency: Urgency
  /// How long the notice stays; nil if it stays until somebody dismisses it.
  public var time: Duration?

  /// Makes a notice.
  ///
  /// - Parameter time: how long it stays: six seconds by default; nil where somebody has to dismiss it.
  ///   Whoever reads slowly, or comes to it by keyboard, can hold it.
  public init(
    _ content: Content, _ urgency: Urgency = .status, for time: Duration? = .seconds(6)
  ) {
    self.content = content
    self.urgency = urgency
    self.time = time
  }
}

extension Notice: Sendable where Content: Sendable {}
extension Notice: Equatable where Content: Equatable {}

#if !hasFeature(Embedded)
  extension Notice.Urgency: Codable {}
  extension Notice: Codable where Content: Codable {}
#endif
