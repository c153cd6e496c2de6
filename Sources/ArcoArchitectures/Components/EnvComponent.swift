public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A component with an environment that never changes, such as a theme or a language. It is a
/// component over the comonad transformer `EnvT`.
///
/// - World, Input, Content: the types of the component inside.
/// - Value: the environment.
/// - Inner: the state of the component inside.
///
///     let dark = EnvComponent(surroundings: Theme.dark, around: counter) { theme, counter in
///       div(.class(theme.name)) { counter }
///     }
///
/// Laws, checked by `ComponentSemanticsTests`: the component shows the same as the space after the
/// same moves.
public typealias EnvComponent<
  World: Sendable, Value, Inner, Input: Sendable, Content: ArcoCore.Content
> = Program<World, Both<Present<Envs<Value>>, Inner>, Input, Content>

extension Program {
  /// Adds an environment to a component, for the view around the component.
  ///
  /// - Parameter render: makes a view from the environment and the component's own view.
  public init<Value, Inner>(
    surroundings: Value,
    around inner: Program<World, Inner, Input, Content>,
    render: @escaping (Value, Content) -> Content
  ) where State == Both<Present<Envs<Value>>, Inner> {
    let child = inner.component.dispatcher.child(
      state: secondLens() as Lens<State, Inner>, input: Itself<Input>())
    self.init(
      Component(
        Dispatcher { child },
        .placing { parts in
          let childView = parts.place(child, inner.component.face)
          return parts.view { state, _ in render(state.first.origin, childView) }
        }),
      state: Both(Present(origin: surroundings), inner.state),
      world: inner.world
    )
  }

  /// Adds an environment to a component that also reads the environment itself.
  ///
  ///     func greeting(in theme: Theme) -> IdentityComponent<HTML> {
  ///       IdentityComponent(p("This is the \(theme.name) side."))
  ///     }
  ///     let dark = EnvComponent(surroundings: Theme.dark, around: greeting) { theme, greeting in
  ///       div(.class(theme.name)) { greeting }
  ///     }
  ///
  /// - Parameters:
  ///   - inner: makes the component from the environment; called once, as the environment never
  ///     changes.
  ///   - render: makes a view from the environment and the component's own view.
  public init<Value, Inner>(
    surroundings: Value,
    around inner: (Value) -> Program<World, Inner, Input, Content>,
    render: @escaping (Value, Content) -> Content
  ) where State == Both<Present<Envs<Value>>, Inner> {
    self.init(surroundings: surroundings, around: inner(surroundings), render: render)
  }
}
