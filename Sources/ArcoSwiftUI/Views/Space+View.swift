#if canImport(SwiftUI)
  public import ArcoArchitectures
  public import ArcoComonads
  public import ArcoCore
  public import SwiftUI

  // On macOS a C type of this name comes with SwiftUI.
  public import struct ArcoCore.Component

  extension UI where View: SwiftUI.View {
    /// Makes a `UI` from a function that lists views.
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
    /// Returns a program from this space of views, for a driver or a ``ComponentModel``.
    ///
    ///     let model = ComponentModel(stepper().explore())
    ///
    /// The view at the current position is made in the body of a SwiftUI view: once a frame, and
    /// not for each move. All positions share one instance, so SwiftUI keeps the state of the
    /// views, such as their focus, while the space moves. If each position is a screen of its own,
    /// use `identified(by:)`.
    /// - Parameter environment: the world, passed to effects when they start.
    @MainActor
    @_disfavoredOverload
    public func explore<World, V: View>(
      environment: World
    ) -> Program<World, Present<C>, Act<World, C>, ViewContent> where Element == UI<World, C, V> {
      let sent = map { ui in { (send: Send<Act<World, C>>) in ui(Handler(send)) } }
      return sent.handling(
        with: .update { present, act in act.perform(on: &present) }, environment: environment)
    }

    /// Returns a program from this space of views, whose effects need no world.
    @MainActor
    @_disfavoredOverload
    public func explore<V: View>() -> Program<Void, Present<C>, Act<Void, C>, ViewContent>
    where Element == UI<Void, C, V> {
      explore(environment: ())
    }

    /// Returns a program whose views are the elements of this space, and whose inputs move the
    /// space as `dispatcher` says.
    ///
    ///     let pages = Zipper(["One", "Two"].map { title in
    ///       { (send: Send<Turn>) in Button(title) { send(.right) } }
    ///     })
    ///     let book = pages.handling(with: .moves { $0 == .left ? .left() : .right() })
    ///
    /// - Parameter environment: the world, passed to effects when they start.
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

    /// Returns a program whose views are the elements of this space, with a dispatcher that needs
    /// no world.
    @MainActor
    @_disfavoredOverload
    public func handling<Input, V: View>(
      with dispatcher: Dispatcher<Void, Present<C>, Input>
    ) -> Program<Void, Present<C>, Input, ViewContent> where Element == (Send<Input>) -> V {
      handling(with: dispatcher, environment: ())
    }

    /// Returns this space with a view of its own for each key: SwiftUI keeps separate state, such
    /// as `@State`, for each.
    ///
    ///     let pages = wizard().identified { page in page.position }
    ///
    /// The views of a space have one type and one place, so SwiftUI takes them for one view. This
    /// is right for a counter. It is wrong for the pages of a wizard: a text that was typed on one
    /// page would appear on the next. Never use the state of a store as the key of its views: each
    /// input would discard the field that has the focus.
    /// - Parameter key: returns the key of a view, from the space at the view's position.
    @MainActor
    public func identified<World, V: View, Key: Hashable>(
      by key: @escaping (Space) -> Key
    ) -> Space<C, UI<World, C, some View>> where Element == UI<World, C, V> {
      extend { space in space.extract().map { $0.id(key(space)) } }
    }
  }

  extension ComponentView {
    /// Shows a space of views that still lack their handler: a component in the general form of
    /// *Comonadic UIs*.
    ///
    ///     @MainActor func counter() -> Store<Int, UI<Void, Stores<Int>, some View>> {
    ///       Store(0) { count in
    ///         UI { handler in Button("\(count)") { handler(.modify { $0 += 1 }) } }
    ///       }
    ///     }
    ///     let screen = ComponentView(counter())
    ///
    /// - Parameters:
    ///   - space: made when SwiftUI first evaluates the view, and only then.
    ///   - world: passed to effects when they start.
    /// - In the literature: `ComponentView`, whose body explores the component.
    public init<C, V: View>(
      _ space: @autoclosure @escaping () -> Space<C, UI<World, C, V>>,
      world: @autoclosure @escaping () -> World
    ) where State == Present<C>, Input == Act<World, C> {
      self.init(space().explore(environment: world()))
    }

    /// Shows a space of views that still lack their handler, whose effects need no world.
    public init<C, V: View>(_ space: @autoclosure @escaping () -> Space<C, UI<World, C, V>>)
    where World == Void, State == Present<C>, Input == Act<World, C> {
      self.init(space().explore())
    }
  }

  extension Handler {
    /// Returns a binding for a control that shows a value. A write by the control is handled as an
    /// act.
    ///
    ///     let form = Store("") { name in
    ///       UI<Void, Stores<String>, _> { handler in
    ///         TextField("Name", text: handler.binding(name) { .move(.set($0)) })
    ///       }
    ///     }
    ///
    /// After each write, the view runs again, and the control shows the value that the space then
    /// has, as with `send.binding` of a face.
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
