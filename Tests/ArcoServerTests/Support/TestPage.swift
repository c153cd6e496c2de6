#if Server
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Synchronization

  /// What a test's page was told, in order.
  final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    let closed = Signal()

    var all: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  /// A page of three nodes: 1 a button that counts, 2 a field, 3 the count's text.
  ///
  /// A field's input changes nothing, except that `burst n` makes n patches at once.
  enum TestPage {
    static let nodes = 3

    static func screen(_ log: Log) -> Screen {
      Screen { _ in
        let model = Model()
        let page = Page(
          nodeCount: { nodes },
          markup: { Array("<button data-on=\"c\"></button><input data-on=\"i\">0".utf8) },
          rebuild: {
            log.note("rebuild")
            return [8]
          },
          receive: { node, kind, payload in
            receive(node, kind, payload, model, log)
          },
          close: {
            model.page = nil
            log.note("close")
            log.closed.raise()
          })
        model.page = page
        return page
      }
    }

    private final class Model {
      var page: Page?
      var count = 0
    }

    private static func receive(
      _ node: Int, _ kind: EventKind, _ payload: EventPayload, _ model: Model, _ log: Log
    ) -> EventRefusal? {
      switch (node, kind, payload) {
      case (1, .click, _):
        model.count += 1
        log.note("click \(model.count)")
        model.page?.onPatch?(text(model.count))
        return nil
      case (2, .input, .input(let text, _)):
        log.note("input \(text)")
        guard text.hasPrefix("burst "), let times = Int(text.dropFirst(6)) else { return nil }
        for _ in 0..<times {
          model.count += 1
          model.page?.onPatch?(self.text(model.count))
        }
        return nil
      case (1...nodes, _, _):
        return .notOffered
      default:
        return .gone
      }
    }

    static func text(_ count: Int) -> [UInt8] {
      var writer = ByteWriter()
      writer.byte(1)
      writer.integer(3)
      writer.text("\(count)")
      return writer.bytes
    }
  }
#endif
