public import ArcoOptics

/// A running component seen as one of its parts.
///
/// - State: the part's state.
/// - Input: the part's inputs.
///
///     let driver = Driver(brew, state: Brew())
///     let beans = driver.scope(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
///     beans.send(.plus)
///     beans.state.grams  // 16
///
/// It cannot touch what is not its own. Sending to it equals sending the embedded input to the
/// whole.
public struct Scope<State, Input: Sendable> {
  let read: () -> State
  let forward: (Input) -> SendTask

  package init(read: @escaping () -> State, forward: @escaping (Input) -> SendTask) {
    self.read = read
    self.forward = forward
  }

  /// The part's state as it is.
  public var state: State { read() }

  /// Handles an input of the part.
  ///
  /// - Returns: what the send has started, to be waited for or cancelled.
  @discardableResult
  public func send(_ input: Input) -> SendTask { forward(input) }

  /// Narrows further, to a part that is always there.
  public func scope<Part, PartInput: Sendable>(
    state: some LensOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part, PartInput> {
    Scope<Part, PartInput>(
      read: { state.get(read()) },
      forward: { forward(input.embed($0)) }
    )
  }

  /// Narrows further, by what finds the part's state and what makes an input of it one of the whole.
  ///
  ///     let driver = Driver(brew, state: Brew())
  ///     let beans = driver.scope.scope(state: \.beans, input: BrewInput.beans)
  ///
  /// - Parameters:
  ///   - state: a key path or a function; a part that may be absent is an optional.
  ///   - input: a case of the whole's inputs, or a function.
  public func scope<Part, PartInput: Sendable>(
    state: @escaping (State) -> Part, input: @escaping (PartInput) -> Input
  ) -> Scope<Part, PartInput> {
    Scope<Part, PartInput>(read: { state(read()) }, forward: { forward(input($0)) })
  }

  /// Narrows further, to a part that may be absent.
  public func scope<Part, PartInput: Sendable>(
    ifPresent state: some AffineOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part?, PartInput> {
    Scope<Part?, PartInput>(
      read: { state.extract(read()) },
      forward: { forward(input.embed($0)) }
    )
  }

  /// Narrows further, to the element of a collection that has an id; its state is nil while there is none.
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
  /// The whole as a scope.
  public var scope: Scope<State, Input> {
    Scope(read: { self.state }, forward: { self.send($0) })
  }

  /// Narrows the driver to a part that is always there.
  public func scope<Part, PartInput: Sendable>(
    state: some LensOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part, PartInput> {
    scope.scope(state: state, input: input)
  }

  /// Narrows the driver, by what finds the part's state and what makes an input of it one of the whole.
  ///
  ///     let driver = Driver(brew, state: Brew())
  ///     let beans = driver.scope(state: \.beans, input: BrewInput.beans)
  public func scope<Part, PartInput: Sendable>(
    state: @escaping (State) -> Part, input: @escaping (PartInput) -> Input
  ) -> Scope<Part, PartInput> {
    scope.scope(state: state, input: input)
  }

  /// Narrows the driver to a part that may be absent.
  public func scope<Part, PartInput: Sendable>(
    ifPresent state: some AffineOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part?, PartInput> {
    scope.scope(ifPresent: state, input: input)
  }

  /// Narrows the driver to the element of a collection that has an id; its state is nil while there is none.
  public func scope<Elements: Keyed, PartInput: Sendable>(
    each elements: some AffineOptic<State, Elements>, id: Elements.ID,
    input: some PrismOptic<Input, (Elements.ID, PartInput)>
  ) -> Scope<Elements.Element?, PartInput> {
    scope.scope(each: elements, id: id, input: input)
  }
}
