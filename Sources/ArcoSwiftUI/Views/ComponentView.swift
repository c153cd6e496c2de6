#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  // On macOS a C type of this name comes with SwiftUI.
  public import struct ArcoCore.Component

  /// A component as a view, anywhere in SwiftUI.
  ///
  /// - World, State, Input: the component's.
  ///
  ///     @main struct CoffeeApp: App {
  ///       var body: some Scene {
  ///         WindowGroup {
  ///           ComponentView(coffee(), state: Brew())
  ///         }
  ///       }
  ///     }
  ///
  /// The component is made when SwiftUI first asks for the view, and its effects begin in the main actor's next turn. So
  /// they do not begin in the middle of an update, but also for a page that SwiftUI prepares and nobody sees yet: a
  /// component that must wait for that gets an input from `.onAppear`. It lives as `@State` does: a parent
  /// that runs again does not reset it, another `.id(_:)` does, and when SwiftUI drops the view its
  /// effects are cancelled. What is passed here is used once: to change the state later, send an
  /// input to a ``ComponentModel`` of your own.
  public struct ComponentView<World: Sendable, State, Input: Sendable>: View {
    /// The component while it runs.
    public typealias Model = ComponentModel<World, State, Input, ViewContent>

    private let source: Source

    private enum Source {
      case given(Model)
      case made(() -> Model)
    }

    /// Shows a component.
    ///
    ///     ComponentView(todos(), state: Todos(), world: world)
    ///
    /// - Parameters:
    ///   - component: made when SwiftUI first asks for the view, and only then. So is the state.
    ///   - world: handed to effects when they start.
    ///   - interpretation: how effects are carried out; `.muted` for previews.
    ///   - trace: writes down each input and what it changed.
    ///   - onProblem: hears of what could not be done; writes to standard error by default.
    public init(
      _ component: @autoclosure @escaping () -> Component<World, State, Input, ViewContent>,
      state: @autoclosure @escaping () -> State,
      world: @autoclosure @escaping () -> World,
      interpretation: Interpretation = .live,
      trace: Trace? = nil,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) {
      self.init(
        Program(component(), state: state(), world: world()), interpretation: interpretation,
        trace: trace, onProblem: onProblem)
    }

    /// Shows a program, made when SwiftUI first asks for the view, and only then.
    public init(
      _ program: @autoclosure @escaping () -> Program<World, State, Input, ViewContent>,
      interpretation: Interpretation = .live,
      trace: Trace? = nil,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) {
      source = .made {
        Model(program(), interpretation: interpretation, trace: trace, onProblem: onProblem)
      }
    }

    /// Shows a component that needs no world.
    public init(
      _ component: @autoclosure @escaping () -> Component<World, State, Input, ViewContent>,
      state: @autoclosure @escaping () -> State,
      interpretation: Interpretation = .live,
      trace: Trace? = nil,
      onProblem: @escaping (Problem) -> Void = Problem.report
    ) where World == Void {
      self.init(
        Program(component(), state: state()), interpretation: interpretation, trace: trace,
        onProblem: onProblem)
    }

    /// Shows a component that somebody else keeps.
    public init(_ model: Model) { source = .given(model) }

    private init(_ source: Source) { self.source = source }

    /// Returns this view with an animation for what effects change: see ``ComponentModel/animateEffects(_:)``.
    public func animatingEffects(_ animation: Animation?) -> ComponentView {
      ComponentView(
        .made { [source] in
          let model =
            switch source {
            case .given(let model): model
            case .made(let make): make()
            }
          model.animateEffects(animation)
          return model
        })
    }

    /// The component's view.
    public var body: some View {
      switch source {
      case .given(let model): SlotView(slot: model.root)
      case .made(let make): OwnedView(make: make)
      }
    }
  }

  /// A component that lives as long as this view.
  ///
  /// Its parameters have other names than the component's: in the SDKs of iOS 27 `@State` is a macro, and what it writes
  /// could take a parameter called `State` for SwiftUI's type. And the value stands where the property is declared: an
  /// initialiser in another file would not link in a debug build (swiftlang/swift#91700).
  private struct OwnedView<W: Sendable, S, I: Sendable>: View {
    @State private var owner = ModelOwner<W, S, I, ViewContent>()
    let make: () -> ComponentModel<W, S, I, ViewContent>

    var body: some View { SlotView(slot: owner.model(make).root) }
  }
#endif
