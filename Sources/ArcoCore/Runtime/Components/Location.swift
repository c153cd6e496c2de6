/// How a node reads and changes its state, and carries its inputs up, through all nodes above it.
struct Location<State, Input> {
  /// The state as it is; nil where the part is gone.
  let read: () -> State?
  /// Changes the state in place; does nothing where the part is gone.
  let change: (_ body: (inout State) -> Void) -> Void
  /// Handles an input as if it were sent to the root, with `body` in this node's place. The entries
  /// above run before and after it, in the order of their lists.
  let carry: (_ input: Input, _ body: (inout State) -> Void) -> Void
  /// Whether the state is part of the parent's.
  var isPartOfParent = true
}

/// State that is no part of another: a root's, or the local state of a view.
@usableFromInline
final class Box<State> {
  @usableFromInline
  var state: State
  private let engine: Engine

  init(_ state: State, in engine: Engine) {
    self.state = state
    self.engine = engine
  }

  func location<Input>() -> Location<State, Input> {
    Location(
      read: { self.state },
      change: { body in self.change(body) },
      carry: { _, body in self.change(body) },
      isPartOfParent: false
    )
  }

  /// Changes the state in place. Reading the driver meanwhile stops the program with a message.
  func change(_ body: (inout State) -> Void) {
    engine.gate.beginChange()
    body(&state)
    engine.gate.endChange()
  }
}
