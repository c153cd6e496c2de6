public import ArcoCore

/// Who uses a page, as far as is known now: a value to put in a world.
///
/// - User: what the application knows of somebody who is signed in.
///
///     struct World: Sendable { var visitor = Visitor<User>.always(nil) }
///
///     let clearing = Effect<World, Desk, DeskInput>.task { world, out in
///       guard world.visitor.allows({ $0.mayClear }) else { return out.send(.refused) }
///       out.send(.cleared)
///     }
///     let following = Effect<World, Desk, DeskInput>.listen(to: \.visitor) { .became($0) }
///
/// A user may lose a right, or sign out in another tab, while the page is open. So an effect asks when it
/// is about to act; what the state keeps is for showing, and follows by an input.
///
/// - Isolation: it may be used from any task.
public struct Visitor<User: Sendable>: Sendable {
  private let toAsk: @Sendable () -> User?
  private let toListen: @Sendable (@escaping @Sendable (User?) -> Void) -> Cancellation

  /// Makes it of what knows the user and of what tells of another one.
  ///
  /// - Parameters:
  ///   - user: the user now; nil while nobody is signed in. Must not block.
  ///   - listen: calls with the user that there is, and then with each other one, until it is cancelled.
  public init(
    user: @escaping @Sendable () -> User?,
    listen: @escaping @Sendable (@escaping @Sendable (User?) -> Void) -> Cancellation
  ) {
    toAsk = user
    toListen = listen
  }

  /// Somebody who stays who they are; nil for a visitor who is not signed in.
  public static func always(_ user: User?) -> Visitor {
    Visitor(
      user: { user },
      listen: { hear in
        hear(user)
        return .none
      })
  }

  /// The user now; nil while nobody is signed in.
  public var user: User? { toAsk() }

  /// Whether there is a user now who may do something.
  public func allows(_ isAllowed: (User) -> Bool) -> Bool { toAsk().map(isAllowed) ?? false }

  /// Listens until it is cancelled.
  ///
  /// - Parameter hear: called with the user that there is, and then with each other one, nil after a log
  ///   out; maybe by whoever says so: it must not block.
  public func listen(_ hear: @escaping @Sendable (User?) -> Void) -> Cancellation {
    toListen(hear)
  }
}

/// Says who a visitor is, and tells those who listen when that changes: for hosts, and for tests.
///
/// - User: what the application knows of somebody who is signed in.
///
///     let ada = VisitorSource(User(name: "Ada", mayClear: true))
///     let visitor = ada.visitor                       // for the world of a page
///     ada.become(User(name: "Ada", mayClear: false))  // it loses a right
///     ada.become(nil)                                 // it logs out
///
/// - Isolation: it may be used from any task.
public final class VisitorSource<User: Sendable>: Sendable {
  private let broadcast: Broadcast<User?, User?>

  /// Begins with a user; nil for nobody.
  public init(_ user: User?) { broadcast = Broadcast(user) }

  /// Says who the visitor is from now on; nil for nobody.
  ///
  /// Whoever asks after it returned gets this answer.
  public func become(_ user: User?) { become(user) { true } }

  /// Says who the visitor is from now on, if that is the newest that is known.
  ///
  /// - Parameter isNewest: asked under the lock of the source, so that what is older cannot come in between. Must not
  ///   block.
  package func become(_ user: User?, if isNewest: () -> Bool) {
    broadcast.publish { current in
      guard isNewest() else { return nil }
      current = user
      return .some(user)
    }
  }

  /// The visitor, for a world.
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
  /// Listens to who the visitor is until it is cancelled: the user that there is, and then each other one,
  /// is an input; nil is after a log out.
  ///
  /// - Parameter queue: where it meets other effects; without one it starts at once.
  public static func listen<User>(
    to visitor: @escaping @Sendable (World) -> Visitor<User>,
    id: EffectID? = nil, queue: Queue? = nil,
    _ input: @escaping @Sendable (User?) -> Input
  ) -> Effect {
    .callback(id: id, queue: queue) { world, out in visitor(world).listen { out.send(input($0)) } }
  }
}
