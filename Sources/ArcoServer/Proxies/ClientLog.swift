#if Server
  import ArcoCore
  package import Logging

  /// Writes log lines that a client can cause: of each cause a few lines an hour for each network, and the rest at
  /// `debug`. So nobody fills the log.
  package struct ClientLog: Sendable {
    /// How many lines an hour a cause may have of which an application learns something each time.
    package static let some = 10

    package let logger: Logger
    private let notes: HourlyNotes
    private let network: String
    private let time: Timekeeper

    /// - Parameter client: `Caller.network`.
    init(_ logger: Logger, _ notes: HourlyNotes, of client: String, time: Timekeeper) {
      (self.logger, self.notes, self.time) = (logger, notes, time)
      network = HourlyNotes.network(of: client)
    }

    /// Writes a line.
    ///
    /// - Parameters:
    ///   - cause: tells lines that are counted apart.
    ///   - times: how many lines of the cause a network has in an hour.
    package func write(
      _ level: Logger.Level, _ cause: String, times: Int = 1,
      _ message: @autoclosure () -> Logger.Message,
      _ metadata: @autoclosure () -> Logger.Metadata = [:]
    ) {
      let isDue = notes.isDue(cause, network, times: times, at: time.now())
      logger.log(level: isDue ? level : .debug, message(), metadata: metadata())
    }
  }

  extension Logger.Metadata {
    /// What swift-log's own handler writes of an error that is passed as `error:`. Handlers that do not know that
    /// parameter leave the error out.
    static func of(_ error: any Error) -> Logger.Metadata {
      ["error.type": "\(String(reflecting: type(of: error)))", "error.message": "\(error)"]
    }
  }

  extension ClientLog {
    /// Says why a connection is closed.
    func write(closing reason: CloseReason) {
      write(
        .info, "closing \(reason.code)", "Closing a connection: \(reason.text)",
        ["arco.close.code": "\(reason.code)"])
    }
  }

  /// How many lines the log has of each cause and network: a bounded number of them, for an hour.
  final class HourlyNotes: Sendable {
    static let pause = Duration.seconds(3600)
    /// How many networks are told of for each cause.
    static let most = 64

    private struct Note {
      var since: Duration
      var lines: Int
    }

    private let told = Locked<[String: [String: Note]]>([:])

    /// The network that a client's lines are counted by: it is wider than the one that its pages are counted by.
    static func network(of client: String) -> String {
      guard let address = IPNetwork(client)?.first else { return client }
      return "\(IPNetwork(around: address, bits: address.isIPv4 ? 96 + 24 : 48))"
    }

    /// Whether one more line is due, which then counts.
    func isDue(_ cause: String, _ network: String, times: Int = 1, at now: Duration) -> Bool {
      told.withLock { told in
        var notes = told[cause] ?? [:]
        if let note = notes[network], now < note.since + Self.pause {
          guard note.lines < times else { return false }
          told[cause]?[network]?.lines += 1
          return true
        }
        if notes.count >= Self.most { notes = notes.filter { now < $0.value.since + Self.pause } }
        let isDue = notes.count < Self.most
        if isDue { notes[network] = Note(since: now, lines: 1) }
        told[cause] = notes
        return isDue
      }
    }
  }

  extension Site {
    /// The log of what a client causes.
    ///
    /// - Parameter client: `Caller.network`.
    package func log(of client: String) -> ClientLog {
      ClientLog(logger, notes, of: client, time: time)
    }
  }
#endif
