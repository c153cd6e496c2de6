public import ArcoComonads
public import ArcoCore

extension Dispatcher {
  /// Makes a dispatcher that answers each input with an update of a space.
  ///
  ///     let turning = Dispatcher<Void, Present<Zippers>, WizardInput>.moves { input in
  ///       input == .back ? .left() : .right()
  ///     }
  ///
  /// The state of the dispatcher is the position of the space, a ``Present``. When the dispatcher
  /// handles an input, the update moves the state from its current position. The whole update is
  /// one change of the state.
  /// - Complexity: an update allocates its closure. To move without an allocation, use `reduce` and
  ///   the methods of ``Present``.
  @inlinable
  public static func moves<C>(
    _ update: @escaping @Sendable (Input) -> Update<C, Void>
  ) -> Dispatcher where State == Present<C> {
    .reduce { present, input in present.move(by: update(input)) }
  }

  /// Makes a dispatcher that answers each input with an update of a space, and an effect after it.
  @inlinable
  public static func moves<C>(
    _ update: @escaping @Sendable (Input) -> (Update<C, Void>, Effect<World, State, Input>)
  ) -> Dispatcher where State == Present<C> {
    .update { present, input in
      let (update, effect) = update(input)
      present.move(by: update)
      return effect
    }
  }
}
