public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A component with a state of its own around another, as in `StoreT`: a parent and
/// its child.
///
/// - World, Content: those of both.
/// - Own, Inner: the states of the parent and of the child.
/// - OwnInput, InnerInput: their inputs.
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
/// The parent's dispatcher sees every input of the child, `.right`, after the child has handled it.
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain space shows.
public typealias StoreTComponent<
  World: Sendable, Own, Inner, OwnInput: Sendable, InnerInput: Sendable,
  Content: ArcoCore.Content
> = Program<World, Both<Own, Inner>, Either<OwnInput, InnerInput>, Content>

extension Program {
  /// Puts a state, with what changes it, around a component.
  ///
  /// - Parameters:
  ///   - dispatcher: the parent's; its state is the own beside the child's.
  ///   - render: the view of both states around the child's own view.
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
