public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// A view that still lacks who handles it: a function of a ``Handler``.
///
/// - World: what effects need from outside.
/// - C: the container of the space that it moves.
/// - View: what it makes.
///
///     let counter = Store(0) { count in
///       UI<Void, Stores<Int>, HTML> { handler in
///         button("\(count)", .onClick { handler(.modify { $0 += 1 }) })
///       }
///     }
///     let page = TestPage(counter.explore())
///
/// A space of these is a component in the articles' general form; `explore` runs it.
/// - Isolation: not `Sendable`.
/// - In the literature: `UI<Eff, M, V> = (Handler<Eff, M>) -> V`; the component is `W<UI<Eff, M, V>>`. Here `Eff` is always
///   `Effect`. `M` is another monad than the space's own with `driven(by:)`.
public struct UI<World: Sendable, C: Container, View> {
  private let make: (Handler<World, C>) -> View

  /// Makes it of its function.
  ///
  /// Disfavoured, so that a host's builder of the same shape comes first.
  @_disfavoredOverload
  public init(_ make: @escaping (Handler<World, C>) -> View) { self.init(making: make) }

  /// Makes it of its function, for a host's builder.
  package init(making make: @escaping (Handler<World, C>) -> View) { self.make = make }

  /// Returns the view that reports to a handler.
  public func callAsFunction(_ handler: Handler<World, C>) -> View { make(handler) }

  /// Returns the same with what `transform` makes of the view.
  ///
  /// - Complexity: O(1); each `map` adds a closure and a stack frame to every view.
  public func map<Other>(_ transform: @escaping (View) -> Other) -> UI<World, C, Other> {
    UI<World, C, Other> { transform(make($0)) }
  }

  /// Returns the same as part of a larger space: its acts are done in what `morphism` sees there.
  public func lift<Whole>(along morphism: Morphism<Whole, C>) -> UI<World, Whole, View> {
    UI<World, Whole, View> { make($0.narrow(along: morphism)) }
  }

  /// Returns the same, reporting to `handler`, whoever shows it.
  ///
  /// What is put around the result (``onEffect(_:)`` …) is still told of every act, as soon as
  /// `handler` has it. It cannot wait for the act's effect: the end of an effect of another space
  /// is not known here.
  public func using<Whole>(_ handler: Handler<World, C>) -> UI<World, Whole, View> {
    UI<World, Whole, View> { make($0.redirected(to: handler)) }
  }

  /// Returns the same with an effect after each act, once the act and its own effect are over.
  ///
  /// - Parameter effect: is told the shape at that time.
  public func onEffect(_ effect: @escaping @Sendable (C.Shape) -> Act<World, C>.Work) -> UI {
    onEffectAction { .effect(effect($0)) }
  }

  /// Returns the same with another act after each, once the act and its own effect are over.
  ///
  /// ``Act/followed(by:)`` says when that is, and what becomes of an effect that is cancelled.
  /// - Parameter next: is told the shape at that time.
  public func onEffectAction(_ next: @escaping @Sendable (C.Shape) -> Act<World, C>) -> UI {
    UI { make($0.following(next)) }
  }
}

@available(*, unavailable)
extension UI: Sendable {}
