public import ArcoCore
public import ArcoOptics

extension TransitionTable {
  /// A row of a table: the state before, the input, the state after, and the effect that follows.
  public struct Row: Sendable {
    @usableFromInline
    let step: @Sendable (State, Input) -> Step?

    @inlinable
    init(step: @escaping @Sendable (State, Input) -> Step?) { self.step = step }
  }
}

extension TransitionTable.Row where State: Equatable & Sendable, Input: Equatable {
  /// Makes a row from one state to another.
  ///
  ///     let table = TransitionTable<Void, Door, DoorInput>([
  ///       .row(.slam, from: .open, to: .closed, run: .send(.open, after: .seconds(1)))
  ///     ])
  ///
  /// - Parameter effect: the effect that follows; none by default.
  @inlinable
  public static func row(
    _ input: Input, from state: State, to next: State,
    run effect: Effect<World, State, Input> = .none
  ) -> Self {
    Self { $0 == state && $1 == input ? (next, effect) : nil }
  }

  /// Makes a row to a state from all states that a predicate accepts, or from any state by default.
  ///
  ///     let table = TransitionTable<Void, Login, LoginInput>([
  ///       .row(.forceLogOut, where: { $0 != .loggedOut }, to: .loggingOut, run: logOut)
  ///     ])
  ///
  /// - Parameter effect: the effect that follows; none by default.
  @inlinable
  public static func row(
    _ input: Input, where accepts: @escaping @Sendable (State) -> Bool = { _ in true },
    to next: State, run effect: Effect<World, State, Input> = .none
  ) -> Self {
    Self { $1 == input && accepts($0) ? (next, effect) : nil }
  }
}

extension TransitionTable.Row {
  /// Makes a row for a case of the input and a case of the state, with their associated values.
  ///
  ///     let table = TransitionTable<Void, Login, LoginInput>([
  ///       .row(
  ///         on: LoginInput.prisms.logIn, from: .only(.loggedOut),
  ///         to: { _, name in name.isEmpty ? nil : .loggingIn(name) },
  ///         run: { _, name in logIn(name) })
  ///     ])
  ///
  /// `.only(.loggedOut)` matches one case without associated values, and `.itself()` matches any
  /// value.
  /// - Parameters:
  ///   - next: returns the next state from the associated values of the state and the input; nil
  ///     refuses the input.
  ///   - effect: returns the effect that follows; none by default. It is not called for a refused
  ///     input.
  @inlinable
  public static func row<Part, PartInput>(
    on input: some AffineFoldOptic<Input, PartInput>,
    from state: some AffineFoldOptic<State, Part>,
    to next: @escaping @Sendable (Part, PartInput) -> State?,
    run effect: @escaping @Sendable (Part, PartInput) -> Effect<World, State, Input> = { _, _ in
      .none
    }
  ) -> Self {
    Self { whole, wholeInput in
      guard let partInput = input.extract(wholeInput), let part = state.extract(whole),
        let next = next(part, partInput)
      else { return nil }
      return (next, effect(part, partInput))
    }
  }

  /// Makes a row that does what a whole table does.
  ///
  ///     let table = TransitionTable([.table(allowed), .table(moves)], rule: .all)
  @inlinable
  public static func table(_ table: TransitionTable<World, State, Input>) -> Self {
    Self { table.step($0, $1) }
  }
}
