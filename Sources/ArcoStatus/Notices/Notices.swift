import ArcoCoding

/// A queue of ``Notice``s, short messages to the user: the notice that is shown, and the notices
/// that wait.
///
/// - Content: the message of a notice.
///
/// Waiting notices are state, not effects in a queue, so they survive a broken connection. At most
/// ``most`` notices wait; if there are more, the oldest one that is no alert is removed, or the
/// oldest alert if all are alerts.
public struct Notices<Content> {
  /// A notice with its id.
  public struct Numbered {
    /// The id, unique within this value and never used again.
    public let id: Int
    /// The notice.
    public let notice: Notice<Content>
  }

  /// The greatest number of notices that wait: 20.
  public static var most: Int { 20 }

  /// The notice that is shown; nil if there is none.
  public internal(set) var shown: Numbered?
  /// The notices that wait, the next one first.
  public internal(set) var waiting: [Numbered] = []
  /// True while a user holds the shown notice, so that it stays.
  public internal(set) var isHeld = false
  var lastID = 0

  /// Makes a value without notices.
  public init() {}
}

extension Notices: Sendable where Content: Sendable {}
extension Notices: Equatable where Content: Equatable {}
extension Notices.Numbered: Sendable where Content: Sendable {}
extension Notices.Numbered: Equatable where Content: Equatable {}

extension Notices {
  /// Adds a notice: an alert after the alerts that wait, any other notice at the end.
  mutating func post(_ notice: Notice<Content>) {
    lastID += 1
    let place = notice.urgency == .alert ? placeOfAlert : waiting.endIndex
    waiting.insert(Numbered(id: lastID, notice: notice), at: place)
    if shown == nil { showNext() }
    giveWay()
    guard waiting.count > Self.most else { return }
    waiting.remove(at: waiting.firstIndex { $0.notice.urgency != .alert } ?? 0)
  }

  /// Removes a notice. If it is shown, the next one is shown instead.
  mutating func remove(id: Int) {
    waiting.removeAll { $0.id == id }
    if shown?.id == id { showNext() }
  }

  /// Puts a shown notice without a time back, if an alert waits. Such a notice would never end by
  /// itself.
  mutating func giveWay() {
    guard !isHeld, let former = shown, former.notice.urgency != .alert, former.notice.time == nil,
      waiting.first?.notice.urgency == .alert
    else { return }
    shown = waiting.removeFirst()
    waiting.insert(former, at: placeOfAlert)
  }

  /// The index after the alerts that wait.
  private var placeOfAlert: Int {
    waiting.firstIndex { $0.notice.urgency != .alert } ?? waiting.endIndex
  }

  /// Shows the next notice. A user who holds the removed notice then holds the next one, so
  /// `isHeld` stays.
  private mutating func showNext() {
    if waiting.isEmpty { isHeld = false }
    shown = waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// True if inputs lead to this value. The next input would end the process for some other values.
  var isPossible: Bool {
    let alerts = waiting.prefix { $0.notice.urgency == .alert }
    let others = waiting[alerts.endIndex...]
    guard lastID.isPlausibleCount, waiting.count <= Self.most,
      !others.contains(where: { $0.notice.urgency == .alert })
    else { return false }
    guard let shown else { return waiting.isEmpty && !isHeld }
    // A notice without a time gives way to an alert.
    let givesWay = !isHeld && shown.notice.urgency != .alert && shown.notice.time == nil
    guard alerts.isEmpty || !givesWay else { return false }
    let ids = [shown.id] + waiting.map { $0.id }
    return ids.allSatisfy { id in id >= 1 && id <= lastID && ids.filter { $0 == id }.count == 1 }
  }
}

#if !hasFeature(Embedded)
  extension Notices.Numbered: Codable where Content: Codable {}
  extension Notices: Codable where Content: Codable {
    /// Decodes notices.
    ///
    /// - Throws: `DecodingError`, also for notices to which no inputs lead.
    public init(from decoder: any Decoder) throws {
      self.init()
      let whole = try decoder.container(keyedBy: CodingKeys.self)
      shown = try whole.decodeIfPresent(Numbered.self, forKey: .shown)
      waiting = try whole.decode([Numbered].self, forKey: .waiting)
      isHeld = try whole.decode(Bool.self, forKey: .isHeld)
      lastID = try whole.decode(Int.self, forKey: .lastID)
      guard isPossible else {
        throw DecodingError.dataCorruptedError(
          forKey: .shown, in: whole, debugDescription: "no inputs lead to such notices")
      }
    }
  }
#endif
