/// The result of a closure for ``Dispatcher/reduce(_:)``: nothing.
///
/// The compiler names this type in its error if a closure for `reduce` returns an effect. A closure
/// that returns effects belongs to ``Dispatcher/update(_:)``.
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

  /// Makes a dispatcher that answers each input with a ``Move``.
  ///
  ///     let dose = Dispatcher<Void, Dose, DoseInput>.pure { input in
  ///       switch input {
  ///       case .plus: .modify { $0.grams += 1 }
  ///       case .minus: .modify { $0.grams -= 1 }
  ///       case .set(let grams): .set(Dose(grams: grams))
  ///       }
  ///     }
  ///
  /// - Complexity: a move that captures a value allocates once; `reduce` does not allocate.
  @inlinable
  public static func pure(_ move: @escaping @Sendable (Input) -> Move<State>) -> Dispatcher {
    Dispatcher(own: { input, state in
      move(input).change(&state)
      return nil
    })
  }

  /// Makes a dispatcher from a transition function. If the function returns nil, the state stays as
  /// it is.
  @inlinable
  public static func transition(
    _ next: @escaping @Sendable (State, Input) -> State?
  ) -> Dispatcher {
    Dispatcher(own: { input, state in
      if let next = next(state, input) { state = next }
      return nil
    })
  }

  /// Makes a dispatcher from a transition function with effects. If the function returns nil, the
  /// state stays as it is and no effect starts.
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

  /// Makes a dispatcher that answers each input with an effect and does not change the state.
  @inlinable
  public static func effectful(
    _ effect: @escaping @Sendable (Input) -> Effect<World, State, Input>
  ) -> Dispatcher {
    Dispatcher(own: { input, _ in effect(input).raw })
  }

  /// Makes a dispatcher that answers each input with a sequence of effects. The result of each step
  /// is shown before the next step starts.
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

  /// Makes a dispatcher that chooses by the state which dispatcher handles an input.
  ///
  /// For example, a modal editor gives the same keys a different meaning in each mode.
  ///
  /// If a dispatcher has children or is widened, make it outside of `choose`. A dispatcher that is
  /// made inside is a new child for each input. It cannot cancel the effects that an earlier one
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
