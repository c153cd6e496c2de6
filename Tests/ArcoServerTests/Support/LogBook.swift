#if Server
  import ArcoCore
  import Logging

  /// What a site logged, of every level.
  final class LogBook: Sendable {
    struct Line: Equatable, Sendable {
      var level: Logger.Level
      var text: String
      var metadata: [String: String] = [:]
    }

    private struct Handler: LogHandler {
      let book: LogBook
      var logLevel = Logger.Level.trace
      var metadata = Logger.Metadata()

      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
      }

      func log(event: LogEvent) {
        let metadata = (event.metadata ?? [:]).mapValues { "\($0)" }
        let line = Line(level: event.level, text: "\(event.message)", metadata: metadata)
        book.lines.withLock { $0.append(line) }
      }
    }

    private let lines = Locked<[Line]>([])

    var logger: Logger { Logger(label: "test") { _ in Handler(book: self) } }

    /// The texts of a level, oldest first.
    func texts(_ level: Logger.Level) -> [String] { lines(level).map(\.text) }

    /// What was logged at a level, oldest first.
    func lines(_ level: Logger.Level) -> [Line] {
      lines.withLock { $0.filter { $0.level == level } }
    }
  }
#endif
