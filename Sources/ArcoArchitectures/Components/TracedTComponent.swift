public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A component with a log: it adds up a value from each input of a component inside it. It is a
/// component over the comonad transformer `TracedT`.
///
/// - World, Input, Content: the types of the component inside.
/// - Value: the monoid of the values that add up.
/// - Inner: the state of the component inside.
///
///     let watched = TracedTComponent(
///       around: counter,
///       telling: { step in Sum<Int>(step) },
///       render: { sum, counter in div { counter; p("\(sum.value) in all") } }
///     )
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the space after the
/// same moves.
public typealias TracedTComponent<
  World: Sendable, Value: Monoid, Inner, Input: Sendable, Content: ArcoCore.Content
> = Program<World, Both<Present<Traces<Value>>, Inner>, Input, Content>

extension Program {
  /// Makes a program that runs another one and adds up a value from each of its inputs, such as a
  /// log.
  ///
  /// - Parameters:
  ///   - tell: returns the value that an input adds.
  ///   - render: makes the view, from the sum of the values and the view of the inner component.
  public init<Value, Inner>(
    around inner: Program<World, Inner, Input, Content>,
    telling tell: @escaping @Sendable (Input) -> Value,
    render: @escaping (Value, Content) -> Content
  ) where State == Both<Present<Traces<Value>>, Inner> {
    let child = inner.component.dispatcher.child(
      state: secondLens() as Lens<State, Inner>, input: Itself<Input>())
    self.init(
      Component(
        Dispatcher {
          child
          Dispatcher<World, State, Input>.reduce { state, input in
            state.first.move(to: tell(input))
          }
        },
        .placing { parts in
          let childView = parts.place(child, inner.component.face)
          return parts.view { state, _ in render(state.first.position, childView) }
        }),
      state: Both(Present(origin: One()), inner.state),
      world: inner.world
    )
  }
}
