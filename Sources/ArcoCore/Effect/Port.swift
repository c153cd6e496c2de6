/// A running effect that can speak to its component.
///
/// `@unchecked Sendable` as ``Running`` is: the node is touched by delivered mail alone. Most effects
/// send one input, so the first rides in the port itself: it is written once, under the mailbox's
/// lock, before the letter that tells of it can be taken out.
class Port<State, Input: Sendable>: Running, @unchecked Sendable {
  final let node: TypedNode<State, Input>
  private final var first: Input?
  private final var hasSent = false

  init(id: EffectID?, node: TypedNode<State, Input>) {
    self.node = node
    super.init(id: id, owner: node)
  }

  /// Hands an input to the owner, who applies it unless the effect was cancelled before.
  final func send(_ input: Input) {
    mailbox.post {
      if hasSent {
        return Letter(sender: self, content: .input { self.node.receive(input) })
      }
      hasSent = true
      first = input
      return Letter(sender: self, content: .firstInput)
    }
  }

  override func receiveFirst() {
    guard let first else { return }
    if owner.engine.isPeeking { return node.receive(first) }
    self.first = nil
    booking?.line?.sent(self)
    node.receive(first)
  }
}
