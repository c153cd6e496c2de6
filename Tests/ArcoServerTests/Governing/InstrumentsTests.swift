#if Server
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import InMemoryTracing
  import Logging
  import Metrics
  import MetricsTestKit
  import Testing
  import Tracing

  /// What a site tells of itself, by OpenTelemetry's names.
  @Suite(.timeLimit(.minutes(1))) struct InstrumentsTests {
    @Test func `metrics count sessions, events, refusals, commits and returns`() async throws {
      let metrics = TestMetrics()
      let bench = try KeepingBench(
        instruments: SiteInstruments(metrics: metrics, tracer: NoOpTracer()))
      let (token, _) = try await bench.load()
      #expect(try metrics.expectGauge("arco.session.active").lastValue == 1)
      let patch = try await bench.connect(token) { tab in
        tab.line.say([.add(1), .add(2, node: 99), .add(3)])
        return await tab.hear { $0.applied >= 3 }.patch
      }
      #expect(try metrics.expectCounter("arco.event.count").totalValue == 3)
      let refused = try metrics.expectCounter("arco.event.refused.count", [("error.type", "gone")])
      #expect(refused.totalValue == 1)
      #expect(try metrics.expectTimer("arco.commit.duration").values.count >= 1)
      #expect(try metrics.expectCounter("arco.commit.change.count").totalValue >= 1)
      func returned(_ outcome: String) throws -> Int64 {
        try metrics.expectCounter(
          "arco.session.return.count", [("arco.session.return.outcome", outcome)]
        ).totalValue
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { _ in }
      #expect(try returned("same") == 1)
      try bench.restart(TallyPage.screen(bench.effects, version: 2))
      _ = try await bench.load(token: token)
      #expect(try returned("fresh") == 1)
    }

    @Test func `a commit that fails counts as one, and none of its changes does`() async throws {
      let metrics = TestMetrics()
      let bench = try KeepingBench(
        instruments: SiteInstruments(metrics: metrics, tracer: NoOpTracer()))
      let (token, _) = try await bench.load()
      bench.store.fail(.busy(path: "disk"))
      try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        while bench.book.texts(.error).isEmpty {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
      let failed = try metrics.expectTimer(
        "arco.commit.duration", [("error.type", "StoreError")])
      #expect(failed.values.count == 1)
      #expect(try metrics.expectTimer("arco.commit.duration").values.isEmpty)
      #expect(try metrics.expectCounter("arco.commit.change.count").totalValue == 0)
    }

    @Test func `a metric says how long each event took, its refusal or its views included`()
      async throws
    {
      let metrics = TestMetrics()
      let bench = try Bench(instruments: SiteInstruments(metrics: metrics, tracer: NoOpTracer()))
      let clock = bench.clock
      let token = try await bench.paint { clock.advance(by: .milliseconds(7)) }
      await bench.join(token) { line, _ in
        line.say([.click(1), .event(reference: 2, nil)])
        while let frame = await line.hear() { if case .refused(2, _) = frame { break } }
      }
      #expect(try metrics.expectTimer("arco.event.duration").values == [7_000_000, 0])
    }

    private let tracer = InMemoryTracer()

    private var instruments: SiteInstruments {
      SiteInstruments(metrics: NOOPMetricsHandler.instance, tracer: tracer)
    }

    private func spans(_ name: String) -> [FinishedInMemorySpan] {
      tracer.finishedSpans.filter { $0.operationName == name }
    }

    @Test func `spans tell of joins, events, commits and loads`() async throws {
      let bench = try KeepingBench(instruments: instruments)
      let (token, opened) = try await bench.load()
      let id = SpanAttribute.string("\(opened.session)")
      let patch = try await bench.connect(token) { tab in
        tab.line.say([.add(1), .add(2)])
        return await tab.hear(applied: 2).patch
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { _ in }
      let (joins, events, loads) = (spans("arco.join"), spans("arco.event"), spans("arco.load"))
      #expect(joins.map(\.kind) == [.server, .server])
      #expect(events.map(\.kind) == [.consumer, .consumer])
      #expect(loads.map(\.kind) == [.client])
      for span in joins + events + loads { #expect(span.attributes.get("session.id") == id) }
      #expect(loads.first?.attributes.get("db.operation.name") == .string("load"))
      #expect(loads.first?.attributes.get("db.system.name") == .string("other_sql"))
      let commit = try #require(spans("arco.commit").first)
      #expect(commit.kind == .client)
      #expect(commit.attributes.get("db.operation.name") == .string("commit"))
      #expect(commit.attributes.get("db.system.name") == .string("other_sql"))
      guard case .int64(let changes)? = commit.attributes.get("arco.commit.change.count") else {
        Issue.record("no number of changes")
        return
      }
      #expect(changes >= 1)
      #expect(tracer.finishedSpans.allSatisfy { $0.status == nil })
    }

    @Test func `a refused event's span has an error, and the commit that fails`() async throws {
      let bench = try KeepingBench(instruments: instruments)
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        tab.line.say(.add(1, node: 99))
        _ = await tab.hear { $0.refused == [1] }
      }
      let event = try #require(spans("arco.event").first)
      #expect(event.status?.code == .error)
      #expect(event.attributes.get("error.type") == .string("gone"))
      bench.store.fail(.busy(path: "disk"))
      try await bench.connect(token) { tab in
        tab.line.say(.add(2))
        while bench.book.texts(.error).isEmpty { await Task.yield() }
      }
      let commit = try #require(spans("arco.commit").last)
      #expect(commit.status?.code == .error)
      #expect(commit.attributes.get("error.type") == .string("StoreError"))
    }

    @Test func `spans of a page are linked to the span that painted it`() async throws {
      let bench = try Bench(instruments: instruments)
      let (token, request) = try await tracer.withSpan("GET /coffee", ofKind: .server) { span in
        (try await bench.paint(), span.spanContext)
      }
      await bench.join(token) { line, _ in
        line.say(.click(1))
        _ = await line.hear()
      }
      for span in spans("arco.join") + spans("arco.event") {
        #expect(span.links.map { $0.context.inMemorySpanContext } == [request])
      }
      #expect(spans("arco.join").count == 1)
      #expect(spans("arco.event").count == 1)
    }
  }
#endif
