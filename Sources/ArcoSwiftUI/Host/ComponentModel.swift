public import ArcoCore
public import Observation

// On macOS a C type of this name comes with SwiftUI.
public import struct ArcoCore.Component

/// A running component, for views that show it and for other code of an app that sends it inputs.
///
/// - World, State, Input, Content: the types of the component.
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
/// A view that only shows a component needs no model of its own:
/// `ComponentView(coffee(), state: Brew())` makes and stores one.
///
/// A new model starts nothing. The component starts when it is first shown, receives its first
/// input, or its state is first read. (SwiftUI evaluates the initial value of a `@State` each time
/// that the parent's body runs, and discards all but the first; discarded models must not start
/// effects.) If the component starts in the body of a view, its effects start in the main actor's
/// next turn, after the update of the views. If it starts by an input, its effects start
/// immediately.
///
/// The component runs until the last reference to the model is released, on any thread. Then the
/// main actor stops it: its effects are cancelled, and the state does not change any more.
/// - Isolation: the main actor.
@MainActor
public final class ComponentModel<
  World: Sendable, State, Input: Sendable, Content: ArcoCore.Content
>: Observable {
  private var stage: Stage<World, State, Input, Content>
  private let watched = Watched()
  /// The holder of `mail`, a closure that runs each turn in which the driver applies inputs of
  /// effects. `animateEffects(_:)` replaces `mail` by a closure that runs the turn in an animation.
  package let surroundings = Surroundings()

  @MainActor
  package final class Surroundings {
    package var mail: (() -> Void) -> Void = { $0() }
  }

  /// Makes a model of a component. The component starts when it is first shown, read, or sent an
  /// input.
  ///
  /// - Parameters:
  ///   - world: passed to effects when they start.
  ///   - interpretation: the policy by which effects are carried out; `.muted` for previews.
  ///   - trace: receives each input and the change of the state.
  ///   - onProblem: receives each `Problem`, such as an input for a removed part. Prints to
  ///     standard error by default, which Xcode shows in its console.
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

  /// Makes a model of a program, which starts when it is first shown, read, or sent an input.
  public init(
    _ program: Program<World, State, Input, Content>,
    interpretation: Interpretation = .live,
    trace: Trace? = nil,
    onProblem: @escaping (Problem) -> Void = Problem.report
  ) {
    let (watched, surroundings) = (watched, surroundings)
    stage = .described {
      let starts = DeferredEffects()
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
            // Also if no face ran: a view that reads `state` may show a part that no face shows.
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

  /// Makes a model of a component that needs no world.
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

  /// The driver that runs the component, for recordings, replays and undo.
  ///
  ///     let history = model.driver.history(of: Lens(\Brew.beans))  // with ArcoReplay
  ///     model.send(.beans(.plus))
  ///     history.undo()
  public var driver: Driver<World, State, Input> { running.driver }

  package var root: ShownSlot<Content> { running.root }

  /// The current root state. A view that reads it runs again after every change.
  ///
  /// To show a part of the state, a face is cheaper: it runs again only when its part changes.
  public var state: State {
    watched.look()
    return driver.state
  }

  /// The model as a scope, which can be narrowed to a part of the state. A view that reads the
  /// scope's state runs again after every change.
  ///
  ///     let beans = model.scope.scope(state: Brew.lenses.beans, input: BrewInput.prisms.beans)
  ///     Button("More beans") { beans.send(.plus) }
  ///       .disabled(beans.state.grams >= 50)
  public var scope: Scope<State, Input> {
    Scope(read: { self.state }, forward: { self.send($0) })
  }

  /// Runs all views again that read the state, even if the state has not changed.
  package func refresh() { watched.change() }

  /// Handles an input: its pure part is in the state when this returns.
  ///
  /// - Returns: the effects that the input has started, to wait for or to cancel.
  @discardableResult
  public func send(_ input: Input) -> SendTask {
    running.starts.open()
    return driver.send(input)
  }

  /// Cancels all effects and releases all views. Later calls do nothing.
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

  /// Counters of the driver's work so far, such as views and sends.
  public var counters: DriverCounters { driver.counters }
}

/// The stage of a model: a description until its first use, then a running component.
///
/// `@unchecked Sendable`: only the main actor uses it, as only the main actor uses its model. The
/// model's deinitialiser may run on any thread, but it only passes the running component to the
/// main actor. (An isolated deinitialiser would need iOS 18.4.)
private enum Stage<World: Sendable, State, Input: Sendable, Content: ArcoCore.Content>:
  @unchecked Sendable
{
  case described(() -> Running<World, State, Input, Content>)
  case running(Running<World, State, Input, Content>)
}

/// The parts of a running component. `@unchecked Sendable` for the reason that is given at
/// ``Stage``.
private struct Running<World: Sendable, State, Input: Sendable, Content: ArcoCore.Content>:
  @unchecked Sendable
{
  let driver: Driver<World, State, Input>
  let root: ShownSlot<Content>
  let starts: DeferredEffects
}
