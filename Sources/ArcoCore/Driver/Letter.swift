/// Something a running effect leaves for the owner.
struct Letter: Sendable {
  enum Content: Sendable {
    /// The first input, which the sender holds.
    case firstInput
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
    case .firstInput: sender.receiveFirst()
    case .other(let action): action()
    case .end: sender.finish()
    }
  }
}
