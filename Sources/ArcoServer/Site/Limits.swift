#if Server
  package typealias Limits = Site.Limits

  extension Site {
    /// What a site grants one client, and how long it waits. All on by default.
    ///
    /// No wait of a connection is without an end:
    ///
    /// - for TLS, where the site speaks it, and the first request's head: `handshake` from the
    ///   connection's begin, 10 s
    /// - between two requests: `keepAlive`, 60 s; one second while connections run short
    /// - for the head of a later request: `handshake` from its first byte, 10 s
    /// - for a request's body, and for the peer to read a response: `bytesPerSecond`, 240, as looked at
    ///   each `stall`, 10 s
    /// - for a peer that was told to close the connection after a response: `keepAlive`, 60 s
    /// - for the join, from the socket's upgrade: `handshake`, 10 s
    /// - for a whole message of a joined socket (the script's ping is one): `silence`, 150 s
    /// - for an event beyond its rate: until the rate allows the event, or the line ends; nothing behind the event
    ///   is read
    /// - for a join beyond the rate of its page: until the rate allows the join, or the line ends
    /// - for the answer of another worker, to whom a request without script is handed over: `silence`, 150 s
    /// - for changes of a page that comes back, until they are kept: `answer`, 3 s
    /// - for a socket's peer to read patches: `slowReader` from when its window is full, 30 s
    /// - for the other side of a socket's close: `close`, 3 s
    /// - for everything, when the server shuts down: `shutdown`, 10 s
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
      /// Events of a page that are handled per second in the long run. A page that sends faster is read more slowly.
      public var eventsPerSecond = 100.0
      /// Events of a page that are handled in one burst.
      public var eventBurst = 200
      /// Refusals that the client has not acknowledged; with one more, the line is closed. A client sends up to
      /// 2,000 events again, each of which may be refused. It acknowledges earlier refusals first, so each line gets
      /// further than the line before.
      public var controlFrames = 512
      /// Templates of a page, the shapes of its markup, before those of which nothing is shown are let go
      /// of by a rebuild. A page that shows more at once is granted twice as many as it shows.
      public var templates = 1_000
      /// Live pages of the whole site. As many again may have ended and not finished their effects (`Effect.finishing(within:)`).
      public var sessions = 10_000
      /// Live pages of one client: of one address, or of one /64 of IPv6. As many again may have ended and not finished their
      /// effects.
      ///
      /// A limit of a client holds for the wider networks of IPv6, too: a /56 is granted 4 times as much, and a /48
      /// 16 times.
      public var sessionsPerAddress = 200
      /// Open connections of this process, those of sockets included. Never fewer than twice `sessions`, and never more
      /// than seven eighths of the files that the process may have open. With more, the newest is closed at once.
      public var connections = 20_000
      /// Open connections of one client to this process. Never fewer than eight times `sessionsPerAddress`. With more, the
      /// newest is closed at once. Those of trusted proxies are not counted.
      public var connectionsPerAddress = 2_000
      /// Largest head of a request, in bytes of its address and its fields. With more, 431 is answered.
      public var headBytes = 1 << 15
      /// Fields of a request's head.
      public var headFields = 100
      /// Kept sessions of one client whose visitor is not logged in, and of which no page is in the memory of this
      /// process. Never fewer than twice `sessionsPerAddress`. With more, the one that rested longest is forgotten. For a
      /// site with a store.
      public var keptPerAddress = 1_000
      /// How long a painted page waits for its first connection.
      public var unclaimed: Duration = .seconds(30)
      /// How long a page is kept, and its effects run on, when its line drops: by a fault of the
      /// network, or as the browser keeps the page to go back to. The script says when a tab is
      /// closed or goes elsewhere: then its effects end at once. A tab that is killed says nothing.
      public var away: Duration = .seconds(120)
      /// How long a page is kept, without effects, whose tab was closed or went elsewhere, so that *back*
      /// leads to it where the browser kept nothing. It gives way when there are too many sessions.
      public var left: Duration = .seconds(120)
      /// How long a page is kept whose user does nothing.
      public var idle: Duration = .seconds(3600)
      /// After how long without any frame a line counts as dead. The script sends a ping every 20
      /// seconds; browsers slow that down to once a minute in hidden tabs.
      public var silence: Duration = .seconds(150)
      /// How long a client may leave patches unread after its window is full.
      public var slowReader: Duration = .seconds(30)
      /// From the connection's begin to its first request's head, from the first byte of a later head to
      /// its end, and from the socket's upgrade to its join.
      public var handshake: Duration = .seconds(10)
      /// From a response's end to the next request's head. A second, while more than half of the connections are taken
      /// that a client or everybody may have.
      public var keepAlive: Duration = .seconds(60)
      /// The fewest bytes a second in which a request's body must come, and a response be read.
      public var bytesPerSecond = 240
      /// The time over which `bytesPerSecond` is measured; no connection is cut sooner.
      public var stall: Duration = .seconds(10)
      /// From our close to the client's; then the connection is cut.
      public var close: Duration = .seconds(3)
      /// How long a request waits. A form of a browser without script waits while the page is busy. A page that comes
      /// back waits until its changes are kept.
      public var answer: Duration = .seconds(3)
      /// From a shutdown's begin to its forced end.
      public var shutdown: Duration = .seconds(10)
      /// How long a page's token allows it to come back. A connection is closed when a quarter of this time is left:
      /// the page connects again, and gets a new token.
      public var token: Duration = .seconds(7 * 24 * 3600)

      /// The defaults.
      public init() {}

      /// A page has a connection for its socket, and needs another one to be asked for.
      var mostConnections: Int { max(connections, Self.times(2, sessions)) }
      /// A browser has one for its socket, and up to six to ask for what is on a page.
      var mostConnectionsOfClient: Int {
        max(connectionsPerAddress, Self.times(8, sessionsPerAddress))
      }

      var mostKeptOfClient: Int { max(keptPerAddress, Self.times(2, sessionsPerAddress)) }

      private static func times(_ factor: Int, _ count: Int) -> Int {
        count > .max / factor ? .max : factor * count
      }

      /// The fewest bytes in the time of one `stall`.
      var leastProgress: Int {
        let (seconds, attoseconds) = stall.components
        return Int(Double(bytesPerSecond) * (Double(seconds) + Double(attoseconds) / 1e18))
      }

      /// The limits that are numbers, by their names.
      static let counts: [(name: String, path: WritableKeyPath<Limits, Int> & Sendable)] = [
        ("window.patches", \.window.patches),
        ("window.bytes", \.window.bytes),
        ("messageBytes", \.messageBytes),
        ("eventBurst", \.eventBurst),
        ("controlFrames", \.controlFrames),
        ("templates", \.templates),
        ("sessions", \.sessions),
        ("sessionsPerAddress", \.sessionsPerAddress),
        ("keptPerAddress", \.keptPerAddress),
        ("connections", \.connections),
        ("connectionsPerAddress", \.connectionsPerAddress),
        ("headBytes", \.headBytes),
        ("headFields", \.headFields),
        ("bytesPerSecond", \.bytesPerSecond),
      ]
      /// The limits that are times, by their names.
      static let durations: [(name: String, path: WritableKeyPath<Limits, Duration> & Sendable)] = [
        ("unclaimed", \.unclaimed),
        ("away", \.away),
        ("left", \.left),
        ("idle", \.idle),
        ("silence", \.silence),
        ("slowReader", \.slowReader),
        ("handshake", \.handshake),
        ("keepAlive", \.keepAlive),
        ("stall", \.stall),
        ("close", \.close),
        ("answer", \.answer),
        ("shutdown", \.shutdown),
        ("token", \.token),
      ]

      func validate() throws(SiteError) {
        for (name, path) in Self.counts where self[keyPath: path] <= 0 { throw .limitInvalid(name) }
        // Ends and expiries are sums of times and limits, and must not overflow.
        let century = Duration.seconds(3_155_760_000)
        for (name, path) in Self.durations
        where self[keyPath: path] <= .zero || self[keyPath: path] > century {
          throw .limitInvalid(name)
        }
        guard eventsPerSecond > 0 else { throw .limitInvalid("eventsPerSecond") }
      }
    }
  }
#endif
