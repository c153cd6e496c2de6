#if Server
  package typealias Limits = Site.Limits

  extension Site {
    /// What a site grants one client, and how long it waits. All on by default.
    public struct Limits: Sendable {
      /// Patches a client may leave unacknowledged before it is brought up to date by a rebuild.
      public struct Window: Sendable {
        /// Their number.
        public var patches = 64
        /// Their size, in bytes.
        public var bytes = 1 << 20

        /// The defaults.
        public init() {}
      }

      /// Unacknowledged patches kept for each session.
      public var window = Window()
      /// Largest message of a client, in bytes.
      public var messageBytes = 1 << 16
      /// Events a session may send in the long run; more are refused.
      public var eventsPerSecond = 100.0
      /// Events it may send at once.
      public var eventBurst = 200
      /// Refusals and answers that may wait for a client that does not read.
      public var controlFrames = 256
      /// Live pages of the whole site.
      public var sessions = 10_000
      /// Live pages of one address.
      public var sessionsPerAddress = 200
      /// How long a painted page waits for its first connection.
      public var unclaimed: Duration = .seconds(30)
      /// How long a page is kept, and its effects run on, when its line drops: by a fault of the
      /// network, or as the browser keeps the page to go back to. The script says when a tab is
      /// closed or goes elsewhere for good: then page and effects end at once. A tab that is killed
      /// says nothing.
      public var away: Duration = .seconds(120)
      /// How long a page is kept whose user does nothing.
      public var idle: Duration = .seconds(3600)
      /// After how long without any frame a line counts as dead. The script sends a ping every 20
      /// seconds; browsers slow that down to once a minute in hidden tabs.
      public var silence: Duration = .seconds(150)
      /// How long a client may leave patches unread after its window is full.
      public var slowReader: Duration = .seconds(30)
      /// From the connection's begin to its request, and from its upgrade to its join.
      public var handshake: Duration = .seconds(10)
      /// From our close to the client's; then the connection is cut.
      public var close: Duration = .seconds(3)
      /// From a shutdown's begin to its forced end.
      public var shutdown: Duration = .seconds(10)
      /// How long a page's token allows it to come back.
      public var token: Duration = .seconds(7 * 24 * 3600)

      /// The defaults.
      public init() {}

      func validate() throws(SiteError) {
        let counts: [(String, Int)] = [
          ("window.patches", window.patches),
          ("window.bytes", window.bytes),
          ("messageBytes", messageBytes),
          ("eventBurst", eventBurst),
          ("controlFrames", controlFrames),
          ("sessions", sessions),
          ("sessionsPerAddress", sessionsPerAddress),
        ]
        let durations: [(String, Duration)] = [
          ("unclaimed", unclaimed),
          ("away", away),
          ("idle", idle),
          ("silence", silence),
          ("slowReader", slowReader),
          ("handshake", handshake),
          ("close", close),
          ("shutdown", shutdown),
          ("token", token),
        ]
        for (name, value) in counts where value <= 0 { throw .limitInvalid(name) }
        for (name, value) in durations where value <= .zero { throw .limitInvalid(name) }
        guard eventsPerSecond > 0 else { throw .limitInvalid("eventsPerSecond") }
      }
    }
  }
#endif
