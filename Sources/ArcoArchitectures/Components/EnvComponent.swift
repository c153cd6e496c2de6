public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A component in surroundings that nothing changes, as in `EnvT`: a theme, a language.
///
/// - World, Input, Content: those of the component inside.
/// - Value: the surroundings.
/// - Inner: the state of the component inside.
///
///     let dark = EnvComponent(surroundings: Theme.dark, around: counter) { theme, counter in
///       div(.class(theme.name)) { counter }
///     }
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain space shows.
public typealias EnvComponent<
  World: Sendable, Value, Inner, Input: Sendable, Content: ArcoCore.Content
> = Program<World, Both<Present<Envs<Value>>, Inner>, Input, Content>

extension Program {
  /// Puts surroundings around a component.
  ///
  /// - Parameter render: the view of the surroundings around the component's own view.
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

  /// Puts surroundings around a component that looks into them.
  ///
  ///     func greeting(in theme: Theme) -> IdentityComponent<HTML> {
  ///       IdentityComponent(p("This is the \(theme.name) side."))
  ///     }
  ///     let dark = EnvComponent(surroundings: Theme.dark, around: greeting) { theme, greeting in
  ///       div(.class(theme.name)) { greeting }
  ///     }
  ///
  /// - Parameters:
  ///   - inner: makes the component; called once, as nothing changes the surroundings.
  ///   - render: the view of the surroundings around the component's own view.
  public init<Value, Inner>(
    surroundings: Value,
    around inner: (Value) -> Program<World, Inner, Input, Content>,
    render: @escaping (Value, Content) -> Content
  ) where State == Both<Present<Envs<Value>>, Inner> {
    self.init(surroundings: surroundings, around: inner(surroundings), render: render)
  }
}
