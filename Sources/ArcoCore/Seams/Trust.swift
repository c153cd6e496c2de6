// All that is taken on trust. Every unchecked cast of the core stands in this file, with the reason
// why it holds. So does `mustOverride`, which stands in for an abstract method.

extension Effect {
  /// The effect with its type, as returned by a handler of this very type.
  ///
  /// A handler's effect travels up as a `RawEffect`. It gets its type back in the `lift` that was
  /// made together with the handler, or in the instance whose own handler returned it. Both have
  /// its type.
  @inline(__always)
  static func storage(of raw: RawEffect) -> Storage { unsafeDowncast(raw, to: Storage.self) }
}

extension Effect.Storage {
  /// This effect as one that sends an input. Only asked for where the step is `send`, and only
  /// `Sending` has that step.
  @inline(__always)
  final var sending: Effect.Sending { unsafeDowncast(self, to: Effect.Sending.self) }

  /// This effect as work. Only asked for where the step is `work`, and only `Working` has that
  /// step.
  @inline(__always)
  final var working: Effect.Working { unsafeDowncast(self, to: Effect.Working.self) }

  /// This effect as several. Only asked for where the step is `batch` or `sequence`, and only
  /// `Composed` has these.
  @inline(__always)
  final var composed: Effect.Composed { unsafeDowncast(self, to: Effect.Composed.self) }
}

extension ChildInstances {
  /// These instances with the type that their plan gave them.
  ///
  /// They are found by their child's token, and only that child's plan makes instances with it.
  @inlinable
  @inline(__always)
  final func typed<Typed: ChildInstances>(_: Typed.Type) -> Typed {
    unsafeDowncast(self, to: Typed.self)
  }
}

extension Node {
  /// This node as an instance, with the type from its child's plan.
  ///
  /// Only that plan's instances make nodes below themselves, and only these are given to the
  /// location, the placement and the work that were made with the plan.
  @inlinable
  @inline(__always)
  final func instance<Typed: Node>(as _: Typed.Type) -> Typed {
    unsafeDowncast(self, to: Typed.self)
  }
}

extension PartNode {
  /// The instances that it is one of, with the type that made it: the only maker of a `PartNode` is
  /// `PathInstances`, which gives itself as the parent.
  @inlinable
  @inline(__always)
  final func siblings<Typed: ChildInstances>(_: Typed.Type) -> Typed {
    guard let parent else { preconditionFailure("an instance of a child has a parent") }
    return unsafeDowncast(parent, to: Typed.self)
  }
}

extension Presentation {
  /// A view with its type: a node gets its view together with what runs it, and this is made for views of one
  /// type.
  @inlinable
  @inline(__always)
  static func view<Typed: AnyObject>(_ view: AnyObject, as _: Typed.Type) -> Typed {
    unsafeDowncast(view, to: Typed.self)
  }
}

extension EngineNode {
  /// This node as one that may have effects. `EffectOwner` is the only direct subclass.
  @inline(__always)
  final var effectOwner: EffectOwner { unsafeDowncast(self, to: EffectOwner.self) }
}

extension EngineNode {
  /// This node as one of the tree. `Node` is the only subclass of `EffectOwner`, and every node
  /// that is made is a `Node`.
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
  /// This departure as effects know it. `EffectDeparture` is the only direct subclass.
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

#if !hasFeature(Embedded)
  extension Engine {
    /// Stops the driver in the isolation of an actor: at once if the caller has this isolation.
    ///
    /// The closure `stop` is called as if it had no isolation. It only makes a task, and the task
    /// checks the isolation at run time: it begins at once in the actor's isolation, and waits for
    /// the actor otherwise.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    func stopAtOnceOrLater(_ owner: any Actor) {
      typealias Isolated = (isolated any Actor) -> Void
      typealias Anywhere = (any Actor) -> Void
      nonisolated(unsafe) let engine = self
      let stop: Isolated = { owner in
        Task.immediate {
          _ = owner
          engine.stop()
        }
      }
      unsafeBitCast(stop, to: Anywhere.self)(owner)
    }
  }
#endif

/// Stands for the body of an abstract method. Embedded Swift has no existential types, so a class
/// that is overridden stands for a protocol.
func mustOverride() -> Never {
  preconditionFailure("a subclass has to override this: please report it")
}
