/// A running effect that can speak to its component.
///
/// `@unchecked Sendable` as ``Running`` is: the node is touched by delivered mail alone. Most effects
/// send one input, so the first rides in the port itself, which saves an allocation: it is written
/// once, under the mailbox's lock, before the letter that tells of it can be taken out.
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
      return Letter(sender: self, content: .first)
    }
  }

  override func receiveFirst() {
    if owner.engine.isPeeking { return first.map(node.receive) ?? () }
    guard let input = first.take() else { return }
    booking?.line?.sent(self)
    node.receive(input)
  }
}
