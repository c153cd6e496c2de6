/// The sender for requests that come from no effect: from callers that wait for a send or cancel
/// it, and from tasks that wait for a retry.
///
/// `@unchecked Sendable` as its class is: other threads use the engine's mailbox only, and
/// delivered mail does the rest.
@usableFromInline
final class Requester: Sender, @unchecked Sendable {
  let engine: Engine

  init(engine: Engine) { self.engine = engine }

  /// Hands something to the owner, who does it in its turn.
  func post(_ action: @escaping @Sendable () -> Void) {
    engine.mailbox.post { Letter(sender: self, content: .other(action)) }
  }
}
