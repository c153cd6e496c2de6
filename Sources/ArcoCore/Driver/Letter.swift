/// Something a running effect leaves for the owner.
struct Letter: Sendable {
  enum Content: Sendable {
    /// The first input, which the sender holds.
    case firstInput
    /// The first input, and with it the effect is over.
    case onlyInput
    /// What may come to an input.
    case input(@Sendable () -> Void)
    /// The sender's time has come.
    case ring
    case other(@Sendable () -> Void)
    /// The effect is over.
    case end
  }

  let sender: Running
  let content: Content

  /// Whether it is the first input of an effect, and no more.
  func isFirst(of effect: Running) -> Bool {
    if case .firstInput = content { sender === effect } else { false }
  }

  /// Whether the effect is over once it is delivered.
  var isLast: Bool { if case .onlyInput = content { true } else { false } }

  /// Does what it says, unless the effect was cancelled in the meantime.
  func deliver() {
    guard sender.isAlive else { return }
    switch content {
    case .firstInput, .onlyInput, .ring: sender.receiveFirst()
    case .input(let action), .other(let action): action()
    case .end: sender.finish()
    }
  }
}
