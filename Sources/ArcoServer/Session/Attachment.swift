#if Server
  import ArcoWeb

  /// The connection that shows the page of a session at present.
  final class Attachment {
    let number: Int
    /// Hands messages over to be written; false while the client does not read.
    let send: @Sendable ([[UInt8]]) -> Bool
    let hangUp: @Sendable (CloseReason) -> Void
    /// Whether the tab was closed or went elsewhere, though messages of it may still wait for their turn.
    let hasLeft: @Sendable () -> Bool
    /// Whether the client reads, as far as is known.
    var isOpen = true
    /// The welcome, which has to be sent before patches.
    var welcome: ServerFrame?
    /// One answer is enough for however many pings wait for it.
    var pong: ServerFrame?
    /// Whether the client has sent all events again that it made before the last rebuild that it
    /// saw. Until then no other rebuild may come, as the page keeps only one set of former numbers.
    var isCaughtUp = false
    var lastHeard: Duration
    var lastEvent: Duration
    /// Since when patches are dropped because the client does not read.
    var overrunSince: Duration?
    /// When the client's token has to be renewed, which takes another connection.
    let renewalDue: Duration

    init(
      number: Int, now: Duration, renewalDue: Duration, welcome: ServerFrame,
      send: @escaping @Sendable ([[UInt8]]) -> Bool,
      hangUp: @escaping @Sendable (CloseReason) -> Void, hasLeft: @escaping @Sendable () -> Bool
    ) {
      self.number = number
      self.welcome = welcome
      self.send = send
      self.hangUp = hangUp
      self.renewalDue = renewalDue
      self.hasLeft = hasLeft
      self.lastHeard = now
      self.lastEvent = now
    }
  }

  @available(*, unavailable)
  extension Attachment: Sendable {}
#endif
