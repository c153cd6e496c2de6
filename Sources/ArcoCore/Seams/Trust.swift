// What is taken on trust. Every cast in Core that nothing checks stands in this file, with the reason why it
// holds, and so does what stands where an override has to.

extension Effect {
  /// What a handler of this very type returned, with its type.
  ///
  /// A handler's effect travels up as a `RawEffect`. Who takes it up again is the `lift` that was made
  /// together with the handler, or the instance whose own handler it was: both have its type.
  @inline(__always)
  static func storage(of raw: RawEffect) -> Storage { unsafeDowncast(raw, to: Storage.self) }
}

extension Effect.Storage {
  /// What sends an input. Asked for where the step is `send`, which `Sending` alone has.
  @inline(__always)
  final var sending: Effect.Sending { unsafeDowncast(self, to: Effect.Sending.self) }

  /// The work to start. Asked for where the step is `work`, which `Working` alone has.
  @inline(__always)
  final var working: Effect.Working { unsafeDowncast(self, to: Effect.Working.self) }

  /// The parts. Asked for where the step is `batch` or `sequence`, which `Composed` alone has.
  @inline(__always)
  final var composed: Effect.Composed { unsafeDowncast(self, to: Effect.Composed.self) }
}

extension ChildInstances {
  /// These instances as what the plan that opened them made.
  ///
  /// They are found by their child's token, and only that child's plan makes instances with it.
  @inline(__always)
  final func typed<Typed: ChildInstances>(_: Typed.Type) -> Typed {
    unsafeDowncast(self, to: Typed.self)
  }
}

extension EngineNode {
  /// This node as one that may have effects: there is no other class of nodes below.
  @inline(__always)
  final var effectOwner: EffectOwner { unsafeDowncast(self, to: EffectOwner.self) }
}

extension EngineNode {
  /// This node as one of the tree, which all are that are listed anywhere.
  @inline(__always)
  final var treeNode: Node { unsafeDowncast(self, to: Node.self) }
}

extension RunningWork {
  /// The instance that asked for it: the only initialiser takes one of this very type.
  @inline(__always)
  final var instance: TypedNode<State, Input> {
    unsafeDowncast(owner, to: TypedNode<State, Input>.self)
  }
}

extension Departure {
  /// A departure as effects know it: there is no other class of departures below.
  @inline(__always)
  final var ofEffects: EffectDeparture { unsafeDowncast(self, to: EffectDeparture.self) }
}

extension InlineBuffer {
  /// The memory of the buffer as that of a value that fits. Who put the value in reads it as the
  /// same type: a running effect, whose type of input never changes.
  @inline(__always)
  static func memory<Value>(
    of words: UnsafeMutablePointer<(UInt64, UInt64, UInt64, UInt64)>, as type: Value.Type
  ) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(words).assumingMemoryBound(to: Value.self)
  }
}

/// Stands where a subclass has to say what happens: Embedded Swift has no protocols without their type, so a class
/// stands for one.
func mustOverride(_ function: StaticString = #function) -> Never {
  preconditionFailure("a subclass has to override this: please report it")
}
