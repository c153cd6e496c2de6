public import ArcoCore
import ArcoHTML

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

  /// Hears of each frame just before the browser paints it: what is shown then is in that frame.
  ///
  ///     let turn = Effect<World, Wheel, WheelInput>.callback { _, out in
  ///       Browser.watchFrames { out.send(.frame($0)) }
  ///     }
  ///
  /// A browser paints some 60 times a second or more often, and never while nobody sees the page.
  ///
  /// - Parameter hear: the frame's time, by the clock of `TimeSource.browser`; called until the
  ///   cancellation.
  public static func watchFrames(_ hear: @escaping @Sendable (Duration) -> Void) -> Cancellation {
    Request(.frames).start { bytes in
      var reader = ByteReader(bytes)
      guard let milliseconds = try? reader.integer(), let rest = try? reader.integer() else {
        return
      }
      hear(.milliseconds(milliseconds) + .microseconds(rest))
    }
  }

  private static func watch(_ what: UInt8, _ hear: @escaping (Bool) -> Void) -> Cancellation {
    var request = Request(.watch)
    request.byte(what)
    return request.start { hear($0.last == 1) }
  }
}
