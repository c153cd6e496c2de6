public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A parent with a state of its own, and a child that may have another architecture. It is a
/// component over the comonad transformer `StoreT`.
///
/// - World, Content: the world and the content of both components.
/// - Own, Inner: the states of the parent and of the child.
/// - OwnInput, InnerInput: the inputs of the parent and of the child.
///
///     let page = StoreTComponent(
///       initialState: "Ada", around: counter,
///       dispatcher: .reduce { (page: inout Both<String, Int>, input: Either<String, Int>) in
///         if case .left(let name) = input { page.first = name }
///       },
///       render: { page, counter, send in
///         main { h1(page.first); button("Bob", .onClick { send(.left("Bob")) }); counter }
///       })
///
/// The parent's dispatcher receives each input of the child too, as `.right`, after the child has
/// handled it.
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the space after the
/// same moves.
public typealias StoreTComponent<
  World: Sendable, Own, Inner, OwnInput: Sendable, InnerInput: Sendable,
  Content: ArcoCore.Content
> = Program<World, Both<Own, Inner>, Either<OwnInput, InnerInput>, Content>

extension Program {
  /// Adds a parent, with a state and a dispatcher of its own, to a component.
  ///
  /// - Parameters:
  ///   - dispatcher: the dispatcher of the parent. Its state is the pair of the parent's and the
  ///     child's state.
  ///   - render: makes a view from both states and the child's own view.
  public init<Own, Inner, OwnInput, InnerInput>(
    initialState: Own,
    around inner: Program<World, Inner, InnerInput, Content>,
    dispatcher: Dispatcher<World, State, Input>,
    render: @escaping (State, Content, Send<Input>) -> Content
  ) where State == Both<Own, Inner>, Input == Either<OwnInput, InnerInput> {
    let child = inner.component.dispatcher.child(
      state: secondLens() as Lens<State, Inner>, input: rightPrism() as Prism<Input, InnerInput>)
    self.init(
      Component(
        Dispatcher {
          child
          dispatcher
        },
        .placing { parts in
          let childView = parts.place(child, inner.component.face)
          return parts.view { state, send in render(state, childView, send) }
        }),
      state: Both(initialState, inner.state),
      world: inner.world
    )
  }
}
