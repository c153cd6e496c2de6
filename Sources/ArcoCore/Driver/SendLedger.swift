/// The sends of a driver by number, and who waits for what they started.
struct SendLedger {
  /// The send that what happens now belongs to.
  var origin = Origin.none
  private var lastNumber = 0
  /// The outermost send that is under way, or was last.
  private var outermost = 0
  /// The last send that asked for work.
  private var lastAsking = 0
  private var waits: [SendWait] = []

  /// Begins an outermost send.
  mutating func begin() { outermost = beginPart() }

  /// Begins something that counts as a send; returns its number.
  @discardableResult
  mutating func beginPart() -> Int {
    lastNumber += 1
    origin = Origin(send: lastNumber, chain: lastNumber)
    return lastNumber
  }

  /// The send at hand; nil while an effect's mail is delivered.
  var atHand: Int? { origin.send > 0 ? origin.send : nil }

  /// The last outermost send, if it asked for work.
  var outermostAsking: Int? { outermost > 0 && outermost == lastAsking ? outermost : nil }

  /// Notes that the send at hand asks for work.
  mutating func noteWork() {
    if origin.send > 0 { lastAsking = origin.send }
  }

  /// Counts an effect that came onto its node's list, or left it.
  mutating func count(_ effect: Running, _ change: Int) {
    for index in waits.indices where waits[index].covers(effect) { waits[index].left += change }
  }

  /// Calls at the end of this send or of a later one, when no effect is left that is covered.
  mutating func wait(_ wait: SendWait, below root: Node) {
    var wait = wait
    root.eachRunning { effect in if wait.covers(effect) { wait.left += 1 } }
    waits.append(wait)
  }

  /// Calls those whose effects are over.
  mutating func endWaits(all: Bool = false) {
    if waits.isEmpty { return }
    let over = all ? waits : waits.filter { $0.left == 0 }
    waits = all ? [] : waits.filter { $0.left > 0 }
    for wait in over { wait.over() }
  }
}

/// Somebody who waits for effects.
struct SendWait {
  let number: Int
  let isChain: Bool
  /// How many effects are not over.
  var left = 0
  let over: () -> Void

  init(number: Int, isChain: Bool, over: @escaping () -> Void) {
    self.number = number
    self.isChain = isChain
    self.over = over
  }

  func covers(_ effect: Running) -> Bool {
    (isChain ? effect.origin.chain : effect.origin.send) == number
  }
}
