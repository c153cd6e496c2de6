public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A view that is not yet connected to a handler: a function from a ``Handler`` to the view.
///
/// - World: the type that effects need from outside, such as a database.
/// - C: the container of the space that the view moves.
/// - View: the type of the view.
///
///     let counter = Store(0) { count in
///       UI<Void, Stores<Int>, HTML> { handler in
///         button("\(count)", .onClick { handler(.modify { $0 += 1 }) })
///       }
///     }
///     let page = TestPage(counter.explore())
///
/// A space whose elements are `UI`s is a component; `explore` makes a program from it.
/// - Isolation: not `Sendable`.
/// - In the literature: `UI<Eff, M, V> = (Handler<Eff, M>) -> V`; the component is
///   `W<UI<Eff, M, V>>`. Here `Eff` is always `Effect`, and `M` is the space's own monad. With
///   `driven(by:)`, `M` can be another one.
public struct UI<World: Sendable, C: Container, View> {
  private let make: (Handler<World, C>) -> View

  /// Makes a `UI` from its function.
  ///
  /// Disfavoured, so that Swift prefers a host's initialiser with a result builder.
  @_disfavoredOverload
  public init(_ make: @escaping (Handler<World, C>) -> View) { self.init(making: make) }

  /// Makes a `UI` from its function, for a host's result builder.
  package init(making make: @escaping (Handler<World, C>) -> View) { self.make = make }

  /// Returns the view, which sends its acts to a handler.
  public func callAsFunction(_ handler: Handler<World, C>) -> View { make(handler) }

  /// Returns the `UI` with the view transformed.
  ///
  /// - Complexity: O(1); each `map` adds a closure and a stack frame to every view.
  public func map<Other>(_ transform: @escaping (View) -> Other) -> UI<World, C, Other> {
    UI<World, C, Other> { transform(make($0)) }
  }

  /// Returns the `UI` for use in a larger space. Its acts move only the space inside, to which
  /// `morphism` leads.
  public func lift<Whole>(along morphism: Morphism<Whole, C>) -> UI<World, Whole, View> {
    UI<World, Whole, View> { make($0.narrow(along: morphism)) }
  }

  /// Returns the `UI` with its acts sent to `handler`, and not to the handler that it is given
  /// later.
  ///
  /// Effects that are added to the result, such as by
  /// ``onEffect(_:)``, still run after each act: as soon as `handler` has received the act. They
  /// cannot wait for the effect of the act, because the end of an effect of another space is not
  /// known here.
  public func using<Whole>(_ handler: Handler<World, C>) -> UI<World, Whole, View> {
    UI<World, Whole, View> { make($0.redirected(to: handler)) }
  }

  /// Returns the `UI` that starts another effect after each ``Act``: once the act and its own
  /// effect are over.
  ///
  /// - Parameter effect: receives the shape of the space at that time.
  public func onEffect(_ effect: @escaping @Sendable (C.Shape) -> Act<World, C>.Work) -> UI {
    onEffectAction { .effect(effect($0)) }
  }

  /// Returns the `UI` that performs another ``Act`` after each act: once the act and its own effect
  /// are over.
  ///
  /// See ``Act/followed(by:)`` for the order, and for effects that are cancelled.
  /// - Parameter next: receives the shape of the space at that time.
  public func onEffectAction(_ next: @escaping @Sendable (C.Shape) -> Act<World, C>) -> UI {
    UI { make($0.following(next)) }
  }
}

@available(*, unavailable)
extension UI: Sendable {}
