public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A component of one kind or of another, as in `Coproduct`: it begins as one and stays it.
///
/// - World, Content: those of both kinds.
/// - Left, Right: their states.
/// - LeftInput, RightInput: their inputs.
///
///     let start = user.isNew
///       ? EitherComponent(left: welcome, right: inbox.component)
///       : EitherComponent(left: welcome.component, right: inbox)
///
/// Both are of one type, so that what is around them need not know which it is. An input of the kind
/// that is not there is reported as a `Problem`. To go from the one to the other there is
/// ``SwitchComponent``.
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain space of its kind shows.
public typealias EitherComponent<
  World: Sendable, Left, Right, LeftInput: Sendable, RightInput: Sendable,
  Content: ArcoCore.Content
> = Program<World, Either<Left, Right>, Either<LeftInput, RightInput>, Content>

extension Program {
  /// Begins as the one kind.
  public init<Left, Right, LeftInput, RightInput>(
    left: Program<World, Left, LeftInput, Content>,
    right: Component<World, Right, RightInput, Content>
  ) where State == Either<Left, Right>, Input == Either<LeftInput, RightInput> {
    self.init(
      either: left.component, or: right, state: .left(left.state), world: left.world)
  }

  /// Begins as the other kind.
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
