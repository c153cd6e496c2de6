#if canImport(SwiftUI)
  public import ArcoCore
  public import ArcoOptics
  public import SwiftUI

  // On macOS a C type of this name comes with SwiftUI.
  public import struct ArcoCore.Component

  extension Face where Content == ViewContent {
    /// Makes a face from a function that lists views.
    ///
    /// The function runs in the body of a view of its own, when SwiftUI evaluates that body. So
    /// SwiftUI tracks the observable objects that the function reads.
    @MainActor
    public init(@ViewBuilder _ view: @escaping (State, Send<Input>) -> some View) {
      self = .placing { parts in parts.view(view) }
    }
  }

  extension Face where Content == ViewContent {
    /// Makes a face from a function that lists views and places children.
    ///
    ///     let face = ViewFace<Brew>.showing { brew, send, parts in
    ///       parts.place(beans, doseFace("Beans"))
    ///       Text("1 : \(brew.ratio)")
    ///     }
    @MainActor
    public static func showing(
      @ViewBuilder _ view:
        @escaping (State, Send<Input>, Parts<State, Input, ViewContent>) -> some View
    ) -> Face {
      .placing { parts in
        // The content of a `GeometryReader` or a sheet runs again without the view around it.
        let placing = parts.inView(refusingTwice: false)
        return parts.view { state, send in
          view(state, send, placing.beginningView())
        }
      }
    }
  }

  extension Component where Content == ViewContent {
    /// Makes a component from a dispatcher and a function that lists views and places children.
    @MainActor
    public static func showing(
      _ dispatcher: Dispatcher<World, State, Input>,
      @ViewBuilder _ view:
        @escaping (State, Send<Input>, Parts<State, Input, ViewContent>) -> some View
    ) -> Component {
      Component(dispatcher, .showing(view))
    }
  }

  /// The face of a feature for SwiftUI: `ViewFace<Brew>` is `Face<Brew, Brew.Input, ViewContent>`.
  public typealias ViewFace<State: Feature> = FaceOf<State, ViewContent>

  /// The component of a feature for SwiftUI: `ViewComponent<Brew>` is
  /// `Component<Brew.World, Brew, Brew.Input, ViewContent>`.
  public typealias ViewComponent<State: Feature> = ComponentOf<State, ViewContent>

  extension Face where Content == ViewContent, State: Equatable {
    /// Makes a face from a function that lists views. The function runs again only if the state has
    /// changed.
    @MainActor
    public init(@ViewBuilder _ view: @escaping (State, Send<Input>) -> some View) {
      self = .placing { parts in parts.view(view) }
    }
  }

  extension Parts where Content == ViewContent {
    /// Returns the result of a face's set-up: a view function that lists views.
    @MainActor
    public func view(
      @ViewBuilder _ view: @escaping (State, Send<Input>) -> some View
    ) -> Drawing<State, Input, ViewContent> {
      Drawing(rendering: { AnyView(view($0, $1)) }, as: { ViewContent(late: .view($0)) })
    }
  }

  extension Parts where Content == ViewContent, State: Equatable {
    /// Returns the result of a face's set-up: a view function that lists views.
    ///
    /// Without children, the function runs again only if the state, or a state of
    /// ``Parts/local(_:)``, has changed.
    @MainActor
    public func view(
      @ViewBuilder _ view: @escaping (State, Send<Input>) -> some View
    ) -> Drawing<State, Input, ViewContent> {
      drawing(rendering: { AnyView(view($0, $1)) }, as: { ViewContent(late: .view($0)) })
    }
  }

  extension Parts where Content == ViewContent {
    /// Returns the result of a face's set-up: a view function that lists views of a part of the
    /// state.
    ///
    ///     let brewFace = Face<Brew, BrewInput, ViewContent>.placing { parts in
    ///       let beansView = parts.place(beans, doseFace("Beans"))
    ///       return parts.view(of: Brew.lenses.isDecaf) { isDecaf, send in
    ///         Text(isDecaf ? "Decaf" : "Coffee")
    ///         beansView
    ///       }
    ///     }
    ///
    /// The function runs again only if the part (compared by `==`) or a state of
    /// ``Parts/local(_:)`` has changed. So an input to a child runs the child's view, and not this
    /// one.
    ///
    /// ``presence(of:dismiss:)`` and ``focus(on:_:)`` read the whole state: a view that shows one of them runs
    /// after each write of the state.
    /// - Parameter part: the part that the view reads. A copy is stored while it is shown, so
    ///   choose a small part.
    @MainActor
    public func view<Part: Equatable>(
      of part: some GetterOptic<State, Part>,
      @ViewBuilder _ view: @escaping (Part, Send<Input>) -> some View
    ) -> Drawing<State, Input, ViewContent> {
      Drawing(
        comparing: { privateChanges }, of: { part.get($0) }, onSame: { noteWrite() },
        rendering: { AnyView(view($0, $1)) }, as: { ViewContent(late: .view($0)) })
    }
  }

  extension Component where Content == ViewContent {
    /// Makes a component from a dispatcher and a function that lists views.
    @MainActor
    public init(
      _ dispatcher: Dispatcher<World, State, Input>,
      @ViewBuilder view: @escaping (State, Send<Input>) -> some View
    ) {
      self.init(dispatcher, Face(view))
    }
  }
#endif
