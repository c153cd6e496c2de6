/// One running effect, as its component and its outlet know it.
///
/// `@unchecked Sendable`: an outlet carries it to other tasks, which only post mail with it. Every
/// stored property is touched in the isolation of the driver's owner alone, by the mail that its
/// drain delivers and by the component's own node.
class Running: @unchecked Sendable {
  let id: EffectID?
  /// Its place in its node's list of running effects.
  var index = 0
  var isAlive = true
  var cancellation: Cancellation?
  var then: (() -> Void)?

  init(id: EffectID?) { self.id = id }

  /// Stops the work; nothing it posted or will post is applied.
  func cancel() {
    guard isAlive else { return }
    isAlive = false
    then = nil
    cancellation?.stop()
    cancellation = nil
  }
}

/// A running effect that can speak to its component.
final class Port<State, Input: Sendable>: Running, @unchecked Sendable {
  let node: TypedNode<State, Input>
  let mailbox: Mailbox

  init(id: EffectID?, node: TypedNode<State, Input>) {
    self.node = node
    self.mailbox = node.engine.mailbox
    super.init(id: id)
  }

  /// Starts the work, unless it was cancelled in the meantime; once at most.
  func begin<World>(
    _ world: World, _ start: (World, Outlet<State, Input>) -> Cancellation
  ) {
    guard isAlive, cancellation == nil else { return }
    cancellation = start(world, Outlet(port: self))
  }

  /// Hands mail to the owner.
  func post(_ mail: @escaping @Sendable (Port) -> Void) {
    mailbox.post { if self.isAlive { mail(self) } }
  }

  func deliver(_ input: Input) { node.receive(input) }

  func deliver(_ change: (inout State) -> Void) { node.change(change) }

  func finish() {
    guard isAlive else { return }
    isAlive = false
    cancellation = nil
    node.forget(self)
    if let then { node.engine.afterFlush(then) }
    then = nil
  }
}
