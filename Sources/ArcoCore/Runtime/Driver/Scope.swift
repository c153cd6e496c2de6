public import ArcoOptics

/// A running component, seen through one of its parts.
///
/// - State: the part's state.
/// - Input: the part's inputs.
///
///     let driver = Driver(brew, state: Brew())
///     let beans = driver.scope(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
///     beans.send(.plus)
///     beans.state.grams  // 16
///
/// A scope gives access to its part only. Sending an input to it equals sending the embedded input
/// to the whole.
public struct Scope<State, Input: Sendable> {
  let read: () -> State
  let forward: (Input) -> SendTask

  package init(read: @escaping () -> State, forward: @escaping (Input) -> SendTask) {
    self.read = read
    self.forward = forward
  }

  /// The current state of the part.
  public var state: State { read() }

  /// Handles an input of the part.
  ///
  /// - Returns: the effects that the send has started, to wait for or to cancel.
  @discardableResult
  public func send(_ input: Input) -> SendTask { forward(input) }

  /// Returns a narrower scope for a part that is always present.
  public func scope<Part, PartInput: Sendable>(
    state: some LensOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part, PartInput> {
    Scope<Part, PartInput>(
      read: { state.get(read()) },
      forward: { forward(input.embed($0)) }
    )
  }

  /// Returns a narrower scope by two functions, which may be a key path and a case.
  ///
  ///     let driver = Driver(brew, state: Brew())
  ///     let beans = driver.scope.scope(state: \.beans, input: BrewInput.beans)
  ///
  /// - Parameters:
  ///   - state: returns the part's state: a key path or a function. The part may be an optional.
  ///   - input: turns an input of the part into one of the whole: a case or a function.
  public func scope<Part, PartInput: Sendable>(
    state: @escaping (State) -> Part, input: @escaping (PartInput) -> Input
  ) -> Scope<Part, PartInput> {
    Scope<Part, PartInput>(read: { state(read()) }, forward: { forward(input($0)) })
  }

  /// Returns a narrower scope for a part that may be absent. While it is absent, `state` is nil, and
  /// the driver reports an input that is sent to it as a problem.
  public func scope<Part, PartInput: Sendable>(
    ifPresent state: some AffineOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part?, PartInput> {
    Scope<Part?, PartInput>(
      read: { state.extract(read()) },
      forward: { forward(input.embed($0)) }
    )
  }

  /// Returns a narrower scope for the element of a collection with an id. Its state is nil while there
  /// is no such element.
  public func scope<Elements: Keyed, PartInput: Sendable>(
    each elements: some AffineOptic<State, Elements>, id: Elements.ID,
    input: some PrismOptic<Input, (Elements.ID, PartInput)>
  ) -> Scope<Elements.Element?, PartInput> {
    Scope<Elements.Element?, PartInput>(
      read: { elements.extract(read())?.element(id: id) },
      forward: { forward(input.embed((id, $0))) }
    )
  }
}

@available(*, unavailable)
extension Scope: Sendable {}

extension Driver {
  /// The whole component as a scope.
  public var scope: Scope<State, Input> {
    Scope(read: { self.state }, forward: { self.send($0) })
  }

  /// Returns a scope for a part that is always present.
  public func scope<Part, PartInput: Sendable>(
    state: some LensOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part, PartInput> {
    scope.scope(state: state, input: input)
  }

  /// Returns a scope by two functions, which may be a key path and a case.
  ///
  ///     let driver = Driver(brew, state: Brew())
  ///     let beans = driver.scope(state: \.beans, input: BrewInput.beans)
  public func scope<Part, PartInput: Sendable>(
    state: @escaping (State) -> Part, input: @escaping (PartInput) -> Input
  ) -> Scope<Part, PartInput> {
    scope.scope(state: state, input: input)
  }

  /// Returns a scope for a part that may be absent. While it is absent, `state` is nil, and the driver
  /// reports an input that is sent to it as a problem.
  public func scope<Part, PartInput: Sendable>(
    ifPresent state: some AffineOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part?, PartInput> {
    scope.scope(ifPresent: state, input: input)
  }

  /// Returns a scope for the element of a collection with an id. Its state is nil while there is no
  /// such element.
  public func scope<Elements: Keyed, PartInput: Sendable>(
    each elements: some AffineOptic<State, Elements>, id: Elements.ID,
    input: some PrismOptic<Input, (Elements.ID, PartInput)>
  ) -> Scope<Elements.Element?, PartInput> {
    scope.scope(each: elements, id: id, input: input)
  }
}

#if !hasFeature(Embedded)
  extension Scope {
    /// Returns a narrower scope by key paths, of which the second leads to a prism.
    ///
    ///     let driver = Driver(brew, state: Brew())
    ///     let beans = driver.scope.scope(state: \.beans, input: \.beans)
    ///
    /// - Parameters:
    ///   - state: returns the part's state: a key path or a function. The part may be an optional.
    ///   - input: the key path, from the input's `prisms`, of the prism to the part's inputs.
    public func scope<Part, PartInput: Sendable, Prism: PrismOptic>(
      state: @escaping (State) -> Part, input: KeyPath<Input.Prisms, Prism>
    ) -> Scope<Part, PartInput>
    where Input: HasPrisms, Prism.Whole == Input, Prism.Part == PartInput {
      let prism = Input.prisms[keyPath: input]
      return scope(state: state, input: { prism.embed($0) })
    }

    /// Returns a narrower scope for the element of a collection with an id. Its state is nil while
    /// there is no such element.
    ///
    /// - Parameters:
    ///   - elements: the key path of the property that holds the collection.
    ///   - id: the id of the element.
    ///   - input: the key path, from the input's `prisms`, of the prism to an element's id and its
    ///     input.
    public func scope<Elements: Keyed, PartInput: Sendable, Prism: PrismOptic>(
      each elements: any WritableKeyPath<State, Elements> & Sendable, id: Elements.ID,
      input: KeyPath<Input.Prisms, Prism>
    ) -> Scope<Elements.Element?, PartInput>
    where Input: HasPrisms, Prism.Whole == Input, Prism.Part == (Elements.ID, PartInput) {
      scope(each: Lens(elements), id: id, input: Input.prisms[keyPath: input])
    }
  }

  extension Driver {
    /// Returns a scope by key paths, of which the second leads to a prism.
    ///
    ///     let driver = Driver(brew, state: Brew())
    ///     let beans = driver.scope(state: \.beans, input: \.beans)
    ///
    /// - Parameters:
    ///   - state: returns the part's state: a key path or a function. The part may be an optional.
    ///   - input: the key path, from the input's `prisms`, of the prism to the part's inputs.
    public func scope<Part, PartInput: Sendable, Prism: PrismOptic>(
      state: @escaping (State) -> Part, input: KeyPath<Input.Prisms, Prism>
    ) -> Scope<Part, PartInput>
    where Input: HasPrisms, Prism.Whole == Input, Prism.Part == PartInput {
      scope.scope(state: state, input: input)
    }

    /// Returns a scope for the element of a collection with an id. Its state is nil while there is
    /// no such element.
    ///
    /// - Parameters:
    ///   - elements: the key path of the property that holds the collection.
    ///   - id: the id of the element.
    ///   - input: the key path, from the input's `prisms`, of the prism to an element's id and its
    ///     input.
    public func scope<Elements: Keyed, PartInput: Sendable, Prism: PrismOptic>(
      each elements: any WritableKeyPath<State, Elements> & Sendable, id: Elements.ID,
      input: KeyPath<Input.Prisms, Prism>
    ) -> Scope<Elements.Element?, PartInput>
    where Input: HasPrisms, Prism.Whole == Input, Prism.Part == (Elements.ID, PartInput) {
      scope.scope(each: elements, id: id, input: input)
    }
  }
#endif
