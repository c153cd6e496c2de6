#if Server
  import ArcoWeb

  /// The connection a session's page is shown over at present.
  struct Attachment: Sendable {
    let number: Int
    let wake: AsyncStream<Void>.Continuation
    let hangUp: @Sendable (CloseReason) -> Void
    /// The welcome, and at most one pong.
    var control: [ServerFrame] = []
    /// Whether the client has sent again what it made before the last rebuild it saw. The page keeps
    /// one set of former numbers, so no other rebuild may come before.
    var isCaughtUp = false
    var lastHeard: Duration
    var lastEvent: Duration
    /// Since when patches are dropped because the client does not read.
    var overrunSince: Duration?

    init(
      number: Int, now: Duration, wake: AsyncStream<Void>.Continuation,
      hangUp: @escaping @Sendable (CloseReason) -> Void
    ) {
      self.number = number
      self.wake = wake
      self.hangUp = hangUp
      self.lastHeard = now
      self.lastEvent = now
    }
  }
#endif
