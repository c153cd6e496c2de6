#if canImport(SwiftUI)
  public import ArcoArchitectures
  public import ArcoComonads
  public import ArcoCore
  public import SwiftUI

  // On macOS a C type of this name comes with SwiftUI.
  public import struct ArcoCore.Component

  extension UI where View: SwiftUI.View {
    /// Makes it of a function that lists views.
    ///
    ///     let counter = Store(0) { count in
    ///       UI<Void, Stores<Int>, _> { handler in
    ///         Text("\(count)")
    ///         Button("+") { handler(.modify { $0 += 1 }) }
    ///       }
    ///     }
    @MainActor
    public init(@ViewBuilder _ views: @escaping (Handler<World, C>) -> View) {
      self.init(making: views)
    }
  }

  extension Space {
    /// Returns this component of views as one that a driver runs.
    ///
    ///     let model = ComponentModel(stepper().explore())
    ///
    /// The view at the position in view is made in the body of a view, once a frame and not for each move. The component
    /// is one instance, whatever its position: what SwiftUI keeps of a view, such as its focus, stays while the space
    /// moves. Where each position is a screen of its own, say so by `identified(by:)`.
    /// - Parameter environment: what effects need from outside.
    @MainActor
    @_disfavoredOverload
    public func explore<World, V: View>(
      environment: World
    ) -> Program<World, Present<C>, Act<World, C>, ViewContent> where Element == UI<World, C, V> {
      let sent = map { ui in { (send: Send<Act<World, C>>) in ui(Handler(send)) } }
      return sent.handling(
        with: .update { present, act in act.perform(on: &present) }, environment: environment)
    }

    /// Returns this component of views, which needs nothing from outside, as one that a driver runs.
    @MainActor
    @_disfavoredOverload
    public func explore<V: View>() -> Program<Void, Present<C>, Act<Void, C>, ViewContent>
    where Element == UI<Void, C, V> {
      explore(environment: ())
    }

    /// Returns the component of this space: every position's view, and what inputs do.
    ///
    ///     let pages = Zipper(["One", "Two"].map { title in
    ///       { (send: Send<Turn>) in Button(title) { send(.right) } }
    ///     })
    ///     let book = pages.handling(with: .moves { $0 == .left ? .left() : .right() })
    ///
    /// - Parameter environment: what the dispatcher's effects need from outside.
    @MainActor
    @_disfavoredOverload
    public func handling<World, Input, V: View>(
      with dispatcher: Dispatcher<World, Present<C>, Input>,
      environment: World
    ) -> Program<World, Present<C>, Input, ViewContent> where Element == (Send<Input>) -> V {
      Program(
        Component(
          dispatcher,
          .placing { parts in
            parts.view { present, send in self.at(present).extract()(send) }
          }),
        state: Present(self), world: environment)
    }

    /// Returns the component of this space, with a dispatcher that needs nothing from outside.
    @MainActor
    @_disfavoredOverload
    public func handling<Input, V: View>(
      with dispatcher: Dispatcher<Void, Present<C>, Input>
    ) -> Program<Void, Present<C>, Input, ViewContent> where Element == (Send<Input>) -> V {
      handling(with: dispatcher, environment: ())
    }

    /// Returns this component with another view for each key: what SwiftUI keeps of one is not the other's.
    ///
    ///     let pages = wizard().identified { page in page.position }
    ///
    /// The views of a space are of one type and stand in one place, so SwiftUI takes them for one view. A counter wants
    /// that. The pages of a wizard do not: a text that was half typed on one page would stand on the next. Never take
    /// the state of a store for the key of its views: each input would throw away the field that has the focus.
    /// - Parameter key: what tells the views apart, for the space at each of its positions.
    @MainActor
    public func identified<World, V: View, Key: Hashable>(
      by key: @escaping (Space) -> Key
    ) -> Space<C, UI<World, C, some View>> where Element == UI<World, C, V> {
      extend { space in space.extract().map { $0.id(key(space)) } }
    }
  }

  extension ComponentView {
    /// Shows a component in the articles' general form, a space of views that still lack their handler.
    ///
    ///     @MainActor func counter() -> Store<Int, UI<Void, Stores<Int>, some View>> {
    ///       Store(0) { count in
    ///         UI { handler in Button("\(count)") { handler(.modify { $0 += 1 }) } }
    ///       }
    ///     }
    ///     let screen = ComponentView(counter())
    ///
    /// - Parameters:
    ///   - space: made when SwiftUI first asks for the view, and only then.
    ///   - world: handed to effects when they start.
    /// - In the literature: `ComponentView`, whose body explores the component.
    public init<C, V: View>(
      _ space: @autoclosure @escaping () -> Space<C, UI<World, C, V>>,
      world: @autoclosure @escaping () -> World
    ) where State == Present<C>, Input == Act<World, C> {
      self.init(space().explore(environment: world()))
    }

    /// Shows a component in the articles' general form that needs no world.
    public init<C, V: View>(_ space: @autoclosure @escaping () -> Space<C, UI<World, C, V>>)
    where World == Void, State == Present<C>, Input == Act<World, C> {
      self.init(space().explore())
    }
  }

  extension Handler {
    /// Returns a binding for a control: it shows a value, and what the control writes becomes an act.
    ///
    ///     let form = Store("") { name in
    ///       UI<Void, Stores<String>, _> { handler in
    ///         TextField("Name", text: handler.binding(name) { .move(.set($0)) })
    ///       }
    ///     }
    ///
    /// After each write the view runs once more, and the control shows what the space then shows, as with
    /// `send.binding` of a face.
    @MainActor
    public func binding<Value>(
      _ value: Value, _ act: @escaping (Value) -> Act<World, C>
    ) -> Binding<Value> {
      ControlValue(
        value,
        report: { written in
          handle(act(written))
          view?.refresh()
        }
      ).binding
    }
  }
#endif
