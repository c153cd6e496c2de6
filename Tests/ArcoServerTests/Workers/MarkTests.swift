#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import CArcoWorkers
  import Foundation
  import Testing

  /// What a worker has in hand, as its supervisor would see it.
  @Suite(.timeLimit(.minutes(1))) struct MarkTests {
    /// Something that was in hand: of a session or a page, and which of its inputs.
    private struct Mark: Hashable {
      var id: String
      var reference: Int
    }

    /// The marks of this process, for good, as they belong to its threads.
    private enum Marks {
      private static let address: Int = {
        let file = arco_marks_file(FileManager.default.temporaryDirectory.path)
        guard file >= 0, let memory = arco_marks_map(file) else { return 0 }
        close(file)
        arco_marks_use(memory)
        return Int(bitPattern: memory)
      }()

      static func begin() { _ = address }

      static func all(of ids: Set<String>) -> Set<Mark> {
        guard let memory = UnsafeRawPointer(bitPattern: address) else { return [] }
        var found: Set<Mark> = []
        for place in 0..<Int(ARCO_MARKS) {
          let mark = arco_marks_read(memory, place)
          let id = withUnsafeBytes(of: mark.session) { Hexadecimal.text($0) }
          guard mark.state == 1, ids.contains(id) else { continue }
          found.insert(Mark(id: id, reference: Int(mark.reference)))
        }
        return found
      }
    }

    /// What was in hand while application code ran, by what that did.
    private final class Notes: Sendable {
      let ids = Locked<Set<String>>([])
      let notes = Locked<[String: Set<Mark>]>([:])

      func note(_ what: String) {
        let found = Marks.all(of: ids.withLock { $0 })
        notes.withLock { $0[what, default: []].formUnion(found) }
      }

      func take() -> [String: Set<Mark>] {
        notes.withLock { notes in
          defer { notes = [:] }
          return notes
        }
      }
    }

    private struct Watched: Codable, Sendable {
      static let notes = Notes()
      var count = 0

      init() {}

      init(from decoder: any Decoder) throws {
        count = try decoder.singleValueContainer().decode(Int.self)
      }

      func encode(to encoder: any Encoder) throws {
        Self.notes.note("writing")
        var container = encoder.singleValueContainer()
        try container.encode(count)
      }
    }

    private enum WatchedInput: Codable, Sendable {
      case add
      case ask
      case answer
    }

    private static func screen() -> Screen {
      Screen(
        Component<Void, Watched, WatchedInput, HTML>(
          .update { watched, input in
            Watched.notes.note("\(input)")
            switch input {
            case .add, .answer: watched.count += 1
            case .ask: return .task { _, out in out.send(.answer) }
            }
            return .none
          }
        ) { watched, send in
          let _ = Watched.notes.note("showing")
          button("count \(watched.count)", .onClick { send(.add) }, .onDoubleClick { send(.ask) })
        },
        state: Watched(), keeping: .inputs(as: "watched"))
    }

    @Test func `threads that end give their marks back`() async throws {
      Marks.begin()
      let begun = Locked(0)
      for _ in 0..<2 * Int(ARCO_MARKS) {
        let thread = Thread {
          let id = [UInt8](repeating: 7, count: 16)
          let isMarked = arco_marks_begin(id, 1) == 1
          arco_marks_end()
          begun.withLock { $0 += isMarked ? 1 : 0 }
        }
        thread.start()
        while !thread.isFinished { await Task.yield() }
      }
      #expect(begun.withLock { $0 } == 2 * Int(ARCO_MARKS))
    }

    @Test func `what runs for a page is in hand, as its session's once that comes back`()
      async throws
    {
      let verdict = Verdict()
      defer { withExtendedLifetime(verdict) {} }
      let bench = try KeepingBench(worker: verdict.worker)
      (bench.nodes, bench.screen) = (2, Self.screen())
      let notes = Watched.notes
      let page = PageName(at: "/marks", browser: "a browser of these tests alone").text
      notes.ids.withLock { $0 = [page] }
      Marks.begin()
      let visit = Visit(
        screen: bench.screen, address: "/marks", network: "10.0.0.1", cookie: Bench.cookie,
        token: nil, browser: Browser(cookie: "a browser of these tests alone"))
      let opened = try await bench.server.open(visit)
      #expect(notes.take() == ["showing": [Mark(id: page, reference: -1)]])

      let id = opened.session.description
      notes.ids.withLock { $0 = [page, id] }
      let token = bench.server.tokens.issue(for: opened.session, cookie: Bench.cookie)
      try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        var patch = await tab.hear(applied: 1).patch
        // The mark names the page and no session, as the page is not kept before its first event.
        let first = notes.take()
        #expect(first["add"]?.map(\.id) == [page])
        #expect(first["showing"] == first["add"])
        #expect(first["writing"] == first["add"])

        tab.line.say(.click(2, 1, on: patch))
        patch = await tab.hear { $0.applied >= 2 && $0.text.contains("2") }.patch
        let second: Set = [Mark(id: id, reference: 2)]
        #expect(notes.take() == ["add": second, "showing": second, "writing": second])

        tab.line.say(.doubleClick(3, 1, on: patch))
        _ = await tab.hear { $0.applied >= 3 && $0.text.contains("3") }
        let third = notes.take()
        #expect(third["ask"] == [Mark(id: id, reference: 3)])
        #expect(third["answer"] == [Mark(id: id, reference: 0)])
      }
      while !Marks.all(of: [page, id]).isEmpty {
        try Task.checkCancellation()
        await Task.yield()
      }
      _ = notes.take()
      try bench.restart()
      #expect(try await bench.load(token: token).opened.goesOn)
      let back = notes.take()
      #expect(back["add"] == [Mark(id: id, reference: -1)])
      #expect(back["showing"]?.contains(Mark(id: id, reference: -1)) == true)
    }
  }
#endif
