/// What each input does: a behaviour, without any view.
///
/// - World: what effects need from outside; `Void` unless needed.
/// - State: what inputs change.
/// - Input: what can happen.
///
///     let dose = Dispatcher<Void, Dose, DoseInput>.reduce { dose, input in
///       switch input {
///       case .plus: dose.grams += 1
///       case .minus: dose.grams -= 1
///       }
///     }
///
/// A dispatcher is a value: combined with others, widened to a larger state and input, or made a
/// child of one. A ``Driver`` runs it.
///
/// Laws: `empty` is neutral, `combine` associative, `widen` distributes over `combine` and follows
/// the composition of optics. Checked by `DispatcherLawTests`.
/// - Complexity: a send that starts no effect allocates nothing at any depth.
/// - In the literature: Bow Arch's `StateDispatcher`; a Kleisli arrow from inputs to moves.
public struct Dispatcher<World: Sendable, State, Input: Sendable>: Sendable {
  /// Changes the state, and returns the effect that follows, as far as it was not lifted yet.
  @usableFromInline
  typealias Handler = @Sendable (Input, inout State) -> RawEffect?
  /// Makes what the handler returned for an input into an effect of this dispatcher.
  @usableFromInline
  typealias Lift = @Sendable (RawEffect, Input) -> Effect<World, State, Input>

  /// The lines of this dispatcher, in order.
  @usableFromInline
  let entries: [Entry<World, State, Input>]
  /// All lines in one function.
  @usableFromInline
  let handler: Handler
  @usableFromInline
  let lift: Lift

  @inlinable
  init(entries: [Entry<World, State, Input>]) {
    self.entries = entries
    if entries.count == 1 {
      self.handler = entries[0].handler
      self.lift = entries[0].lift
    } else {
      self.handler = Self.fuse(entries)
      self.lift = { raw, _ in Effect(raw: raw) }
    }
  }

  @inlinable
  init(own handler: @escaping Handler) {
    self.init(entries: [Entry(own: handler)])
  }

  /// Inlinable, so that the loop over many siblings is compiled for their types.
  @inlinable
  static func fuse(_ entries: [Entry<World, State, Input>]) -> Handler {
    let lines = entries.map { Line(handler: $0.handler, lift: $0.lift) }
    return { input, state in
      var all: RawEffect?
      for index in lines.indices {  // by index: an element would be retained as a whole
        guard let raw = lines[index].handler(input, &state) else { continue }
        let effect = lines[index].lift(raw, input)
        all = Effect.batch(Effect(raw: all), effect).raw
      }
      return all
    }
  }

  /// What a send needs of an entry. A closure in an array of its own would be wrapped twice.
  @usableFromInline
  struct Line: Sendable {
    @usableFromInline
    let handler: Handler
    @usableFromInline
    let lift: Lift

    @inlinable
    init(handler: @escaping Handler, lift: @escaping Lift) {
      self.handler = handler
      self.lift = lift
    }
  }
}

/// The articles' name for a ``Dispatcher``.
public typealias StateDispatcher = Dispatcher
