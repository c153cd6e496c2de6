#if Server
  import ArcoWeb

  /// The connection a session's page is shown over at present.
  struct Attachment: Sendable {
    let number: Int
    let wake: AsyncStream<Void>.Continuation
    let hangUp: @Sendable (CloseReason) -> Void
    /// Frames besides patches, oldest first; bounded by `limits.controlFrames`.
    var control: [ServerFrame] = []
    /// Whether the client has sent again what it had to send again. Until then its events may name
    /// nodes by their old numbers, so no rebuild may give them new ones.
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
