/// The sends of a driver by number, and who waits for what they started.
final class SendLedger {
  /// The send that what happens now belongs to.
  var origin = Origin.over
  private var lastNumber = 0
  /// The outermost send that is under way, or was last.
  private(set) var outermost = 0
  /// The last send that asked for work.
  private var lastAsking = 0
  #if !hasFeature(Embedded)
    var waits: [SendWait] = [] { didSet { isAwaited = !waits.isEmpty } }
    /// Whether anybody waits: to ask the list itself costs more, and each effect asks.
    private(set) var isAwaited = false
  #endif

  /// Begins an outermost send, unless an input that its handler sent has begun it already.
  func begin() { if !hasBegun { outermost = beginPart() } }

  /// Whether something is under way.
  var hasBegun: Bool { origin != .over }

  /// Begins something that counts as a send; returns its number.
  @discardableResult
  func beginPart() -> Int {
    lastNumber += 1
    origin = Origin(send: lastNumber, chain: lastNumber)
    return lastNumber
  }

  /// The send at hand; nil while an effect's mail is delivered.
  var atHand: Int? { origin.send > 0 ? origin.send : nil }

  /// The last outermost send, if it asked for work.
  var outermostAsking: Int? { outermost > 0 && outermost == lastAsking ? outermost : nil }

  /// Notes that the send at hand asks for work, if it is the outermost one.
  func noteWork() {
    if origin.send > 0, origin.send == outermost { lastAsking = outermost }
  }
}
