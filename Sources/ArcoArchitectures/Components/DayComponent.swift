public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// Two components of different architectures side by side, as `Day` puts two spaces.
///
/// - World: the first one's; the second keeps its own. - Content: that of both.
/// - First, Second: their states.
/// - FirstInput, SecondInput: their inputs.
///
///     let page = DayComponent(counter, wizard) { counter, wizard in main { counter; wizard } }
///
/// Each moves by its own inputs, and only its own view runs again.
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain spaces show side by side.
public typealias DayComponent<
  World: Sendable, First, Second, FirstInput: Sendable, SecondInput: Sendable,
  Content: ArcoCore.Content
> = Program<World, Both<First, Second>, Either<FirstInput, SecondInput>, Content>

extension Program {
  /// Puts two components beside each other, each with its own world.
  ///
  /// - Parameter render: places the views of both.
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
