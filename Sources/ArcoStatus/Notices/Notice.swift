/// A short message to the user that disappears by itself.
///
/// - Content: the message: a case of an enum, or a text.
///
///     let saved = Notice(Said.saved)
///     let lost = Notice(Said.lineLost, .alert, for: nil)
public struct Notice<Content> {
  /// The urgency of a notice.
  public enum Urgency: Equatable, Sendable {
    /// A screen reader announces the notice when it is idle: `role="status"`.
    case status
    /// A screen reader announces the notice immediately: `role="alert"`. An alert is shown before
    /// notices that wait. It also interrupts a notice without a time, which is shown again
    /// afterwards.
    case alert
  }

  /// The message.
  public var content: Content
  /// The urgency.
  public var urgency: Urgency
  /// The time for which the notice is shown. If it is nil, the notice is shown until the user
  /// dismisses it.
  public var time: Duration?

  /// Makes a notice.
  ///
  /// - Parameter time: how long it is shown; six seconds by default, nil until the user dismisses
  ///   it. A user who needs longer can hold the notice while the focus is on it.
  public init(
    _ content: Content, _ urgency: Urgency = .status, for time: Duration? = .seconds(6)
  ) {
    self.content = content
    self.urgency = urgency
    self.time = time
  }
}

extension Notice {
  /// True if clocks can count the time: in nanoseconds, by 64 bits. A longer time would end the
  /// process when its timer is set.
  var isPossible: Bool {
    time.map { $0 >= .nanoseconds(Int64.min) && $0 <= .nanoseconds(Int64.max) } ?? true
  }
}

extension Notice: Sendable where Content: Sendable {}
extension Notice: Equatable where Content: Equatable {}

#if !hasFeature(Embedded)
  extension Notice.Urgency: Codable {}

  extension Notice: Codable where Content: Codable {
    /// Decodes a notice.
    ///
    /// - Throws: `DecodingError`, also for a time of more than 292 years.
    public init(from decoder: any Decoder) throws {
      let notice = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try notice.decode(Content.self, forKey: .content),
        try notice.decode(Urgency.self, forKey: .urgency),
        for: try notice.decodeIfPresent(Duration.self, forKey: .time))
      guard isPossible else {
        throw DecodingError.dataCorruptedError(
          forKey: .time, in: notice, debugDescription: "no clock counts such a time")
      }
    }
  }
#endif
