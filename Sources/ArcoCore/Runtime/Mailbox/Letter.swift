/// A sender's message in the mailbox, for the owner.
struct Letter: Sendable {
  enum Content: Sendable {
    /// The first input of an effect, which the sender holds.
    case first
    /// An action that may lead to an input.
    case input(@Sendable () -> Void)
    /// The time that the sender waited for has come.
    case ring
    case other(@Sendable () -> Void)
    /// The effect is over, and nothing else is to be done.
    case end
  }

  let sender: Sender
  let content: Content
  /// Whether the sender is over once this is delivered.
  var isLast = false

  /// Does what it says, unless the sender was cancelled in the meantime.
  func deliver() {
    guard sender.isAlive else { return }
    switch content {
    case .first: sender.receiveFirst()
    case .input(let action), .other(let action): action()
    case .ring: sender.ring()
    case .end: break
    }
  }

  /// Ends the sender, if this is its last letter.
  func close() { if isLast { sender.finish() } }
}
