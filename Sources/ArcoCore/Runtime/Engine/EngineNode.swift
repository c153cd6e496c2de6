/// A node of the tree as the engine knows it.
@usableFromInline
class EngineNode {
  @usableFromInline
  final let engine: Engine
  /// Whether its part is in the state, and its driver was not taken apart.
  @exclusivity(unchecked)
  @usableFromInline
  final var isAlive = true

  @usableFromInline
  init(engine: Engine) { self.engine = engine }

  /// Takes up an effect of its type.
  func carryOut(_ effect: RawEffect) { mustOverride() }

  /// Compares all parts below with the state.
  func reconcile() { mustOverride() }

  /// Looks at its state, if it was asked to and did not yet.
  func lookAgain() { mustOverride() }

  /// Runs the views here and below that have something new to show, or all of them.
  func draw(all: Bool) { mustOverride() }

  /// Lets go of everything; called once, when the part is gone.
  @usableFromInline
  func tearDown() { mustOverride() }

  /// Calls `look` with every effect here and below.
  func eachEffect(_ look: (Startable) -> Void) { mustOverride() }

  /// Cancels the effects here and below that one send asked for.
  func cancel(sentBy number: Int) { mustOverride() }

  /// Cancels all effects of this node.
  func cancelAll() { mustOverride() }
}

@available(*, unavailable)
extension EngineNode: Sendable {}
