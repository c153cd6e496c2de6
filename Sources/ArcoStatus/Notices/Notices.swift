/// Notices: the one that shows, and those that wait their turn.
///
/// - Content: what is said.
///
/// What waits is state and not a queue of effects, so a page that comes back after its line broke has
/// it still. At most ``most`` wait: beyond that the oldest that is no alert goes.
public struct Notices<Content> {
  /// A notice with its number.
  public struct Numbered {
    /// Tells notices apart; never given twice.
    public let id: Int
    /// What is said, and how.
    public let notice: Notice<Content>
  }

  /// How many wait at most.
  public static var most: Int { 20 }

  /// The one that shows.
  public internal(set) var shown: Numbered?
  /// Those that wait, the next one first.
  public internal(set) var waiting: [Numbered] = []
  /// Whether it stays as long as somebody is at it.
  public internal(set) var isHeld = false
  var lastID = 0

  /// Makes an empty list.
  public init() {}
}

extension Notices: Sendable where Content: Sendable {}
extension Notices: Equatable where Content: Equatable {}
extension Notices.Numbered: Sendable where Content: Sendable {}
extension Notices.Numbered: Equatable where Content: Equatable {}

extension Notices {
  /// Adds a notice: an alert behind the alerts that wait, anything else at the end.
  mutating func post(_ notice: Notice<Content>) {
    lastID += 1
    let place = notice.urgency == .alert ? placeOfAlert : waiting.endIndex
    waiting.insert(Numbered(id: lastID, notice: notice), at: place)
    if shown == nil { showNext() }
    giveWay()
    guard waiting.count > Self.most else { return }
    waiting.remove(at: waiting.firstIndex { $0.notice.urgency != .alert } ?? 0)
  }

  /// Takes the one that shows away, if it is this one, and shows the next.
  mutating func remove(id: Int) {
    waiting.removeAll { $0.id == id }
    if shown?.id == id { showNext() }
  }

  /// Puts a notice without a time back for an alert. It has no end that the alert could wait for.
  mutating func giveWay() {
    guard !isHeld, let former = shown, former.notice.urgency != .alert, former.notice.time == nil,
      waiting.first?.notice.urgency == .alert
    else { return }
    shown = waiting.removeFirst()
    waiting.insert(former, at: placeOfAlert)
  }

  /// Behind the alerts that wait.
  private var placeOfAlert: Int {
    waiting.firstIndex { $0.notice.urgency != .alert } ?? waiting.endIndex
  }

  /// Whoever is at the one that goes is at the one that comes in its place.
  private mutating func showNext() {
    if waiting.isEmpty { isHeld = false }
    shown = waiting.isEmpty ? nil : waiting.removeFirst()
  }
}

#if !hasFeature(Embedded)
  extension Notices.Numbered: Codable where Content: Codable {}
  extension Notices: Codable where Content: Codable {}
#endif
