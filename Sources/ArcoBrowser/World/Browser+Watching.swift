public import ArcoCore
import ArcoHTML

extension Browser {
  /// Watches whether the browser has a network. `hear` is called soon after the start, and on each
  /// change.
  ///
  ///     let watch = Effect<World, Mail, MailInput>.callback { _, out in
  ///       Browser.watchNetwork { out.send(.network(isThere: $0)) }
  ///     }
  ///
  /// True does not mean that a server can be reached: only a request shows that.
  ///
  /// - Parameter hear: called with true if there is a network, until the cancellation.
  public static func watchNetwork(_ hear: @escaping @Sendable (Bool) -> Void) -> Cancellation {
    watch(0, hear)
  }

  /// Watches whether the page is visible. `hear` is called soon after the start, and on each
  /// change.
  ///
  /// A page is not visible in a background tab, or while the device is locked. Its timers may then
  /// run slower.
  ///
  /// - Parameter hear: called with true if the page is visible, until the cancellation.
  public static func watchVisibility(_ hear: @escaping @Sendable (Bool) -> Void) -> Cancellation {
    watch(1, hear)
  }

  /// Watches the frames that the browser paints. `hear` is called just before each frame; changes
  /// that it makes are in that frame.
  ///
  ///     let turn = Effect<World, Wheel, WheelInput>.callback { _, out in
  ///       Browser.watchFrames { out.send(.frame($0)) }
  ///     }
  ///
  /// A browser paints about 60 times a second or more, and not at all while the page is not
  /// visible.
  ///
  /// - Parameter hear: called with the frame's time by the clock of `TimeSource.browser`, until the
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
