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
  let forward: (Input) -> Void

  package init(read: @escaping () -> State, forward: @escaping (Input) -> Void) {
    self.read = read
    self.forward = forward
  }

  /// The current state of the part.
  public var state: State { read() }

  /// Handles an input of the part.
  public func send(_ input: Input) { forward(input) }

  /// Returns a narrower scope for a part that is always present.
  public func scope<Part, PartInput: Sendable>(
    state: some LensOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part, PartInput> {
    Scope<Part, PartInput>(
      read: { state.get(read()) },
      forward: { forward(input.embed($0)) }
    )
  }

  /// Returns a narrower scope for a part that may be absent.
  public func scope<Part, PartInput: Sendable>(
    ifPresent state: some AffineOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part?, PartInput> {
    Scope<Part?, PartInput>(
      read: { state.extract(read()) },
      forward: { forward(input.embed($0)) }
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

  /// Returns a scope for a part that may be absent.
  public func scope<Part, PartInput: Sendable>(
    ifPresent state: some AffineOptic<State, Part>, input: some PrismOptic<Input, PartInput>
  ) -> Scope<Part?, PartInput> {
    scope.scope(ifPresent: state, input: input)
  }
}
