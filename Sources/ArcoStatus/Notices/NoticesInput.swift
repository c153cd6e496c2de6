/// What can happen to notices.
///
/// - Content: what is said.
public enum NoticesInput<Content: Sendable>: Sendable {
  /// Say this, when its turn comes.
  case post(Notice<Content>)
  /// Somebody read the notice with this number, or its time is over.
  case dismiss(Int)
  /// Somebody is at the notice that shows: it stays.
  case hold
  /// They are not any more: its time begins anew.
  case release
}

extension NoticesInput: Equatable where Content: Equatable {}

#if !hasFeature(Embedded)
  extension NoticesInput: Codable where Content: Codable {}
#endif
