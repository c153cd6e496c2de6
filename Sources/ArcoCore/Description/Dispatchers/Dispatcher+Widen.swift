public import ArcoOptics

extension Dispatcher {
  /// Returns this dispatcher for a larger state and input. This dispatcher's own state may be
  /// absent from the larger state.
  ///
  /// The result behaves like a child that no face places: the effects are cancelled when the part
  /// of the state goes away.
  @inlinable
  public func widen<Whole, WholeInput: Sendable>(
    ifPresent state: some AffineOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Dispatcher<World, Whole, WholeInput> {
    child(ifPresent: state, input: input).dispatcher
  }

  /// Returns this dispatcher for a larger state and input.
  ///
  /// The result behaves like a child that no face places.
  @inlinable
  public func widen<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Dispatcher<World, Whole, WholeInput> {
    child(state: state, input: input).dispatcher
  }

  /// Returns this dispatcher for a larger state, from which its own state may be absent.
  @inlinable
  public func widen<Whole>(
    ifPresent state: some AffineOptic<Whole, State>
  ) -> Dispatcher<World, Whole, Input> {
    widen(ifPresent: state, input: Itself<Input>())
  }

  /// Returns this dispatcher for a larger state.
  @inlinable
  public func widen<Whole>(
    state: some LensOptic<Whole, State>
  ) -> Dispatcher<World, Whole, Input> {
    widen(state: state, input: Itself<Input>())
  }

  /// Returns this dispatcher for a larger input.
  @inlinable
  public func widen<WholeInput: Sendable>(
    input: some PrismOptic<WholeInput, Input>
  ) -> Dispatcher<World, State, WholeInput> {
    widen(state: Itself<State>(), input: input)
  }

  /// Returns this dispatcher for a larger world, state and input.
  @inlinable
  public func widen<Larger: Sendable, Whole, WholeInput: Sendable>(
    world: @escaping @Sendable (Larger) -> World,
    state: some LensOptic<Whole, State>,
    input: some PrismOptic<WholeInput, Input>
  ) -> Dispatcher<Larger, Whole, WholeInput> {
    widen(world: world).widen(state: state, input: input)
  }
}

#if !hasFeature(Embedded)
  extension Dispatcher {
    /// Returns this dispatcher for a larger state and input.
    ///
    ///     let beans: DispatcherOf<Brew> = dose.widen(state: \.beans, input: \.beans)
    ///
    /// - Parameters:
    ///   - state: the key path of the property that holds this dispatcher's state.
    ///   - input: the key path, from the larger input's `prisms`, of the prism to this dispatcher's
    ///     inputs.
    @inlinable
    public func widen<Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic>(
      state: any WritableKeyPath<Whole, State> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>
    ) -> Dispatcher<World, Whole, WholeInput>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      child(state: state, input: input).dispatcher
    }

    /// Returns this dispatcher for a larger state, from which its own state may be absent, and a
    /// larger input.
    ///
    /// - Parameters:
    ///   - state: the key path of the optional property that holds this dispatcher's state.
    ///   - input: the key path, from the larger input's `prisms`, of the prism to this dispatcher's
    ///     inputs.
    @inlinable
    public func widen<Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic>(
      ifPresent state: any WritableKeyPath<Whole, State?> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>
    ) -> Dispatcher<World, Whole, WholeInput>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      child(ifPresent: state, input: input).dispatcher
    }
  }
#endif
