public import ArcoCore

extension Browser {
  /// Hears whether the browser has a network: soon, and whenever that changes.
  ///
  ///     let watch = Effect<World, Mail, MailInput>.callback { _, out in
  ///       Browser.watchNetwork { out.send(.network(isThere: $0)) }
  ///     }
  ///
  /// A network may be there and lead nowhere: only a request tells.
  ///
  /// - Parameter hear: whether there is one; called until the cancellation.
  public static func watchNetwork(_ hear: @escaping @Sendable (Bool) -> Void) -> Cancellation {
    watch(0, hear)
  }

  /// Hears whether the page can be seen: soon, and whenever that changes.
  ///
  /// Somebody who looks at another tab, or has put the telephone away, does not see it. Its timers may go
  /// slower then.
  ///
  /// - Parameter hear: whether it can be seen; called until the cancellation.
  public static func watchVisibility(_ hear: @escaping @Sendable (Bool) -> Void) -> Cancellation {
    watch(1, hear)
  }

  private static func watch(_ what: UInt8, _ hear: @escaping (Bool) -> Void) -> Cancellation {
    var request = Request(.watch)
    request.byte(what)
    return request.start { hear($0.last == 1) }
  }
}
