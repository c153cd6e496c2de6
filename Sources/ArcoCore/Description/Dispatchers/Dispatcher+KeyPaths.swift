#if !hasFeature(Embedded)
  public import ArcoOptics

  // Children by key paths: `\.beans` for a stored property, and for a prism that `@Optics` wrote. In the language
  // mode of Swift 5 a literal key path is `Sendable` only with the upcoming feature `InferSendableFromCaptures`;
  // optics do without.
  extension Dispatcher {
    /// Declares this dispatcher as a child whose state every parent has.
    ///
    ///     let brew = DispatcherOf<Brew> {
    ///       dose.child(state: \.beans, input: \.beans)
    ///       dose.child(state: \.water, input: \.water)
    ///     }
    ///
    /// - Parameters:
    ///   - state: the property that holds the child's state.
    ///   - input: the prism to the child's inputs, by its name in the parent input's `prisms`.
    @inlinable
    public func child<Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic>(
      state: any WritableKeyPath<Whole, State> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>
    ) -> Child<World, Whole, WholeInput, State, Input>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      child(state: Lens(state), input: WholeInput.prisms[keyPath: input])
    }

    /// Declares this dispatcher as a child whose state every parent has, in a larger world.
    ///
    ///     let stand: Child<World, Shop, ShopInput, Prices, PricesInput> = prices.child(
    ///       world: \.market, state: \.prices, input: \.prices)
    ///
    /// - Parameters:
    ///   - world: the child's world within the parent's.
    ///   - state: the property that holds the child's state.
    ///   - input: the prism to the child's inputs, by its name in the parent input's `prisms`.
    @inlinable
    public func child<
      Larger: Sendable, Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic
    >(
      world: @escaping @Sendable (Larger) -> World,
      state: any WritableKeyPath<Whole, State> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>
    ) -> Child<Larger, Whole, WholeInput, State, Input>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      widen(world: world).child(state: state, input: input)
    }

    /// Declares this dispatcher as a child whose state is an optional of the parent's.
    ///
    /// - Parameters:
    ///   - state: the optional property that holds the child's state.
    ///   - input: the prism to the child's inputs, by its name in the parent input's `prisms`.
    ///   - whenGone: what happens to an input that comes when the state is not there.
    @inlinable
    public func child<Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic>(
      ifPresent state: any WritableKeyPath<Whole, State?> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>,
      whenGone: WhenGone = .report
    ) -> Child<World, Whole, WholeInput, State, Input>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      child(
        ifPresent: Lens(state).some, input: WholeInput.prisms[keyPath: input],
        whenGone: whenGone)
    }

    /// Declares this dispatcher as a child whose state is an optional of the parent's and has an identity.
    ///
    ///     let detail: ChildOf<Board, Note> = note.child(
    ///       ifPresent: \.note, identifiedBy: \.id, input: \.note)
    ///
    /// - Parameters:
    ///   - state: the optional property that holds the child's state.
    ///   - id: what tells two states of the child apart; another one is another child.
    ///   - input: the prism to the child's inputs, by its name in the parent input's `prisms`.
    ///   - whenGone: what happens to an input that comes when the state is not there.
    @inlinable
    public func child<
      Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic, ID: Equatable & Sendable
    >(
      ifPresent state: any WritableKeyPath<Whole, State?> & Sendable,
      identifiedBy id: @escaping @Sendable (State) -> ID,
      input: KeyPath<WholeInput.Prisms, Prism>,
      whenGone: WhenGone = .report
    ) -> Child<World, Whole, WholeInput, State, Input>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      child(
        ifPresent: Lens(state).some, identifiedBy: id,
        input: WholeInput.prisms[keyPath: input], whenGone: whenGone)
    }

    /// Declares this dispatcher as a child with an instance for each element of a collection.
    ///
    /// - Parameters:
    ///   - elements: the property that holds the collection.
    ///   - input: the prism to the id of an element and its input, by its name in the parent input's
    ///     `prisms`.
    ///   - whenGone: what happens to an input whose id is not there.
    @inlinable
    public func child<
      Whole, WholeInput: HasPrisms & Sendable, Elements: Keyed, Prism: PrismOptic
    >(
      each elements: any WritableKeyPath<Whole, Elements> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>,
      whenGone: WhenGone = .report
    ) -> Child<World, Whole, WholeInput, State, Input>
    where
      Elements.Element == State, Elements.ID: Sendable, Prism.Whole == WholeInput,
      Prism.Part == (Elements.ID, Input)
    {
      child(
        each: Lens(elements), input: WholeInput.prisms[keyPath: input], whenGone: whenGone)
    }
  }
#endif
