/// How nodes read and change their state, and carry their inputs up, through all nodes above them.
///
/// One location serves all instances of a child: each function is given the node it is for. The
/// functions are made in code that knows the types, so that the compiler specialises them.
@usableFromInline
final class Location<State, Input: Sendable> {
  @usableFromInline
  typealias Node = TypedNode<State, Input>
  /// Looks at a state and writes nothing. It is `inout` so that nothing is copied.
  @usableFromInline
  typealias Look = (inout State) -> Void

  @usableFromInline
  typealias Looking = (_ node: Node, _ body: Look) -> Void

  /// Calls `body` with the state as it is; does not where the part is gone.
  @usableFromInline
  let look: Looking
  /// Changes the state in place; does nothing where the part is gone.
  @usableFromInline
  let change: (_ node: Node, _ body: (inout State) -> Void) -> Void
  /// Handles an input as if it were sent to the root, with `body` in this node's place. The entries
  /// above run before and after it, in the order of their lists.
  @usableFromInline
  let carry: (_ node: Node, _ input: Input, _ body: (inout State) -> Void) -> Void
  /// Whether the state is part of the parent's.
  let isPartOfParent: Bool

  @usableFromInline
  init(
    look: @escaping (_ node: Node, _ body: Look) -> Void,
    change: @escaping (_ node: Node, _ body: (inout State) -> Void) -> Void,
    carry: @escaping (_ node: Node, _ input: Input, _ body: (inout State) -> Void) -> Void,
    isPartOfParent: Bool = true
  ) {
    self.look = look
    self.change = change
    self.carry = carry
    self.isPartOfParent = isPartOfParent
  }
}

/// State that is no part of another: a root's, or the local state of a view.
@usableFromInline
final class Box<State> {
  /// Not checked for overlapping access: who looks at it asks the gate, which says more.
  @exclusivity(unchecked)
  @usableFromInline
  var state: State
  private let engine: Engine

  init(_ state: State, in engine: Engine) {
    self.state = state
    self.engine = engine
  }

  func location<Input: Sendable>() -> Location<State, Input> {
    Location(
      look: { _, body in self.look(body) },
      change: { _, body in self.change(body) },
      carry: { _, _, body in self.change(body) },
      isPartOfParent: false
    )
  }

  /// Looks at the state in place.
  func look(_ body: (inout State) -> Void) {
    engine.checkReadable()
    body(&state)
  }

  /// Changes the state in place. Reading the driver meanwhile stops the program with a message.
  func change(_ body: (inout State) -> Void) {
    engine.gate.beginChange()
    body(&state)
    engine.gate.endChange()
  }
}
