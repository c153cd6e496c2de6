public import ArcoCore

/// The current user of a page, as a value for a world.
///
/// - User: what the application knows about a user who is signed in.
///
///     struct World: Sendable { var visitor = Visitor<User>.always(nil) }
///
///     let clearing = Effect<World, Desk, DeskInput>.task { world, out in
///       guard world.visitor.allows({ $0.mayClear }) else { return out.send(.refused) }
///       out.send(.cleared)
///     }
///     let following = Effect<World, Desk, DeskInput>.listen(to: \.visitor) { .became($0) }
///
/// While a page is open, a user may lose a permission, or sign out in another tab. So an effect
/// asks for the user when it is about to act. The user in a page's state is only for display, and
/// is updated by an input.
///
/// - Isolation: it may be used from any task.
public struct Visitor<User: Sendable>: Sendable {
  private let toAsk: @Sendable () -> User?
  private let toListen: @Sendable (@escaping @Sendable (User?) -> Void) -> Cancellation

  /// Makes a visitor from two functions.
  ///
  /// - Parameters:
  ///   - user: returns the current user; nil if nobody is signed in. It must not block.
  ///   - listen: calls its argument with the current user, and then after each change, until it is
  ///     cancelled.
  public init(
    user: @escaping @Sendable () -> User?,
    listen: @escaping @Sendable (@escaping @Sendable (User?) -> Void) -> Cancellation
  ) {
    toAsk = user
    toListen = listen
  }

  /// Makes a visitor who never changes; nil for a visitor who is not signed in.
  public static func always(_ user: User?) -> Visitor {
    Visitor(
      user: { user },
      listen: { hear in
        hear(user)
        return .none
      })
  }

  /// The current user; nil if nobody is signed in.
  public var user: User? { toAsk() }

  /// Returns true if a user is signed in and may do something.
  public func allows(_ isAllowed: (User) -> Bool) -> Bool { toAsk().map(isAllowed) ?? false }

  /// Listens until the returned cancellation is called.
  ///
  /// - Parameter hear: is called with the current user, and then after each change, with nil after
  ///   a log out. It may be called by the thread that changes the user, and must not block.
  public func listen(_ hear: @escaping @Sendable (User?) -> Void) -> Cancellation {
    toListen(hear)
  }
}

/// A source that sets the user of a ``Visitor`` and notifies its listeners. For hosts and tests.
///
/// - User: what the application knows about a user who is signed in.
///
///     let ada = VisitorSource(User(name: "Ada", mayClear: true))
///     let visitor = ada.visitor                       // for the world of a page
///     ada.become(User(name: "Ada", mayClear: false))  // it loses a right
///     ada.become(nil)                                 // it logs out
///
/// - Isolation: it may be used from any task.
public final class VisitorSource<User: Sendable>: Sendable {
  private let broadcast: Broadcast<User?, User?>

  /// Makes a source with a user; nil for nobody.
  public init(_ user: User?) { broadcast = Broadcast(user) }

  /// Sets the user; nil for nobody.
  ///
  /// After it returns, ``Visitor/user`` is the new user.
  public func become(_ user: User?) { become(user) { true } }

  /// Sets the user, if no newer user is known.
  ///
  /// - Parameter isNewest: decides. It is called under the source's lock, so that an older user
  ///   cannot be set in between. It must not block.
  package func become(_ user: User?, if isNewest: () -> Bool) {
    broadcast.publish { current in
      guard isNewest() else { return nil }
      current = user
      return .some(user)
    }
  }

  /// The visitor, as a value for a world.
  public var visitor: Visitor<User> {
    let broadcast = broadcast
    return Visitor(
      user: { broadcast.read { $0 } },
      listen: { hear in
        let id = broadcast.listen(hear) { user in (nil, .some(user)) }
        return Cancellation { broadcast.leave(id) { _ in nil } }
      })
  }
}

extension Effect {
  /// Listens to the user until the effect is cancelled. The current user, and then each change, is
  /// an input; nil after a log out.
  ///
  /// - Parameter queue: the queue that the effect joins. Without a queue, it starts
  ///   immediately.
  public static func listen<User>(
    to visitor: @escaping @Sendable (World) -> Visitor<User>,
    id: EffectID? = nil, queue: Queue? = nil,
    _ input: @escaping @Sendable (User?) -> Input
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in visitor(world).listen { out.send(input($0)) } }
  }
}
