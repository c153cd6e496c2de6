public import ArcoOptics

// The same as `widen`, with the labels of Bow Arch.
extension Dispatcher {
  /// Returns this dispatcher for a larger state and input.
  @inlinable
  public func widen<Whole, WholeInput: Sendable>(
    transformState state: some LensOptic<Whole, State>,
    transformInput input: some PrismOptic<WholeInput, Input>
  ) -> Dispatcher<World, Whole, WholeInput> {
    widen(state: state, input: input)
  }

  /// Returns this dispatcher for a larger world, state and input.
  @inlinable
  public func widen<Larger: Sendable, Whole, WholeInput: Sendable>(
    transformEnvironment environment: @escaping @Sendable (Larger) -> World,
    transformState state: some LensOptic<Whole, State>,
    transformInput input: some PrismOptic<WholeInput, Input>
  ) -> Dispatcher<Larger, Whole, WholeInput> {
    widen(world: environment, state: state, input: input)
  }
}
