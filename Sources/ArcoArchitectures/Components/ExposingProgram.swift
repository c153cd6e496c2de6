public import ArcoCore
import ArcoOptics

/// A program that hides everything but its kind of view and one value of its state.
///
///     func cups() -> some ExposingProgram<Int, HTML> {
///       MooreComponent(
///         initialState: 0,
///         update: { (cups: inout Int, more: Int) in cups += more },
///         render: { _, send in button("One more", .onClick { send(1) }) }
///       ).exposing { $0.position.state }
///     }
///     func titled(_ child: some ExposingProgram<Int, HTML>) -> some ProgramProtocol<HTML> {
///       Program(around: child) { cups, child in main { h1("\(cups) cups"); child } }
///     }
///     let page = TestPage(titled(cups()).program)
///
/// A parent that takes `some ExposingProgram<Int, HTML>` shows a number of its child beside the
/// child's view. The child's state, inputs and comonad stay hidden.
public protocol ExposingProgram<Exposed, Content>: ProgramProtocol {
  /// The type of the exposed value.
  associatedtype Exposed

  /// Returns the exposed value of a state.
  func exposed(by state: State) -> Exposed
}

extension Program {
  /// Returns this program with a value that a parent may read. The state itself stays hidden.
  ///
  /// - Parameter expose: returns the value of a state. It runs each time that the parent's view
  ///   runs, so it should be cheap.
  public func exposing<Exposed>(
    _ expose: @escaping (State) -> Exposed
  ) -> some ExposingProgram<Exposed, Content> {
    Exposing(program: self, expose: expose)
  }

  /// Adds a view around a component, which also shows the value that the component exposes.
  ///
  /// - Parameters:
  ///   - inner: the component inside. Its state, its inputs and its world are those of the result.
  ///   - render: makes a view from the exposed value and the component's own view. It runs after
  ///     each change of the component's state.
  public init<Inner: ExposingProgram>(
    around inner: Inner,
    render: @escaping (Inner.Exposed, Content) -> Content
  )
  where
    Inner.World == World, Inner.State == State, Inner.Input == Input, Inner.Content == Content
  {
    let program = inner.program
    let child = program.component.dispatcher.child(state: Itself<State>(), input: Itself<Input>())
    self.init(
      Component(
        Dispatcher { child },
        .placing { parts in
          let childView = parts.place(child, program.component.face)
          return parts.view { state, _ in render(inner.exposed(by: state), childView) }
        }),
      state: program.state,
      world: program.world
    )
  }
}

/// A program, and the function that returns its exposed value.
private struct Exposing<
  World: Sendable, State, Input: Sendable, Content: ArcoCore.Content, Exposed
>:
  ExposingProgram
{
  let program: Program<World, State, Input, Content>
  let expose: (State) -> Exposed

  func exposed(by state: State) -> Exposed { expose(state) }
}
