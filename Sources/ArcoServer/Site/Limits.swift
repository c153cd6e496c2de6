#if Server
  package typealias Limits = Site.Limits

  extension Site {
    /// The limits of a site and of each of its clients. All are on by default.
    ///
    /// Every wait of a connection ends:
    ///
    /// - TLS, where the site speaks it, and the head of the first request: `handshake`, 10 s, from
    ///   the connection's start
    /// - the time between two requests: `keepAlive`, 60 s; one second while connections run short
    /// - the head of a later request: `handshake`, 10 s, from its first byte
    /// - the body of a request, and a response that the peer reads: at least `bytesPerSecond`, 240,
    ///   measured over each `stall`, 10 s
    /// - a peer that has to close the connection after a response: `keepAlive`, 60 s
    /// - the join: `handshake`, 10 s, from the socket's upgrade
    /// - a whole message of a joined socket (the script's ping is one): `silence`, 150 s
    /// - an event beyond the rate of its page: until the rate allows the event, or the connection
    ///   ends; the server reads nothing behind the event
    /// - a join beyond the rate of its page: until the rate allows the join, or the connection ends
    /// - a request without script that was handed over to another worker: `silence`, 150 s, for the
    ///   answer, and between two parts of it
    /// - a restored page: `answer`, 3 s, until its changes are kept
    /// - a socket whose peer does not read its patches: `slowReader`, 30 s, from when its window is
    ///   full
    /// - the other side of a socket's close: `close`, 3 s
    /// - a shutdown: `shutdown`, 10 s
    public struct Limits: Sendable {
      /// The limits of the patches that a client has not acknowledged. If a session exceeds one of
      /// them, the server drops the patches, and sends the whole page anew (a rebuild).
      public struct Window: Sendable {
        /// The largest number of patches.
        public var patches = 64
        /// The largest size of all patches together, in bytes.
        public var bytes = 1 << 20

        /// Makes a window of the defaults.
        public init() {}
      }

      /// The limits of the unacknowledged patches that the server keeps for each session.
      public var window = Window()
      /// The largest message of a client, in bytes.
      public var messageBytes = 1 << 16
      /// The largest number of events of a page that the server handles per second, on average. It
      /// reads a faster page more slowly.
      public var eventsPerSecond = 100.0
      /// The largest number of events of a page that the server handles in one burst.
      public var eventBurst = 200
      /// The largest number of refusals that a client may leave unacknowledged. One more closes the
      /// connection.
      ///
      /// A client that reconnects sends up to 2,000 events again, and each may be refused. It
      /// acknowledges earlier refusals first, so each connection makes progress.
      public var controlFrames = 512
      /// The largest number of templates of a page, which are the shapes of its markup. With more,
      /// a rebuild removes the templates that the page does not show. A page that shows more than
      /// this at once may have twice as many as it shows.
      public var templates = 1_000
      /// The largest number of live pages of the whole site. The same number of ended pages may
      /// still finish their effects (`Effect.finishing(within:)`).
      public var sessions = 10_000
      /// The largest number of live pages of one client, which is one address, or one /64 of IPv6.
      /// The same number of ended pages may still finish their effects.
      ///
      /// Limits of a client also hold for wider networks of IPv6: a /56 may have 4 times as much,
      /// and a /48 16 times.
      public var sessionsPerAddress = 200
      /// The largest number of open connections of this process, sockets included. The limit in
      /// force is at least twice `sessions`, and at most seven eighths of the files that the
      /// process may open. Beyond it, a new connection is closed immediately.
      public var connections = 20_000
      /// The largest number of open connections of one client to this process. The limit in force
      /// is at least eight times `sessionsPerAddress`. Beyond it, a new connection is closed
      /// immediately. Connections of trusted proxies do not count.
      public var connectionsPerAddress = 2_000
      /// The largest head of a request, its address and its fields, in bytes. A larger one is
      /// answered by 431.
      public var headBytes = 1 << 15
      /// The largest number of fields in a request's head. A head with more is answered by 431.
      public var headFields = 100
      /// For a site with a store: the largest number of kept sessions of one client whose visitors
      /// are not logged in, and of one subject, whose pages are not in the memory of this process.
      /// The limit in force is at least twice `sessionsPerAddress`. Beyond it, the session that was
      /// unused for longest is deleted.
      public var keptPerAddress = 1_000
      /// The time for which a new page waits for its first connection. After that it ends.
      public var unclaimed: Duration = .seconds(30)
      /// The time for which a page goes on, with its effects, after its connection was lost: by a
      /// fault of the network, or because the browser keeps the page for its *back* button. When a
      /// tab is closed or leaves the page, the script reports this, and the effects end
      /// immediately. A tab that was killed reports nothing.
      public var away: Duration = .seconds(120)
      /// The time for which a page stays in memory, without effects, after its tab was closed or
      /// left the page. So *back* finds the page if the browser did not keep it. If there are too
      /// many sessions, the page ends earlier.
      public var left: Duration = .seconds(120)
      /// The time after which a page ends if its user does nothing.
      public var idle: Duration = .seconds(3600)
      /// The time without any frame after which a connection counts as dead. The script sends a
      /// ping every 20 seconds; browsers slow it down to once a minute in hidden tabs.
      public var silence: Duration = .seconds(150)
      /// The time that a client has to acknowledge patches after the ``window`` of its session is
      /// full. After that the server closes the connection.
      public var slowReader: Duration = .seconds(30)
      /// The time limit of three phases: from a connection's start to the head of its first
      /// request, from the first byte of a later head to its end, and from the socket's upgrade to
      /// its join.
      public var handshake: Duration = .seconds(10)
      /// The time from the end of a response to the head of the next request. It is one second
      /// while a client, or all clients together, use more than half of their connections.
      public var keepAlive: Duration = .seconds(60)
      /// The slowest rate, in bytes per second, at which a request's body may arrive and a response
      /// may be read.
      public var bytesPerSecond = 240
      /// The time over which `bytesPerSecond` is measured. No connection is cut sooner.
      public var stall: Duration = .seconds(10)
      /// The time from the server's close of a socket to the client's; then the server cuts the
      /// connection.
      public var close: Duration = .seconds(3)
      /// The time for which a request waits for its page. A form that a browser sends without the
      /// script waits while the page is busy. The request of a restored page waits until the
      /// changes of the page are saved. The pages of a user who was changed at another worker go on
      /// for this time at most, until the user is read again.
      public var answer: Duration = .seconds(3)
      /// The time from the start of a shutdown to its forced end.
      public var shutdown: Duration = .seconds(10)
      /// The time for which the token of a page is valid, so that the page can connect again. The
      /// server closes a connection when a quarter of this time is left; then the page connects
      /// again and gets a new token.
      public var token: Duration = .seconds(7 * 24 * 3600)

      /// Makes the default limits.
      public init() {}

      /// Two connections for each page: the socket's, and that of the page's first request.
      var mostConnections: Int { max(connections, Self.times(2, sessions)) }
      /// A browser has one connection for the socket, and up to six for the files of a page.
      var mostConnectionsOfClient: Int {
        max(connectionsPerAddress, Self.times(8, sessionsPerAddress))
      }

      var mostKeptOfClient: Int { max(keptPerAddress, Self.times(2, sessionsPerAddress)) }

      /// After a restart, all pages of a client come back together.
      var mostLoadsAtOnce: Int { max(100, sessionsPerAddress) }

      private static func times(_ factor: Int, _ count: Int) -> Int {
        count > .max / factor ? .max : factor * count
      }

      /// The number of bytes that must move within one `stall`.
      var leastProgress: Int {
        let (seconds, attoseconds) = stall.components
        return Int(Double(bytesPerSecond) * (Double(seconds) + Double(attoseconds) / 1e18))
      }

      /// The limits that are numbers, by name.
      package static let counts: [(name: String, path: WritableKeyPath<Limits, Int> & Sendable)] = [
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
      /// The limits that are durations, by name.
      package static let durations:
        [(name: String, path: WritableKeyPath<Limits, Duration> & Sendable)] = [
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
        // Deadlines are sums of times and limits, and must not overflow.
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
