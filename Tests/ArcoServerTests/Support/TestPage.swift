#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb

  /// What a test's page was told, in order.
  final class Log: Sendable {
    private let lines = Locked<[String]>([])
    let closed = Signal()
    /// What an effect of a page waits for.
    let goesOn = Signal()

    var all: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  /// A page of three nodes: 1 a button that counts, 2 a field, 3 the count's text.
  ///
  /// A field's input changes nothing, except that `burst n` makes n patches at once, and that the numbers of nodes are
  /// spent after `spend`.
  enum TestPage {
    static let nodes = 3

    /// - Parameters:
    ///   - onClick: what the handler of a click does besides counting.
    ///   - onBegin: what the page's begin does.
    static func screen(
      _ log: Log, onClick: @escaping @Sendable () -> Void = {},
      onBegin: @escaping @Sendable () -> Void = {}
    ) -> Screen {
      Screen(live: { _ in
        onBegin()
        return StubPage(log, onClick)
      })
    }

    static func text(_ count: Int) -> [UInt8] {
      var writer = ByteWriter()
      writer.byte(1)
      writer.integer(3)
      writer.text("\(count)")
      return writer.bytes
    }
  }

  private final class StubPage: LivePage {
    private let log: Log
    private let onClick: @Sendable () -> Void
    private var count = 0
    private(set) var hasSpentNumbers = false
    var onPatch: (([UInt8]) -> Void)?
    let nodeCount = TestPage.nodes
    var address: String? { nil }
    var head: Page.Head { Page.Head() }
    let elementNumbers = [1, 2]

    var formerElementNumbers: [Int]? { nil }

    func recall(_ numbers: [Int]) -> [UInt8] { [] }

    init(_ log: Log, _ onClick: @escaping @Sendable () -> Void) {
      self.log = log
      self.onClick = onClick
    }

    func markup() -> [UInt8] {
      Array("<button data-on=\"c\"></button><input data-on=\"i\">0".utf8)
    }

    func repaint() -> [UInt8] { markup() }
    func takeMail() {}
    func pause() -> Bool { true }
    func resume() {}
    var plainForms: [PlainForm] { [] }
    var isBusy: Bool { false }

    func rebuild() -> [UInt8] {
      log.note("rebuild")
      hasSpentNumbers = false
      return [8]
    }

    func forgetFormerNumbers() { log.note("shown") }

    func receive(_ event: Event, by numbering: Numbering) -> EventRefusal? {
      switch (event.node, event.kind, event.payload) {
      case (1, .click, _):
        log.note("\(numbering == .former ? "former " : "")click \(count + 1)")
        onClick()
        step()
        return nil
      case (2, .input, .input(let text, _)):
        log.note("input \(text)")
        if text == "spend" { hasSpentNumbers = true }
        if text.hasPrefix("burst ") {
          for _ in 0..<(Int(text.dropFirst(6)) ?? 0) { step() }
        }
        return nil
      case (1...TestPage.nodes, _, _):
        return .notOffered
      default:
        return .gone
      }
    }

    private func step() {
      count += 1
      onPatch?(TestPage.text(count))
    }

    func close(_ whenOver: @escaping () -> Void) {
      log.note("close")
      log.closed.raise()
      whenOver()
    }
  }
#endif
