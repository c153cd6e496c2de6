public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A component that is of one of two kinds, decided when it is made. It is a component over the
/// comonad `Coproduct`.
///
/// - World, Content: the world and the content of both kinds.
/// - Left, Right: the states of the kinds.
/// - LeftInput, RightInput: the inputs of the kinds.
///
///     let start = user.isNew
///       ? EitherComponent(left: welcome, right: inbox.component)
///       : EitherComponent(left: welcome.component, right: inbox)
///
/// Both kinds have the same type, so a parent need not know which kind the component is. An input
/// of the other kind is dropped, and reported as a `Problem`. To change from one kind to the other,
/// use ``SwitchComponent``.
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the space of its
/// kind.
public typealias EitherComponent<
  World: Sendable, Left, Right, LeftInput: Sendable, RightInput: Sendable,
  Content: ArcoCore.Content
> = Program<World, Either<Left, Right>, Either<LeftInput, RightInput>, Content>

extension Program {
  /// Makes a component of the left kind. `right` only says which type the other kind has.
  public init<Left, Right, LeftInput, RightInput>(
    left: Program<World, Left, LeftInput, Content>,
    right: Component<World, Right, RightInput, Content>
  ) where State == Either<Left, Right>, Input == Either<LeftInput, RightInput> {
    self.init(
      either: left.component, or: right, state: .left(left.state), world: left.world)
  }

  /// Makes a component of the right kind. `left` only says which type the other kind has.
  public init<Left, Right, LeftInput, RightInput>(
    left: Component<World, Left, LeftInput, Content>,
    right: Program<World, Right, RightInput, Content>
  ) where State == Either<Left, Right>, Input == Either<LeftInput, RightInput> {
    self.init(
      either: left, or: right.component, state: .right(right.state), world: right.world)
  }

  private init<Left, Right, LeftInput, RightInput>(
    either left: Component<World, Left, LeftInput, Content>,
    or right: Component<World, Right, RightInput, Content>,
    state: State,
    world: World
  ) where State == Either<Left, Right>, Input == Either<LeftInput, RightInput> {
    let one = left.dispatcher.child(
      ifPresent: leftPrism() as Prism<State, Left>, input: leftPrism() as Prism<Input, LeftInput>)
    let other = right.dispatcher.child(
      ifPresent: rightPrism() as Prism<State, Right>,
      input: rightPrism() as Prism<Input, RightInput>)
    self.init(
      Component(
        Dispatcher {
          one
          other
        },
        .placing { parts in
          let oneView = parts.place(one, left.face)
          let otherView = parts.place(other, right.face)
          return parts.view { state, _ in
            if case .left = state { oneView } else { otherView }
          }
        }),
      state: state,
      world: world
    )
  }
}
