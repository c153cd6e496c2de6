/// Work that follows an input, as a value.
///
/// - World: what the work needs from outside. The driver passes it when the work starts.
/// - State: the state that the effect's moves change.
/// - Input: the inputs that the effect sends.
///
///     let saving = Dispatcher<World, Todos, TodosInput>.update { todos, input in
///       guard case .save = input else { return .none }
///       return .task(id: "save") { [items = todos.items] world, out throws(SaveError) in
///         try await world.save(items)
///         out.send(.saved)
///       } catch: { .failed($0) }
///     }
///
/// Making an effect starts nothing. The driver starts it after the state change of the input, as
/// the driver's ``Interpretation`` says. When the component instance that returned the effect is
/// unmounted, the effect is cancelled, and whatever it sends later is dropped.
/// - Complexity: `.none` is one word and allocates nothing.
/// - In the literature: a command (Elm), an algebraic effect as data.
public struct Effect<World: Sendable, State, Input: Sendable>: Sendable {
  /// The kind of an effect.
  ///
  /// The payload of a common step is stored beside it, in a ``Sending``, a ``Working`` or a
  /// ``Composed``. So the layout of this enum does not depend on the generic parameters, and
  /// reading a step looks up no type in the Swift runtime.
  enum Step: Sendable {
    case send
    case move(@Sendable (inout State) -> Void)
    case batch
    case sequence
    case cancel(CancellationTarget)
    case work
    case below(Below)
    /// In memory of its own, because it is rare and larger than all the others.
    indirect case problem(Problem)
  }

  /// `@unchecked Sendable` as its class is: the only stored property is `Sendable`.
  class Storage: RawEffect, @unchecked Sendable {
    final let step: Step

    init(_ step: Step) { self.step = step }
  }

  /// `@unchecked Sendable` as its class is: the only stored property is `Sendable`.
  final class Sending: Storage, @unchecked Sendable {
    let input: Input

    init(_ input: Input) {
      self.input = input
      super.init(.send)
    }
  }

  /// A `Storage` with the generic parameters of this type. Nil for `.none`, so that `isNone` is one
  /// comparison.
  @usableFromInline
  let raw: RawEffect?

  /// Restores the type of an effect that came through a handler of the same type.
  @inlinable
  init(raw: RawEffect?) { self.raw = raw }

  init(_ step: Step) { self.raw = Storage(step) }

  /// Makes an effect of work with an optional id, queue and limits.
  init(_ id: EffectID?, _ queue: Queue?, _ limits: WorkLimits<Input>?, _ body: Body) {
    #if !hasFeature(Embedded)
      if limits?.fate != nil {
        self.raw = FatedWorking(id, queue, limits, body)
        return
      }
    #endif
    self.raw =
      limits?.grace == nil
      ? Working(id, queue, limits, body) : FinishingWorking(id, queue, limits, body)
  }

  /// Makes an effect of work without limits.
  init(_ id: EffectID?, in queue: Queue?, _ body: Body) {
    self.raw = Working(id, queue, nil, body)
  }

  /// The typed storage; nil for `.none`.
  var storage: Storage? {
    guard let raw else { return nil }
    return Self.storage(of: raw)
  }

  /// The effect that does nothing.
  @inlinable
  public static var none: Effect { Effect(raw: nil) }

  /// True if this effect does nothing.
  @inlinable
  public var isNone: Bool { raw == nil }
}

extension Effect {
  /// Sends an input to the component that returned this effect.
  ///
  /// The input is handled within the same send, after the current input, so that views run once for
  /// both.
  public static func send(_ input: Input) -> Effect {
    Reachable.noteEffects()
    return Effect(raw: Sending(input))
  }

  /// Changes the state of the component that returned this effect.
  public static func move(_ change: @escaping @Sendable (inout State) -> Void) -> Effect {
    Reachable.noteEffects()
    return Effect(.move(change))
  }

  /// Cancels the effects of this component instance that have an id. Does nothing if there are
  /// none.
  ///
  /// All cancellations of a send are carried out before any effect of the send starts. A
  /// cancellation applies to effects that were returned earlier: by an earlier send, by an earlier
  /// handler of the same send, or in front of the cancellation in the same batch. A cancellation
  /// does not apply to effects that are returned later. So a handler can return a batch of a
  /// cancellation and then a new effect with the same id.
  public static func cancel(_ id: EffectID) -> Effect {
    cancel { one, _ in one == id }
  }

  /// Cancels the effects of this component instance that run or wait in a queue.
  public static func cancel(_ queue: Queue) -> Effect {
    cancel { _, one in one == queue }
  }

  /// Cancels all effects of this component instance, running or waiting, with an id or without.
  /// Effects of its children go on.
  public static var cancelAll: Effect { cancel { _, _ in true } }

  private static func cancel(
    _ covers: @escaping @Sendable (EffectID?, Queue?) -> Bool
  ) -> Effect {
    Reachable.noteEffects()
    return Effect(.cancel(CancellationTarget(covers: covers)))
  }

  /// Starts several effects, which run concurrently.
  ///
  /// Laws, checked by `EffectNestingTests`: nested batches do the same as one flat batch, and
  /// `.none` is neutral.
  /// - Complexity: linear in the number of effects given, whatever their size. Effects may be
  ///   nested to any depth, for example by a loop; the stack does not grow.
  public static func batch(_ effects: [Effect]) -> Effect {
    beside(effects.compactMap { $0.raw })
  }

  /// Starts several effects, which run concurrently.
  public static func batch(_ effects: Effect...) -> Effect { batch(effects) }

  /// Runs effects one after another.
  ///
  /// Views show the inputs and moves of each step before the next step starts: *n* steps update the
  /// views *n* times. A step that is cancelled ends the sequence.
  ///
  /// Laws, checked by `EffectNestingTests`: nested sequences do the same as one flat sequence, and
  /// `.none` is neutral.
  /// - Complexity: that of a batch.
  public static func sequence(_ effects: [Effect]) -> Effect {
    inTurn(effects.compactMap { $0.raw })
  }

  /// Runs effects one after another.
  public static func sequence(_ effects: Effect...) -> Effect { sequence(effects) }

  /// Starts work that reports through callbacks. Timers and publishers are built on it.
  ///
  ///     let watch = Effect<World, Prices, PricesInput>.callback(id: "prices") { world, out in
  ///       let listening = world.listen { out.send(.price($0)) }
  ///       return Cancellation { listening.stop() }
  ///     }
  ///
  /// - Parameter start: starts the work. It runs in the isolation of the driver's owner and must
  ///   not block. The work lasts until `out.finish()` or until it is cancelled.
  public static func callback(
    id: EffectID? = nil,
    queue: Queue? = nil,
    _ start: @escaping @Sendable (World, Outlet<State, Input>) -> Cancellation
  ) -> Effect {
    Effect(id, in: queue, .callback(start))
  }

  /// Returns this effect for a larger world.
  ///
  /// - Parameter world: returns the part of the larger world that this effect needs.
  public func widen<Larger: Sendable>(
    world: @escaping @Sendable (Larger) -> World
  ) -> Effect<Larger, State, Input> {
    typealias Wide = Effect<Larger, State, Input>
    return turned { storage in
      switch storage.step {
      case .send: return .send(storage.sending.input)
      case .move(let change): return Wide(.move(change))
      case .cancel(let target): return Wide(.cancel(target))
      case .work:
        let work = storage.working
        return Wide(work.id, work.queue, work.limits, work.body.widen(world: world))
      case .below(let start):
        return Wide(.below { node, larger, then in start(node, world(larger), then) })
      case .problem(let problem): return Wide(.problem(problem))
      case .batch, .sequence: return .none
      }
    }
  }
}
