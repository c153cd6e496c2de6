public import ArcoComonads
public import ArcoCore
public import ArcoOptics

/// The function to which a view sends its acts, such as the `send` of a driver.
///
/// - World: what effects need from outside.
/// - C: the container of the space that is moved.
///
///     let more = UI<Void, Stores<Int>, HTML> { handler in
///       button("+", .onClick { handler(.modify { $0 += 1 }) })
///     }
///
/// - Isolation: not `Sendable`; it stays with the driver's owner, as views do.
/// - In the literature: `Handler<Eff, M> = (Eff<M<Void>>) -> Eff<Void>`; that the effects are carried out is
///   the driver's part.
public struct Handler<World: Sendable, C: Container> {
  /// Receives an act, after the acts that follow it were added.
  private let deliver: (Act<World, C>) -> Void
  /// Tells all that was put around the handler that an act went elsewhere.
  private let notify: () -> Void

  private init(deliver: @escaping (Act<World, C>) -> Void, notify: @escaping () -> Void) {
    self.deliver = deliver
    self.notify = notify
  }

  /// Makes a handler of a function that takes acts: a driver's `send`, or a test's list.
  public init(_ deliver: @escaping (Act<World, C>) -> Void) {
    self.init(deliver: deliver, notify: {})
  }

  /// Handles an act.
  public func handle(_ act: Act<World, C>) { deliver(act) }

  /// Moves the space from its current position, even if the view was made at an earlier position.
  public func callAsFunction(
    _ update: @autoclosure @escaping @Sendable () -> Update<C, Void>
  ) {
    deliver(.move(update()))
  }

  /// Starts an effect, whose answers move the space.
  public func callAsFunction(_ effect: Act<World, C>.Work) { deliver(.effect(effect)) }

  /// Returns a handler for the acts of a space inside this handler's space.
  public func narrow<Part>(along morphism: Morphism<C, Part>) -> Handler<World, Part> {
    Handler<World, Part>(
      deliver: { deliver($0.lift(along: morphism)) },
      notify: notify
    )
  }

  /// Returns a handler for the acts of a store of a part of the state.
  public func narrow<Whole, Part>(
    _ lens: some LensOptic<Whole, Part>
  ) -> Handler<World, Stores<Part>> where C == Stores<Whole> {
    narrow(along: .lens(lens))
  }

  /// Returns the handler that performs another act after each act.
  ///
  /// - Parameter next: returns the act to perform. It receives the shape of the space when the
  ///   first act and its effect are over.
  public func following(_ next: @escaping @Sendable (C.Shape) -> Act<World, C>) -> Handler {
    Handler(
      deliver: { deliver($0.followed(by: next)) },
      notify: { deliver(Act.none.followed(by: next)) }
    )
  }

  /// Returns the handler that hands acts to another, and tells at once what was put around this one.
  func redirected<Other>(to other: Handler<World, Other>) -> Handler<World, Other> {
    Handler<World, Other>(
      deliver: { act in
        other.deliver(act)
        notify()
      },
      notify: notify
    )
  }
}

@available(*, unavailable)
extension Handler: Sendable {}
