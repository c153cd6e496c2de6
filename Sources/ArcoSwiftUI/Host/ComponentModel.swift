public import ArcoCore
public import Observation

// On macOS a C type of this name comes with SwiftUI.
public import struct ArcoCore.Component

/// A running component that SwiftUI shows and the rest of an app may speak to.
///
/// - World, State, Input, Content: the component's.
///
///     struct CoffeeScreen: View {
///       @State private var model = ComponentModel(coffee(), state: Brew())
///
///       var body: some View {
///         ComponentView(model)
///         Button("More beans") { model.send(.beans(.plus)) }
///       }
///     }
///
/// A view that only shows a component does not need it: `ComponentView(coffee(), state: Brew())`
/// makes one and keeps it.
///
/// Making one starts nothing: it begins when it is first shown, sent an input or asked for its state.
/// SwiftUI evaluates a `@State`'s initial value each time the parent's body runs, and throws all but
/// the first away; those must not begin effects. What begins in the body of a view begins its effects in the main actor's
/// next turn, when the update of the views is over; an input that is sent begins them at once.
///
/// It lives as long as somebody holds it. When the last one lets go, on whatever thread, the main
/// actor stops it: its effects are cancelled, and nothing is written any more.
/// - Isolation: the main actor's.
@MainActor
public final class ComponentModel<
  World: Sendable, State, Input: Sendable, Content: ArcoCore.Content
>: Observable {
  private var stage: Stage<World, State, Input, Content>
  private let watched = Watched()
  /// What is around the turns in which inputs of effects are applied.
  package let surroundings = Surroundings()

  @MainActor
  package final class Surroundings {
    package var mail: (() -> Void) -> Void = { $0() }
  }

  /// Describes a running component; it begins when it is first shown, asked or sent something.
  ///
  /// - Parameters:
  ///   - world: handed to effects when they start.
  ///   - interpretation: how effects are carried out; `.muted` for previews.
  ///   - trace: writes down each input and what it changed.
  ///   - onProblem: hears of what could not be done; writes to standard error by default, which
  ///     Xcode shows in its console.
  public convenience init(
    _ component: Component<World, State, Input, Content>,
    state: State,
    world: World,
    interpretation: Interpretation = .live,
    trace: Trace? = nil,
    onProblem: @escaping (Problem) -> Void = Problem.report
  ) {
    self.init(
      Program(component, state: state, world: world), interpretation: interpretation,
      trace: trace, onProblem: onProblem)
  }

  /// Describes a running program.
  public init(
    _ program: Program<World, State, Input, Content>,
    interpretation: Interpretation = .live,
    trace: Trace? = nil,
    onProblem: @escaping (Problem) -> Void = Problem.report
  ) {
    let (watched, surroundings) = (watched, surroundings)
    stage = .described {
      let starts = HeldStarts()
      let driver = Driver(
        program, interpretation: interpretation.behind { starts.take($0) }, onProblem: onProblem)
      driver.works.surroundMail { [surroundings] turn in surroundings.mail(turn) }
      let journal = trace.map { Journal($0, state: program.state) }
      var (views, writes) = (0, driver.writes)
      let root = ShownSlot(
        driver.show(
          program.component.face,
          around: { [unowned driver] run in
            run()
            guard driver.writes != writes else { return }
            writes = driver.writes
            // Whatever was drawn: a view of this state may show another than the faces do.
            watched.change()
            journal?.report(driver.state, views: views)
            views = 0
          },
          onChange: { changes in
            for change in changes {
              switch change {
              case .drawn(let instance):
                instance.onChange?()
                views += 1
              case .arranged(let slot): slot.onChange?()
              }
            }
          }))
      if let journal { driver.trace { journal.note($0) } }
      return Running(driver: driver, root: root, starts: starts)
    }
  }

  /// Describes a running component that needs no world.
  public convenience init(
    _ component: Component<World, State, Input, Content>,
    state: State,
    interpretation: Interpretation = .live,
    trace: Trace? = nil,
    onProblem: @escaping (Problem) -> Void = Problem.report
  ) where World == Void {
    self.init(
      Program(component, state: state), interpretation: interpretation, trace: trace,
      onProblem: onProblem)
  }

  deinit {
    if case .running(let running) = stage { Task { @MainActor in running.driver.stop() } }
  }

  private var running: Running<World, State, Input, Content> {
    switch stage {
    case .running(let running): return running
    case .described(let begin):
      let running = begin()
      stage = .running(running)
      Task { @MainActor in running.starts.open() }
      return running
    }
  }

  /// What runs the component: to record it, replay a recording or undo.
  ///
  ///     let history = model.driver.history(of: Lens(\Brew.beans))  // with ArcoReplay
  ///     model.send(.beans(.plus))
  ///     history.undo()
  public var driver: Driver<World, State, Input> { running.driver }

  package var root: ShownSlot<Content> { running.root }

  /// The root state as it is; a view that reads it runs again with every change.
  ///
  /// Parts of the screen that show parts of the state are cheaper as faces.
  public var state: State {
    watched.look()
    return driver.state
  }

  /// The model as a scope, to be narrowed to a part; a view that reads the scope's state runs again with every change.
  ///
  ///     let beans = model.scope.scope(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
  ///     Button("More beans") { beans.send(.plus) }
  ///       .disabled(beans.state.grams >= 50)
  public var scope: Scope<State, Input> {
    Scope(read: { self.state }, forward: { self.send($0) })
  }

  /// Has whoever reads the state run again, though it may be the same.
  package func refresh() { watched.change() }

  /// Handles an input: its pure part is in the state when this returns.
  public func send(_ input: Input) {
    running.starts.open()
    driver.send(input)
  }

  /// Cancels every effect and lets go of every view; nothing happens after it.
  public func stop() {
    switch stage {
    case .running(let running): running.driver.stop()
    case .described(let begin):
      stage = .described {
        let running = begin()
        running.driver.stop()
        return running
      }
    }
  }

  /// What was done so far, counted.
  public var counters: DriverCounters { driver.counters }
}

/// What a model is: a description until somebody uses it.
///
/// `@unchecked Sendable`: it is used on the main actor alone, as is the model that holds it. The
/// model's deinitialiser may run on any thread; it only hands what runs over to the main actor. (An
/// isolated deinitialiser would need iOS 18.4.)
private enum Stage<World: Sendable, State, Input: Sendable, Content: ArcoCore.Content>:
  @unchecked Sendable
{
  case described(() -> Running<World, State, Input, Content>)
  case running(Running<World, State, Input, Content>)
}

/// What runs: `@unchecked Sendable` for the reason that stands at ``Stage``.
private struct Running<World: Sendable, State, Input: Sendable, Content: ArcoCore.Content>:
  @unchecked Sendable
{
  let driver: Driver<World, State, Input>
  let root: ShownSlot<Content>
  let starts: HeldStarts
}
