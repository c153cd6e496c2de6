#if Server
  import Arco
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Logging
  import Testing

  /// Elements within each other: each depth is a shape of its own.
  private func nest(_ depth: Int) -> HTML {
    depth == 0 ? em("in") : div { nest(depth - 1) }
  }

  /// Rows that come with each click, all but the last few of which go again.
  private func growing() -> Component<Void, [Int], Int, HTML> {
    Component(
      .reduce { rows, row in
        rows.append(row)
        if rows.count > 3 { rows.removeFirst() }
      },
      Face { rows, send in
        button("Deeper", .onClick { send((rows.last ?? 0) + 1) })
        keyed(rows, id: { $0 }) { nest($0) }
      })
  }

  @Suite(.timeLimit(.minutes(1))) struct TemplateLimitTests {
    private struct Kinds {
      var patches = 0
      var rebuilds = 0
      var templates: Set<Int> = []
    }

    /// Clicks so often, and says what came for it.
    private func click(_ times: Int, on bench: Bench, state: [Int] = []) async throws -> Kinds {
      let (session, paint) = try await bench.site.open(
        Screen(Program(growing(), state: state)), from: "10.0.0.1")
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      var kinds = Kinds()
      try await bench.join(token, nodes: paint.nodes) { line, _ in
        var reader = PatchReader()
        for reference in 1...times {
          line.say(
            .event(
              reference: reference, received: kinds.patches, Event(node: 1, kind: .click)))
          guard case .patch(_, let applied, let operations) = await line.hear() else {
            Issue.record("no patch")
            return
          }
          #expect(applied == reference)
          kinds.patches += 1
          // Throws where a template is named that is not defined.
          if try reader.read(operations).first == .rebuild { kinds.rebuilds += 1 }
          kinds.templates.insert(reader.templateCount)
        }
      }
      return kinds
    }

    @Test func `a page that makes ever new shapes is built anew, and keeps what it shows`()
      async throws
    {
      let bench = try Bench { $0.limits.templates = 10 }
      let kinds = try await click(60, on: bench)
      #expect((4...12).contains(kinds.rebuilds), "\(kinds.rebuilds)")
      #expect(kinds.templates.max() ?? 0 <= 10, "the client's are let go of, too")
      let notices = bench.book.texts(.notice)
      #expect(notices.count == kinds.rebuilds)
      #expect(
        notices.first?.hasPrefix("A page has more templates than limits.templates (10)") == true)
    }

    @Test func `a page that has fewer is not`() async throws {
      let bench = try Bench()
      let kinds = try await click(60, on: bench)
      #expect(kinds.rebuilds == 0)
      #expect(kinds.templates.max() ?? 0 >= 60)
    }

    @Test func `a page that shows more at once than its limit is not built anew each time`()
      async throws
    {
      let bench = try Bench { $0.limits.templates = 1 }
      let kinds = try await click(20, on: bench, state: [1, 2, 3])
      #expect((2...10).contains(kinds.rebuilds), "\(kinds.rebuilds)")
    }
  }
#endif
