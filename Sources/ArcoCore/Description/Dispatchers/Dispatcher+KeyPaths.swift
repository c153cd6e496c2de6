#if !hasFeature(Embedded)
  public import ArcoOptics

  // Children by key paths: `\.beans` for a stored property, and for a prism that `@Optics` wrote.
  // In Swift 5 mode, a literal key path is `Sendable` only with the upcoming feature
  // `InferSendableFromCaptures`; the overloads with optics need no such feature.
  extension Dispatcher {
    /// Declares this dispatcher as a child whose state is always present in the parent's state.
    ///
    ///     let brew = DispatcherOf<Brew> {
    ///       dose.child(state: \.beans, input: \.beans)
    ///       dose.child(state: \.water, input: \.water)
    ///     }
    ///
    /// - Parameters:
    ///   - state: the key path of the property that holds the child's state.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's
    ///     inputs.
    @inlinable
    public func child<Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic>(
      state: any WritableKeyPath<Whole, State> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>
    ) -> Child<World, Whole, WholeInput, State, Input>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      child(state: Lens(state), input: WholeInput.prisms[keyPath: input])
    }

    /// Declares this dispatcher as a child whose state is always present, in a parent with a larger world.
    ///
    ///     let stand: Child<World, Shop, ShopInput, Prices, PricesInput> = prices.child(
    ///       world: \.market, state: \.prices, input: \.prices)
    ///
    /// - Parameters:
    ///   - world: returns the child's world from the parent's.
    ///   - state: the key path of the property that holds the child's state.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's inputs.
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

    /// Declares this dispatcher as a child whose state is an optional of the parent's state.
    ///
    /// - Parameters:
    ///   - state: the key path of the optional property that holds the child's state.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's
    ///     inputs.
    ///   - whenGone: what the driver does with an input for the child while the state is absent.
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

    /// Declares this dispatcher as a child whose state is an optional of the parent's state, in a
    /// parent with a larger world.
    ///
    /// - Parameters:
    ///   - world: returns the child's world from the parent's.
    ///   - state: the key path of the optional property that holds the child's state.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's inputs.
    ///   - whenGone: what the driver does with an input for the child while the state is absent.
    @inlinable
    public func child<
      Larger: Sendable, Whole, WholeInput: HasPrisms & Sendable, Prism: PrismOptic
    >(
      world: @escaping @Sendable (Larger) -> World,
      ifPresent state: any WritableKeyPath<Whole, State?> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>,
      whenGone: WhenGone = .report
    ) -> Child<Larger, Whole, WholeInput, State, Input>
    where Prism.Whole == WholeInput, Prism.Part == Input {
      widen(world: world).child(ifPresent: state, input: input, whenGone: whenGone)
    }

    /// Declares this dispatcher as a child whose state is an optional of the parent's state and has
    /// an identity.
    ///
    ///     let detail: ChildOf<Board, Note> = note.child(
    ///       ifPresent: \.note, identifiedBy: \.id, input: \.note)
    ///
    /// - Parameters:
    ///   - state: the key path of the optional property that holds the child's state.
    ///   - id: returns the identity of a state. A state with another identity is a new child, and
    ///     the effects of the previous child are cancelled.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to the child's
    ///     inputs.
    ///   - whenGone: what the driver does with an input for the child while the state is absent.
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
    ///   - elements: the key path of the property that holds the collection.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to an element's id
    ///     and its input.
    ///   - whenGone: what the driver does with an input whose id is not in the collection.
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

    /// Declares this dispatcher as a child with an instance for each element of a collection, in a
    /// parent with a larger world.
    ///
    /// - Parameters:
    ///   - world: returns the world of each element from the parent's.
    ///   - elements: the key path of the property that holds the collection.
    ///   - input: the key path, from the parent input's `prisms`, of the prism to an element's id
    ///     and its input.
    ///   - whenGone: what the driver does with an input whose id is not in the collection.
    @inlinable
    public func child<
      Larger: Sendable, Whole, WholeInput: HasPrisms & Sendable, Elements: Keyed, Prism: PrismOptic
    >(
      world: @escaping @Sendable (Larger) -> World,
      each elements: any WritableKeyPath<Whole, Elements> & Sendable,
      input: KeyPath<WholeInput.Prisms, Prism>,
      whenGone: WhenGone = .report
    ) -> Child<Larger, Whole, WholeInput, State, Input>
    where
      Elements.Element == State, Elements.ID: Sendable, Prism.Whole == WholeInput,
      Prism.Part == (Elements.ID, Input)
    {
      widen(world: world).child(each: elements, input: input, whenGone: whenGone)
    }
  }
#endif
