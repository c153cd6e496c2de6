#if Server
  import ArcoCore
  package import Logging

  /// Writes log lines that a client can cause. For each cause and network, a few lines an hour have
  /// their level; the others are written at `debug`. So a client cannot fill the log.
  package struct ClientLog: Sendable {
    /// The number of lines an hour for causes that tell an application something new each time.
    package static let some = 10

    package let logger: Logger
    private let notes: HourlyLogCounts
    private let network: String
    private let time: Timekeeper

    /// - Parameter client: `Caller.network`.
    init(_ logger: Logger, _ notes: HourlyLogCounts, of client: String, time: Timekeeper) {
      (self.logger, self.notes, self.time) = (logger, notes, time)
      network = HourlyLogCounts.network(of: client)
    }

    /// Writes a line.
    ///
    /// - Parameters:
    ///   - cause: lines with different causes are counted separately.
    ///   - times: the number of lines an hour for this cause and network.
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
    /// The metadata that swift-log's own handler writes for an error passed as `error:`. Handlers
    /// that ignore that parameter would leave the error out.
    static func of(_ error: any Error) -> Logger.Metadata {
      ["error.type": "\(String(reflecting: type(of: error)))", "error.message": "\(error)"]
    }
  }

  extension ClientLog {
    /// Logs why a connection is closed.
    func write(closing reason: CloseReason) {
      write(
        .info, "closing \(reason.code)", "Closing a connection: \(reason.text)",
        ["arco.close.code": "\(reason.code)"])
    }
  }

  /// Counts the log lines of each cause and network within an hour, for a bounded number of
  /// networks.
  final class HourlyLogCounts: Sendable {
    static let pause = Duration.seconds(3600)
    /// The number of networks that are counted for each cause.
    static let most = 64

    private struct Note {
      var since: Duration
      var lines: Int
    }

    private let told = Locked<[String: [String: Note]]>([:])

    /// The network that a client's log lines are counted by. It is wider than the network that its
    /// pages are counted by.
    static func network(of client: String) -> String {
      guard let address = IPNetwork(client)?.first else { return client }
      return "\(IPNetwork(around: address, bits: address.isIPv4 ? 96 + 24 : 48))"
    }

    /// Returns whether one more line is due, and counts it.
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
    /// A log for lines that a client causes.
    ///
    /// - Parameter client: `Caller.network`.
    package func log(of client: String) -> ClientLog {
      ClientLog(logger, notes, of: client, time: time)
    }
  }
#endif
