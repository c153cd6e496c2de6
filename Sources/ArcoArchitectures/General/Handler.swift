public import ArcoComonads
public import ArcoCore
public import ArcoOptics

/// The function to which a view sends its acts, such as the `send` of a driver. An ``Act`` moves
/// the space that holds all screens, or starts an effect that moves it later.
///
/// - World: the type that effects need from outside, such as a database.
/// - C: the container of the space that is moved.
///
///     let more = UI<Void, Stores<Int>, HTML> { handler in
///       button("+", .onClick { handler(.modify { $0 += 1 }) })
///     }
///
/// - Isolation: not `Sendable`; it stays with the driver's owner, as views do.
/// - In the literature: `Handler<Eff, M> = (Eff<M<Void>>) -> Eff<Void>`. Here the driver carries
///   the effects out.
public struct Handler<World: Sendable, C: Container> {
  /// Receives an act, to which the acts that follow it were already added.
  private let deliver: (Act<World, C>) -> Void
  /// Runs the acts that `following(_:)` has added, after an act was passed to another handler.
  private let notify: () -> Void
  /// The view for which the handler was made; nil if it was made for none. Hosts read it for their
  /// controls.
  package let view: SendingView?

  private init(
    deliver: @escaping (Act<World, C>) -> Void, notify: @escaping () -> Void, view: SendingView?
  ) {
    self.deliver = deliver
    self.notify = notify
    self.view = view
  }

  /// Makes a handler from a function that receives acts, for instance in a test.
  public init(_ deliver: @escaping (Act<World, C>) -> Void) {
    self.init(deliver: deliver, notify: {}, view: nil)
  }

  /// Makes the handler of a view whose inputs are acts.
  public init(_ send: Send<Act<World, C>>) {
    self.init(deliver: { send($0) }, notify: {}, view: send.view)
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

  /// Returns a handler for a space inside this handler's space, to which `morphism` leads. Its acts
  /// move only the space inside.
  public func narrow<Part>(along morphism: Morphism<C, Part>) -> Handler<World, Part> {
    Handler<World, Part>(
      deliver: { deliver($0.lift(along: morphism)) },
      notify: notify,
      view: view
    )
  }

  /// Returns a handler for a store whose state is a part of this store's state. Its acts change
  /// only the part, to which the lens leads.
  public func narrow<Whole, Part>(
    _ lens: some LensOptic<Whole, Part>
  ) -> Handler<World, Stores<Part>> where C == Stores<Whole> {
    narrow(along: .lens(lens))
  }

  /// Returns the handler that performs another ``Act`` after each act.
  ///
  /// - Parameter next: returns the act to perform. It receives the shape of the space when the
  ///   first act and its effect are over.
  public func following(_ next: @escaping @Sendable (C.Shape) -> Act<World, C>) -> Handler {
    Handler(
      deliver: { deliver($0.followed(by: next)) },
      notify: { deliver(Act.none.followed(by: next)) },
      view: view
    )
  }

  /// Returns a handler that ignores acts unless the space is at `position`. The space has a screen
  /// for each position, and shows the one at its current position.
  ///
  ///     let pages = Zipper(["Name", "Address"]).extend { page in
  ///       UI<Void, Zippers, HTML> { handler in
  ///         button(page.extract(), .onClick { handler.from(page.position)(.right()) })
  ///       }
  ///     }
  ///
  /// A host may show a view for a moment after the space has moved, as SwiftUI does during a transition. A second tap
  /// on such a view would move the space again.
  /// - Parameter position: counted from the origin of the space, as ``Present/position`` is.
  public func from(_ position: C.Position) -> Handler where C.Position: Equatable & Sendable {
    Handler(deliver: { deliver($0.from(position)) }, notify: notify, view: view)
  }

  /// Returns a handler that passes acts to `other`, and then runs the acts that `following(_:)` has
  /// added to this handler.
  func redirected<Other>(to other: Handler<World, Other>) -> Handler<World, Other> {
    Handler<World, Other>(
      deliver: { act in
        other.deliver(act)
        notify()
      },
      notify: notify,
      view: view
    )
  }
}

/// The handler of a store without a world, under the name that Bow Arch gives it.
///
/// - State: the store's state.
public typealias StateHandler<State> = Handler<Void, Stores<State>>

@available(*, unavailable)
extension Handler: Sendable {}
