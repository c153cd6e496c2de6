/// Who speaks to the driver from outside and is no effect: somebody who waits for a send or cancels
/// it.
///
/// `@unchecked Sendable` as its class is: the engine is touched by delivered mail alone.
@usableFromInline
final class Requester: Sender, @unchecked Sendable {
  let engine: Engine

  init(engine: Engine) { self.engine = engine }

  /// Hands something to the owner, who does it in its turn.
  func post(_ action: @escaping @Sendable () -> Void) {
    engine.mailbox.post { Letter(sender: self, content: .other(action)) }
  }
}
