/// Work that follows an input, as a value.
///
/// - World: what the work needs from outside, handed to it when it starts.
/// - State: the state its moves change.
/// - Input: what it sends back.
///
///     .task(id: "save") { world, out throws(SaveError) in
///       try await world.save()
///       out.send(.saved)
///     } catch: { .failed($0) }
///
/// Making an effect starts nothing: the driver does, after the input's state change, and by its
/// ``Interpretation``. When the component that asked for it goes away the effect is cancelled, and
/// nothing it does later is written.
/// - Complexity: `.none` is one word and allocates nothing.
/// - In the literature: a command (Elm), an algebraic effect as data.
public struct Effect<World: Sendable, State, Input: Sendable>: Sendable {
  /// What it asks for. What most effects carry is beside it, in a ``Sending``, a ``Working`` or a
  /// ``Composed``: so nothing here is laid out by the types above, and who looks at a step asks the runtime for none.
  enum Step: Sendable {
    case send
    case move(@Sendable (inout State) -> Void)
    case batch
    case sequence
    case cancel(CancellationTarget)
    case work
    case below(@Sendable (TypedNode<State, Input>, World, Sequel?) -> Void)
    case problem(Problem)
  }

  /// `@unchecked Sendable` as its class is: the only stored property is `Sendable`.
  class Storage: RawEffect, @unchecked Sendable {
    final let step: Step

    init(_ step: Step) { self.step = step }

    /// The input to send, where the step says so.
    final var sent: Input { unsafeDowncast(self, to: Sending.self).input }

    /// The work to start, where the step says so.
    final var working: Working { unsafeDowncast(self, to: Working.self) }
  }

  /// `@unchecked Sendable` as its class is: the only stored property is `Sendable`.
  final class Sending: Storage, @unchecked Sendable {
    let input: Input

    init(_ input: Input) {
      self.input = input
      super.init(.send)
    }
  }

  /// `@unchecked Sendable` as its class is: the only stored properties are `Sendable`.
  class Working: Storage, @unchecked Sendable {
    final let id: EffectID?
    final let terms: Terms<Input>?
    final let kernel: Kernel<World, State, Input>

    init(_ id: EffectID?, _ terms: Terms<Input>?, _ kernel: Kernel<World, State, Input>) {
      self.id = id
      self.terms = terms
      self.kernel = kernel
      super.init(.work)
    }

    /// Makes the running effect that does it.
    func makeWork(at node: TypedNode<State, Input>, _ world: World) -> Work<World, State, Input> {
      Work(self, node: node, world: world)
    }
  }

  /// A `Storage` of this very type; nil, and one comparison with zero, for none.
  @usableFromInline
  let raw: RawEffect?

  /// Takes an effect up again that came through a handler of this very type.
  @inlinable
  init(raw: RawEffect?) { self.raw = raw }

  init(_ step: Step) { self.raw = Storage(step) }

  /// Work on any terms.
  init(_ id: EffectID?, _ terms: Terms<Input>?, _ kernel: Kernel<World, State, Input>) {
    self.raw =
      terms?.grace == nil ? Working(id, terms, kernel) : FinishingWorking(id, terms, kernel)
  }

  /// Work on no terms but a queue, if any.
  init(_ id: EffectID?, in queue: Queue?, _ kernel: Kernel<World, State, Input>) {
    if let queue {
      self.raw = Working(id, Terms(queue: queue), kernel)
    } else {
      self.raw = Working(id, nil, kernel)
    }
  }

  /// What it is; nil for none.
  var storage: Storage? {
    guard let raw else { return nil }
    return unsafeDowncast(raw, to: Storage.self)
  }

  /// Nothing to do.
  @inlinable
  public static var none: Effect { Effect(raw: nil) }

  /// Whether there is nothing to do.
  @inlinable
  public var isNone: Bool { raw == nil }
}

/// An effect on its way up through the handlers, without its type.
///
/// A child's line hands it on as it comes, so that a send without effects costs nothing for them;
/// the line's `lift` retraces the way when there is one.
/// `@unchecked Sendable`: it has no stored property, and `Effect.Storage` and its subclasses, which are
/// all there is below it, have constants that are `Sendable`, or say what protects them.
@usableFromInline
class RawEffect: @unchecked Sendable {
  /// Hands on what it is put together from, as nobody else holds it and it is let go of.
  func giveUpParts(to left: inout [RawEffect]) {}

  /// Adds what is to be carried out of it now, the last one first, if it is several; else false.
  ///
  /// - Parameter sequel: what follows it, and then what follows what was added.
  func unfold(at node: Node, _ sequel: inout Sequel?, into todo: inout [RawEffect]) -> Bool {
    false
  }
}

extension Effect {
  /// Sends an input to the component that returned this effect.
  ///
  /// It is handled within the same send, after the input at hand: a view sees one change.
  public static func send(_ input: Input) -> Effect { Effect(raw: Sending(input)) }

  /// Changes the state.
  public static func move(_ change: @escaping @Sendable (inout State) -> Void) -> Effect {
    Effect(.move(change))
  }

  /// Cancels what this component instance runs under an id; nothing happens if it runs nothing.
  ///
  /// All cancellations that one send asks for are carried out before any effect starts. Each covers
  /// what was asked for before it, so a step can cancel an id and start new work under it.
  public static func cancel(_ id: EffectID) -> Effect {
    Effect(.cancel(CancellationTarget { $0.id == id }))
  }

  /// Cancels what this component instance runs in a queue, and what waits there.
  public static func cancel(_ queue: Queue) -> Effect {
    Effect(.cancel(CancellationTarget { $0.queue == queue }))
  }

  /// Cancels all that this component instance runs and what waits in its queues, named or not; not
  /// what its children run.
  public static var cancelAll: Effect { Effect(.cancel(CancellationTarget { _ in true })) }

  /// Starts several effects, which run beside each other.
  ///
  /// Laws, checked by `EffectNestingTests`: batches in a batch do the same as all in one, and `.none`
  /// is neutral.
  /// - Complexity: linear in the effects given, and not in what those are put together from. A loop
  ///   may fold any number of them: none of it grows the stack.
  public static func batch(_ effects: [Effect]) -> Effect {
    beside(effects.compactMap { $0.raw })
  }

  /// Starts several effects, which run beside each other.
  public static func batch(_ effects: Effect...) -> Effect { batch(effects) }

  /// Runs effects one after another.
  ///
  /// Each one's inputs and moves are in the view before the next starts: *n* steps draw *n* times.
  /// A step that is cancelled ends the sequence.
  ///
  /// Laws, checked by `EffectNestingTests`: sequences in a sequence do the same as all in one, and
  /// `.none` is neutral.
  /// - Complexity: as of a batch.
  public static func sequence(_ effects: [Effect]) -> Effect {
    inTurn(effects.compactMap { $0.raw })
  }

  /// Runs effects one after another.
  public static func sequence(_ effects: Effect...) -> Effect { sequence(effects) }

  /// Starts work that reports through callbacks: the kernel below tasks and streams.
  ///
  ///     .callback(id: "clock") { world, out in
  ///       let timer = world.timer { out.send(.tick) }
  ///       return Cancellation { timer.stop() }
  ///     }
  ///
  /// - Parameter start: runs in the isolation of the driver's owner and must not wait. The work
  ///   lasts until `out.finish()` or until it is cancelled.
  public static func callback(
    id: EffectID? = nil,
    queue: Queue? = nil,
    _ start: @escaping @Sendable (World, Outlet<State, Input>) -> Cancellation
  ) -> Effect {
    Effect(id, in: queue, Kernel(start))
  }

  /// Returns this effect for a larger world.
  public func widen<Larger: Sendable>(
    environment: @escaping @Sendable (Larger) -> World
  ) -> Effect<Larger, State, Input> {
    typealias Wide = Effect<Larger, State, Input>
    return turned { storage in
      switch storage.step {
      case .send: return .send(storage.sent)
      case .move(let change): return Wide(.move(change))
      case .cancel(let target): return Wide(.cancel(target))
      case .work:
        let work = storage.working
        return Wide(work.id, work.terms, work.kernel.widen(environment: environment))
      case .below(let start):
        return Wide(.below { node, world, then in start(node, environment(world), then) })
      case .problem(let problem): return Wide(.problem(problem))
      case .batch, .sequence: return .none
      }
    }
  }
}
