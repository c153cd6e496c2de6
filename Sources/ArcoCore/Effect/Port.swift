/// A running effect that can speak to its component.
///
/// `@unchecked Sendable` as ``Running`` is: the node is touched by delivered mail alone.
class Port<State, Input: Sendable>: Running, @unchecked Sendable {
  final let node: TypedNode<State, Input>
  private final let mailbox: Mailbox

  init(id: EffectID?, node: TypedNode<State, Input>) {
    self.node = node
    self.mailbox = node.engine.mailbox
    super.init(id: id, owner: node)
  }

  /// Hands mail to the owner, who applies it unless the effect was cancelled before; nil says that
  /// the effect is over.
  final func post(_ mail: (@Sendable () -> Void)?) {
    mailbox.post(Letter(sender: self, content: mail))
  }
}

/// A running effect with its work.
final class Work<World: Sendable, State, Input: Sendable>: Port<State, Input>, @unchecked Sendable {
  private let world: World
  private let kernel: Kernel<World, State, Input>

  init(
    id: EffectID?, node: TypedNode<State, Input>, world: World,
    kernel: Kernel<World, State, Input>
  ) {
    self.world = world
    self.kernel = kernel
    super.init(id: id, node: node)
  }

  override func launch() -> Cancellation { kernel.start(world, Outlet(port: self)) }
}
