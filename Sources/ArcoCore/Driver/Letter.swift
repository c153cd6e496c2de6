/// Something a running effect leaves for the owner.
struct Letter: Sendable {
  enum Content: Sendable {
    /// The first input, which the sender holds.
    case firstInput
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

  /// Does what it says, unless the effect was cancelled in the meantime.
  func deliver() {
    guard sender.isAlive else { return }
    switch content {
    case .firstInput, .ring: sender.receiveFirst()
    case .input(let action), .other(let action): action()
    case .end: sender.finish()
    }
  }
}
