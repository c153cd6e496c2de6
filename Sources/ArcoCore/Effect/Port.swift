/// A running effect that can speak to its component.
///
/// `@unchecked Sendable` as ``Running`` is: the node is touched by delivered mail alone.
final class Port<State, Input: Sendable>: Running, @unchecked Sendable {
  let node: TypedNode<State, Input>
  private let mailbox: Mailbox

  init(id: EffectID?, node: TypedNode<State, Input>) {
    self.node = node
    self.mailbox = node.engine.mailbox
    super.init(id: id, owner: node)
  }

  /// Hands mail to the owner, who applies it unless the effect was cancelled before.
  func post(_ mail: @escaping @Sendable (Port) -> Void) {
    mailbox.post { if self.isAlive { mail(self) } }
  }
}
