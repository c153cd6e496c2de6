/// The inputs of ``Notices``.
///
/// - Content: the message of a notice.
public enum NoticesInput<Content: Sendable>: Sendable {
  /// Adds a notice, which is shown when its turn comes.
  case post(Notice<Content>)
  /// Removes the notice with this id: the user has read it, or its time is over.
  case dismiss(Int)
  /// Keeps the shown notice, for instance while the focus is on it.
  case hold
  /// Ends the hold. The time of the notice starts again.
  case release
}

extension NoticesInput: Equatable where Content: Equatable {}

#if !hasFeature(Embedded)
  extension NoticesInput: Codable where Content: Codable {}
#endif
