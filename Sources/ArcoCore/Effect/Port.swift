/// A running effect that can speak to its component.
///
/// `@unchecked Sendable` as ``Running`` is: the node is touched by delivered mail alone. Most effects
/// send one input, so the first rides in the port itself: it is written once, under the mailbox's
/// lock, before the letter that tells of it can be taken out.
class Port<State, Input: Sendable>: Running, @unchecked Sendable {
  final let node: TypedNode<State, Input>
  private final let mailbox: Mailbox
  private final var first: Input?
  private final var hasSent = false

  init(id: EffectID?, node: TypedNode<State, Input>) {
    self.node = node
    self.mailbox = node.engine.mailbox
    super.init(id: id, owner: node.anchor)
  }

  /// Hands an input to the owner, who applies it unless the effect was cancelled before.
  final func send(_ input: Input) {
    mailbox.post {
      if hasSent {
        return Letter(sender: self, content: .other { self.node.receive(input) })
      }
      hasSent = true
      first = input
      return Letter(sender: self, content: .firstInput)
    }
  }

  /// Hands something else to the owner, who does it unless the effect was cancelled before.
  final func post(_ action: @escaping @Sendable () -> Void) {
    mailbox.post { Letter(sender: self, content: .other(action)) }
  }

  /// Says that the effect is over.
  final func finishLater() {
    mailbox.post { Letter(sender: self, content: .end) }
  }

  override func receiveFirst() {
    guard let first else { return }
    self.first = nil
    node.receive(first)
  }
}
