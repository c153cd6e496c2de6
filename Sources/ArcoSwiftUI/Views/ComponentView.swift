#if canImport(SwiftUI)
  public import ArcoCore
  public import SwiftUI

  // On macOS a C type of this name comes with SwiftUI.
  public import struct ArcoCore.Component

  /// A SwiftUI view that runs a component and shows it.
  ///
  /// - World, State, Input: the types of the component.
  ///
  ///     @main struct CoffeeApp: App {
  ///       var body: some Scene {
  ///         WindowGroup {
  ///           ComponentView(coffee(), state: Brew())
  ///         }
  ///       }
  ///     }
  ///
  /// The component is made when SwiftUI first evaluates the view. Its effects start in the main
  /// actor's next turn, and not in the middle of an update. SwiftUI may evaluate a view before a
  /// person sees it; if effects have to wait until then, start them by an input from `.onAppear`.
  ///
  /// The component lives as long as `@State` does. A parent that runs again does not reset it, but
  /// another `.id(_:)` does. When SwiftUI drops the view, the effects are cancelled. The arguments
  /// of the initialiser are used only once. To change the state from outside later, send an input
  /// to a ``ComponentModel`` of your own.
  public struct ComponentView<World: Sendable, State, Input: Sendable>: View {
    /// The type of the running component.
    public typealias Model = ComponentModel<World, State, Input, ViewContent>

    private let source: Source
    private var effectAnimation: EffectAnimation?

    private enum Source {
      case given(Model)
      case made(() -> Model)
    }

    /// Shows a component.
    ///
    ///     ComponentView(todos(), state: Todos(), world: world)
    ///
    /// - Parameters:
    ///   - component: made when SwiftUI first evaluates the view, and only then; the state too.
    ///   - world: passed to effects when they start.
    ///   - interpretation: the policy by which effects are carried out; `.muted` for previews.
    ///   - trace: receives each input and the change of the state.
    ///   - onProblem: receives each `Problem`, such as an input for a removed part. Prints to
    ///     standard error by default.
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

    /// Shows a program, which is made when SwiftUI first evaluates the view, and only then.
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

    /// Shows a component that runs in a model of your own. Its effects end with the model, and not
    /// with this view.
    public init(_ model: Model) { source = .given(model) }

    /// Returns this view with an animation for changes by inputs of effects: see
    /// ``ComponentModel/animateEffects(_:)``.
    ///
    /// The view sets the animation on its model each time that its body runs. The model keeps the last one.
    public func animatingEffects(_ animation: Animation?) -> ComponentView {
      var view = self
      view.effectAnimation = EffectAnimation(animation: animation)
      return view
    }

    /// The component's view.
    public var body: some View {
      switch source {
      case .given(let model): SlotView(slot: model.root(animatedBy: effectAnimation))
      case .made(let make): OwnedView(make: make, effectAnimation: effectAnimation)
      }
    }
  }

  /// An animation that a view sets on its model; nil for none.
  private struct EffectAnimation { let animation: Animation? }

  extension ComponentModel where Content == ViewContent {
    fileprivate func root(animatedBy effects: EffectAnimation?) -> ShownSlot<ViewContent> {
      if let effects { animateEffects(effects.animation) }
      return root
    }
  }

  /// A component that lives as long as this view.
  ///
  /// Its type parameters are not called `State` and so on: in the SDKs of iOS 27 `@State` is a
  /// macro, whose code could confuse a parameter `State` with SwiftUI's type. The macro's storage
  /// is private, and an implicit initialiser could be private with it. The property's initial value
  /// stands at its declaration: an initialiser in another file would not link in a debug build
  /// (swiftlang/swift#91700).
  private struct OwnedView<W: Sendable, S, I: Sendable>: View {
    @State private var owner = ModelOwner<W, S, I, ViewContent>()
    private let make: () -> ComponentModel<W, S, I, ViewContent>
    private let effectAnimation: EffectAnimation?

    init(
      make: @escaping () -> ComponentModel<W, S, I, ViewContent>, effectAnimation: EffectAnimation?
    ) {
      self.make = make
      self.effectAnimation = effectAnimation
    }

    var body: some View { SlotView(slot: owner.model(make).root(animatedBy: effectAnimation)) }
  }
#endif
