public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// Two components side by side, which may have different architectures. It is a component over the
/// comonad `Day`.
///
/// - World: the world of the first component and of the whole. The effects of the second component
///   receive the world with which that component was made.
/// - Content: the content of both views.
/// - First, Second: the states of the components.
/// - FirstInput, SecondInput: the inputs of the components.
///
///     let page = DayComponent(counter, wizard) { counter, wizard in main { counter; wizard } }
///
/// An input changes only the component that it is for, and only the view of that component runs
/// again.
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the two spaces side
/// by side.
public typealias DayComponent<
  World: Sendable, First, Second, FirstInput: Sendable, SecondInput: Sendable,
  Content: ArcoCore.Content
> = Program<World, Both<First, Second>, Either<FirstInput, SecondInput>, Content>

extension Program {
  /// Makes one component from two, each of which keeps its own world.
  ///
  /// - Parameter render: makes one view from the views of both components.
  public init<First, Second, FirstInput, SecondInput, SecondWorld>(
    _ first: Program<World, First, FirstInput, Content>,
    _ second: Program<SecondWorld, Second, SecondInput, Content>,
    render: @escaping (Content, Content) -> Content
  ) where State == Both<First, Second>, Input == Either<FirstInput, SecondInput> {
    let left = first.component.dispatcher.child(
      state: firstLens() as Lens<State, First>, input: leftPrism() as Prism<Input, FirstInput>)
    let right = second.dispatcherInItsWorld(World.self).child(
      state: secondLens() as Lens<State, Second>, input: rightPrism() as Prism<Input, SecondInput>)
    self.init(
      Component(
        Dispatcher {
          left
          right
        },
        .placing { parts in
          let leftView = parts.place(left, first.component.face)
          let rightView = parts.place(right, second.component.face)
          return parts.view { _, _ in render(leftView, rightView) }
        }),
      state: Both(first.state, second.state),
      world: first.world
    )
  }
}
