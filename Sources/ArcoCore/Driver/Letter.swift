/// Something a running effect leaves for the owner.
///
/// Not a bare closure: an array would wrap each one once more.
struct Letter: Sendable {
  let sender: Running
  /// What to do; nil says that the effect is over.
  let content: (@Sendable () -> Void)?

  /// Does it, unless the effect was cancelled in the meantime.
  func deliver() {
    guard sender.isAlive else { return }
    if let content { content() } else { sender.finish() }
  }
}
