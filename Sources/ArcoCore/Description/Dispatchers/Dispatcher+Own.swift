/// What a closure for ``Dispatcher/reduce(_:)`` returns: nothing.
///
/// The compiler names this type where a closure for `reduce` returns an effect. Such a closure is for
/// ``Dispatcher/update(_:)``.
public typealias NoEffect = Void

extension Dispatcher {
  /// Makes a dispatcher that changes the state in place and starts no effect.
  @inlinable
  public static func reduce(
    _ reduce: @escaping @Sendable (inout State, Input) -> NoEffect
  ) -> Dispatcher {
    Dispatcher(own: { input, state in
      reduce(&state, input)
      return nil
    })
  }

  /// Makes a dispatcher that changes the state in place and returns the effect that follows.
  @inlinable
  public static func update(
    _ update: @escaping @Sendable (inout State, Input) -> Effect<World, State, Input>
  ) -> Dispatcher {
    Dispatcher(own: { input, state in update(&state, input).raw })
  }

  /// Makes a dispatcher that answers each input with a move.
  ///
  ///     let dose = Dispatcher<Void, Dose, DoseInput>.pure { input in
  ///       switch input {
  ///       case .plus: .modify { $0.grams += 1 }
  ///       case .minus: .modify { $0.grams -= 1 }
  ///       case .set(let grams): .set(Dose(grams: grams))
  ///       }
  ///     }
  ///
  /// - Complexity: a move that captures something allocates once; `reduce` does not.
  @inlinable
  public static func pure(_ move: @escaping @Sendable (Input) -> Move<State>) -> Dispatcher {
    Dispatcher(own: { input, state in
      move(input).change(&state)
      return nil
    })
  }

  /// Makes a dispatcher from a transition function. If it returns nil, the state stays as it is.
  @inlinable
  public static func transition(
    _ next: @escaping @Sendable (State, Input) -> State?
  ) -> Dispatcher {
    Dispatcher(own: { input, state in
      if let next = next(state, input) { state = next }
      return nil
    })
  }

  /// Makes a dispatcher from a transition function with effects. If it returns nil, the state stays
  /// as it is and nothing starts.
  @inlinable
  public static func transition(
    _ next: @escaping @Sendable (State, Input) -> (State, Effect<World, State, Input>)?
  ) -> Dispatcher {
    Dispatcher(own: { input, state in
      guard let (next, effect) = next(state, input) else { return nil }
      state = next
      return effect.raw
    })
  }

  /// Makes a dispatcher that answers each input with an effect.
  @inlinable
  public static func effectful(
    _ effect: @escaping @Sendable (Input) -> Effect<World, State, Input>
  ) -> Dispatcher {
    Dispatcher(own: { input, _ in effect(input).raw })
  }

  /// Makes a dispatcher that answers each input with steps, each shown before the next starts.
  ///
  ///     let loading = Dispatcher<World, Prices, PricesInput>.workflow { input in
  ///       guard input == .load else { return [] }
  ///       return [.move { $0.isLoading = true }, load, .move { $0.isLoading = false }]
  ///     }
  @inlinable
  public static func workflow(
    _ steps: @escaping @Sendable (Input) -> [Effect<World, State, Input>]
  ) -> Dispatcher {
    Dispatcher(own: { input, _ in Effect.sequence(steps(input)).raw })
  }

  /// Makes a dispatcher that lets the state choose which dispatcher handles an input.
  ///
  /// A modal editor gives the same keys different meanings by the mode it is in.
  ///
  /// Make dispatchers that are widened or have children outside of `choose`. One that is made
  /// inside is another child for each input, and does not know the effects that an earlier one
  /// started.
  public static func switching(
    _ choose: @escaping @Sendable (State) -> Dispatcher
  ) -> Dispatcher {
    Dispatcher(own: { input, state in
      let interpreter = choose(state)
      return interpreter.handler(input, &state).flatMap { interpreter.lift($0, input).raw }
    })
  }
}
