public import ArcoComonads
public import ArcoCore

/// A component whose state is a sum, to which each input adds a value. It is a component over the
/// comonad `Traced`.
///
/// - World, Input, Content: the types of the component.
/// - Value: the monoid of the values that add up.
///
///     let score = TracedComponent(
///       update: { (hit: Hit) in Sum(hit.points) },
///       render: { score, send in button("\(score.value)", .onClick { send(.bull) }) }
///     )
///
/// No input can take a value back: the driver's state is a ``Present``, whose position is the sum
/// so far.
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the space after the
/// same values.
/// - Complexity: an input costs one addition in the monoid. The state is one value of the monoid.
public typealias TracedComponent<
  World: Sendable, Value: Monoid, Input: Sendable, Content: ArcoCore.Content
> = Program<World, Present<Traces<Value>>, Input, Content>

extension Program {
  /// Makes a component from a function that returns the value of an input, and a function that
  /// shows any sum.
  ///
  /// - Parameters:
  ///   - initialState: the sum at the beginning; the empty value by default.
  ///   - tell: returns the value that an input adds.
  public init<Value>(
    initialState: Value = .empty,
    update tell: @escaping @Sendable (Input) -> Value,
    render: @escaping (Value, Send<Input>) -> Content
  ) where World == Void, State == Present<Traces<Value>> {
    self.init(
      Component(
        .reduce { present, input in present.move(to: tell(input)) },
        Face { present, send in render(present.position, send) }),
      state: Present(origin: One(), position: initialState))
  }
}
