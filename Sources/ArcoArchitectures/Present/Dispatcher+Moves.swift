public import ArcoComonads
public import ArcoCore

extension Dispatcher {
  /// Makes a dispatcher that answers each input with an update of a space.
  ///
  ///     let turning = Dispatcher<Void, Present<Zippers>, WizardInput>.moves { input in
  ///       input == .back ? .left() : .right()
  ///     }
  ///
  /// The update runs against the space as it is when the input is handled, and at one stroke.
  /// - Complexity: an update allocates its closure; to change a place without one, `reduce` and the
  ///   everyday methods of ``Present``.
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
