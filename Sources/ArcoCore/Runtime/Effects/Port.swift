/// A running effect that can speak to its component.
///
/// `@unchecked Sendable` as ``Running`` is: the node is touched by delivered mail alone. Most effects
/// send one input, so the first rides in the port itself if it fits, which saves an allocation: it is
/// written once, under the mailbox's lock, before the letter that tells of it can be taken out.
class Port<State, Input: Sendable>: Running, @unchecked Sendable {
  private final var first = Berth()
  private final var hasSent = false

  init(id: EffectID?, node: TypedNode<State, Input>) {
    super.init(id: id, owner: node)
  }

  deinit {
    if first.isTaken { _ = first.take(as: Input.self) }
  }

  /// Who asked for the effect.
  final var node: TypedNode<State, Input> {
    unsafeDowncast(owner, to: TypedNode<State, Input>.self)
  }

  /// Hands an input to the owner, who applies it unless the effect was cancelled before.
  final func send(_ input: Input) {
    mailbox.post {
      if hasSent {
        return Letter(sender: self, content: .input { self.apply(input) })
      }
      hasSent = true
      guard Berth.fits(Input.self) else {
        return Letter(sender: self, content: .input { self.receiveFirst(input) })
      }
      first.put(input)
      return Letter(sender: self, content: .first)
    }
  }

  override func receiveFirst() {
    guard first.isTaken else { return }
    receiveFirst(owner.engine.isPeeking ? first.peek(as: Input.self) : first.take(as: Input.self))
  }

  private final func receiveFirst(_ input: Input) {
    if !owner.engine.isPeeking { booking?.line?.sent(self) }
    apply(input)
  }

  /// Applies an input.
  func apply(_ input: Input) { node.receive(input) }

  /// Applies a change of the state.
  func apply(_ change: (inout State) -> Void) { node.change(change) }
}
