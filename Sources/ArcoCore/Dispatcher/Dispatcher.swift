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
  @usableFromInline
  typealias Handler = @Sendable (Input, inout State) -> Effect<World, State, Input>

  /// The lines of this dispatcher, in order.
  @usableFromInline
  let entries: [Entry<World, State, Input>]
  /// All lines in one function.
  @usableFromInline
  let handler: Handler

  @usableFromInline
  init(entries: [Entry<World, State, Input>]) {
    self.entries = entries
    self.handler = Self.fuse(entries)
  }

  @inlinable
  init(handler: @escaping Handler) {
    self.entries = [Entry(handler: handler)]
    self.handler = handler
  }

  private static func fuse(_ entries: [Entry<World, State, Input>]) -> Handler {
    let handlers = entries.map { $0.handler }
    guard let first = handlers.first else { return { _, _ in .none } }
    guard handlers.count > 1 else { return first }
    return { input, state in
      var all = Effect<World, State, Input>.none
      for handler in handlers {
        let effect = handler(input, &state)
        if !effect.isNone { all = all.isNone ? effect : .batch(all, effect) }
      }
      return all
    }
  }
}

/// The articles' name for a ``Dispatcher``.
public typealias StateDispatcher = Dispatcher
