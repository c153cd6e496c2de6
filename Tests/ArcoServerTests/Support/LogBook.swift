#if Server
  import ArcoCore
  import Logging

  /// What a site logged, of every level.
  final class LogBook: Sendable {
    struct Line: Equatable, Sendable {
      var level: Logger.Level
      var text: String
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
        let line = Line(level: event.level, text: "\(event.message)")
        book.lines.withLock { $0.append(line) }
      }
    }

    private let lines = Locked<[Line]>([])

    var logger: Logger { Logger(label: "test") { _ in Handler(book: self) } }

    /// The texts of a level, oldest first.
    func texts(_ level: Logger.Level) -> [String] {
      lines.withLock { $0.filter { $0.level == level }.map(\.text) }
    }
  }
#endif
